// Who may do what: every call of the route table, by every kind of caller.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <sstream>

#include "api/online.h"
#include "api/route.h"

namespace hammer::server {
namespace {

// In the order of the columns below. Those of the second line are tokens of the host.
// clang-format off
constexpr std::array<std::string_view, 15> kRoles{
    "nobody", "guest", "person", "bot",
    "read", "play", "account", "expired", "revoked", "banned",
    "unknown token", "spectator", "holder of another match", "opponent", "host"};
// clang-format on

struct Expected {
  std::string_view call;
  std::string_view statuses;
};

// guest, person and bot have nothing to do with the match; the spectator watches it.
// clang-format off: columns
constexpr auto kTable = std::to_array<Expected>({
    // call                                        nob gue per bot rea pla acc exp rev ban unk spe oth opp hos
    {"GET /api",                                  "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/info",                             "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"POST /api/guests",                          "201 201 201 201 201 201 201 401 401 403 401 201 201 201 201"},
    {"POST /api/sessions",                        "201 201 201 201 201 201 201 401 401 403 401 201 201 201 201"},
    {"DELETE /api/sessions",                      "401 204 204 204 204 204 204 401 401 403 401 204 204 204 204"},
    {"POST /api/accounts",                        "401 200 409 200 403 403 409 401 401 403 401 409 409 409 409"},
    {"GET /api/me",                               "401 200 200 200 200 403 403 401 401 403 401 200 200 200 200"},
    {"PATCH /api/me",                             "401 200 200 200 403 403 200 401 401 403 401 200 200 200 200"},
    {"DELETE /api/me",                            "401 204 204 204 403 403 204 401 401 403 401 204 204 204 204"},
    {"GET /api/me/export",                        "401 200 200 200 403 403 200 401 401 403 401 200 200 200 200"},
    {"GET /api/tokens",                           "401 200 200 200 403 403 200 401 401 403 401 200 200 200 200"},
    {"POST /api/tokens",                          "401 201 201 201 403 403 201 401 401 403 401 201 201 201 201"},
    // One of the host's: nobody else has a token of that number.
    {"DELETE /api/tokens/{id}",                   "401 404 404 404 403 403 204 401 401 403 401 404 404 404 204"},
    {"GET /api/people/{name}",                    "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/people/{name}/matches",            "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/people/{name}/ratings/{game}",     "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/people/{name}/against/{other}",    "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/leaderboards/{game}",              "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    // Of somebody else.
    {"POST /api/mutes",                           "401 204 204 204 403 204 403 401 401 403 401 204 204 204 204"},
    {"DELETE /api/mutes/{name}",                  "401 204 204 204 403 204 403 401 401 403 401 204 204 204 204"},
    {"POST /api/reports",                         "401 204 204 204 403 204 403 401 401 403 401 204 204 204 204"},
    {"GET /api/challenges",                       "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/live",                             "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    // 409: admitted, but the stream has to be opened first.
    {"POST /api/pairing",                         "401 403 409 409 403 409 403 401 401 403 401 409 409 409 409"},
    {"DELETE /api/pairing",                       "401 204 204 204 403 204 403 401 401 403 401 204 204 204 204"},
    {"GET /api/stream",                           "401 200 200 200 200 403 403 401 401 403 401 200 200 200 200"},
    {"POST /api/matches",                         "401 201 201 201 403 201 403 401 401 403 401 201 201 201 201"},
    {"GET /api/matches/{id}",                     "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    // The host's that has not begun: only its host can cancel it, and all others can sit down.
    {"DELETE /api/matches/{id}",                  "401 403 403 403 403 200 403 401 401 403 401 403 403 403 200"},
    {"GET /api/matches/{id}/record",              "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"GET /api/matches/{id}/stream",              "200 200 200 200 200 200 200 401 401 403 401 200 200 200 200"},
    {"POST /api/matches/{id}/seats",              "401 200 200 200 403 409 403 401 401 403 401 200 200 200 409"},
    {"DELETE /api/matches/{id}/seats",            "401 403 403 403 403 200 403 401 401 403 401 403 403 403 200"},
    // The one that is being played: only its players.
    {"POST /api/matches/{id}/commands",           "401 403 403 403 403 200 403 401 401 403 401 403 403 200 200"},
    {"POST /api/matches/{id}/number",             "401 403 403 403 403 200 403 401 401 403 401 403 403 200 200"},
    {"POST /api/matches/{id}/offers",             "401 403 403 403 403 200 403 401 401 403 401 403 403 200 200"},
    // 409: admitted, but nothing is offered, and nobody has been gone for long enough.
    {"POST /api/matches/{id}/offers/answer",      "401 403 403 403 403 409 403 401 401 403 401 403 403 409 409"},
    {"POST /api/matches/{id}/claim",              "401 403 403 403 403 409 403 401 401 403 401 403 403 409 409"},
    {"POST /api/matches/{id}/phrases",            "401 403 403 403 403 204 403 401 401 403 401 403 403 204 204"},
    {"POST /api/matches/{id}/differences",        "401 204 204 204 403 204 403 401 401 403 401 204 204 204 204"},
});
// clang-format on

const std::string& encoded_password() {
  static const std::string encoded = *encode_password("correct horse", kCheapPasswords);
  return encoded;
}

class World {
 public:
  World() {
    host = person("Host");
    opponent = person("Opponent");
    third = person("Third");
    person("Bystander");
    playing = online.begin_match(host, opponent);
    online.begin_match(third, person("Fourth"));
    waiting = online.create_match(host, true);
    account_token = online.add_token(host.id, "account");
  }

  std::string token_of(std::string_view role) {
    if (role == "nobody") return "";
    if (role == "guest") return online.add("Guest", AccountKind::kGuest).token;
    if (role == "person") return person("Person").token;
    if (role == "bot") return online.add("Bot", AccountKind::kBot).token;
    if (role == "read" || role == "play") return online.add_token(host.id, std::string(role));
    if (role == "account") return account_token;
    if (role == "expired") return online.add_token(host.id, "read play account", online.loop.wall_ms() - 1);
    if (role == "revoked") return revoked_token();
    if (role == "banned") return banned_token();
    if (role == "unknown token") return "hmr_" + std::string(43, 'x');
    if (role == "spectator") return spectator_token();
    if (role == "holder of another match") return third.token;
    return role == "opponent" ? opponent.token : host.token;
  }

  Online::Sent sent_for(std::string_view call) {
    Online::Sent sent{std::string(call.substr(0, call.find(' '))), std::string(call.substr(call.find(' ') + 1))};
    const bool is_before = call.ends_with("/seats") || call == "DELETE /api/matches/{id}";
    const std::string match = is_before ? waiting : playing;
    put(sent.path, "/api/tokens/{id}", "/api/tokens/" + std::to_string(last_token_of_host()));
    put(sent.path, "{id}", match);
    put(sent.path, "{name}", sent.method == "DELETE" ? "Bystander" : "Host");
    put(sent.path, "{other}", "Opponent");
    put(sent.path, "{game}", Online::kGame);
    const auto body = kBodies.find(call);
    if (body != kBodies.end()) sent.body = body->second;
    return sent;
  }

  Online online;

 private:
  TestAccount person(const std::string& name) { return online.add(name, AccountKind::kPerson, encoded_password()); }

  static void put(std::string& path, std::string_view place, const std::string& word) {
    const std::size_t found = path.find(place);
    if (found != std::string::npos) path.replace(found, place.size(), word);
  }

  std::int64_t last_token_of_host() { return online.store.rows().tokens_of(host.id).front().id; }

  std::string spectator_token() {
    const TestAccount spectator = person("Spectator");
    online.listen("/api/matches/" + playing + "/stream", spectator.token);
    return spectator.token;
  }

  std::string revoked_token() {
    const std::string token = online.add_token(host.id, "read play account");
    const auto id = online.store.rows().tokens_of(host.id);
    std::int64_t newest = 0;
    for (const Token& each : id) newest = std::max(newest, each.id);
    EXPECT_FALSE(online.store.rows().revoke_token(host.id, newest));
    return token;
  }

  std::string banned_token() {
    Account account = *online.store.rows().account(host.id);
    account.banned_until_ms = online.loop.wall_ms() + 1000;
    EXPECT_FALSE(online.store.rows().change_account(account));
    online.store.change_outside();
    return host.token;
  }

  const std::map<std::string, std::string, std::less<>> kBodies{
      {"POST /api/guests", R"({"name":"Newcomer"})"},
      {"POST /api/sessions", R"({"name":"Opponent","password":"correct horse"})"},
      {"POST /api/accounts", R"({"password":"battery staple"})"},
      {"PATCH /api/me", R"({"name":"Another"})"},
      {"DELETE /api/me", R"({"current_password":"correct horse"})"},
      {"POST /api/tokens", R"({"label":"x","scopes":["read"]})"},
      {"POST /api/mutes", R"({"name":"Bystander"})"},
      {"POST /api/reports", R"({"about":"Bystander","reason":"other"})"},
      {"POST /api/pairing", R"({"game":")" + std::string(Online::kGame) + R"("})"},
      {"POST /api/matches",
       R"({"game":")" + std::string(Online::kGame) + R"(","seats":[{"who":"me"},{"who":"open"}]})"},
      {"POST /api/matches/{id}/seats", "{}"},
      {"POST /api/matches/{id}/commands", R"({"shot_id":"s1","cmd":"concede"})"},
      {"POST /api/matches/{id}/number", R"({"number":"00112233445566778899aabbccddeeff"})"},
      {"POST /api/matches/{id}/offers", R"({"kind":"pause"})"},
      {"POST /api/matches/{id}/offers/answer", R"({"kind":"pause","accept":true})"},
      {"POST /api/matches/{id}/phrases", R"({"phrase":"hello"})"},
      {"POST /api/matches/{id}/differences", R"({"seq":0,"hash":"0123456789abcdef"})"},
  };

  TestAccount host, opponent, third;
  std::string playing, waiting, account_token;
};

class Authorisation : public testing::TestWithParam<Expected> {};

// Every cell has a server of its own: one call cannot change the result of another.
TEST_P(Authorisation, IsAsTheTableSays) {
  std::istringstream statuses{std::string(GetParam().statuses)};
  for (const std::string_view role : kRoles) {
    int expected = 0;
    ASSERT_TRUE(statuses >> expected) << "no status for " << role;
    World world;
    const std::string token = world.token_of(role);
    Online::Sent sent = world.sent_for(GetParam().call);
    sent.token = token;
    const Reply reply = world.online.call(sent);
    EXPECT_EQ(reply.status, expected) << GetParam().call << " by " << role << ": " << reply.body;
  }
  std::string more;
  EXPECT_FALSE(statuses >> more);
}

std::string name_of_row(const testing::TestParamInfo<Expected>& row) {
  std::string name;
  for (const char c : row.param.call) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += c;
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Calls, Authorisation, testing::ValuesIn(kTable), name_of_row);

TEST(AuthorisationTable, HasEveryCallThereIs) {
  std::map<std::string, int, std::less<>> listed;
  for (const Expected& row : kTable) ++listed[std::string(row.call)];
  for (const Route& route : routes()) {
    const std::string call = std::string(route.method) + ' ' + std::string(route.path);
    EXPECT_EQ(listed[call], 1) << call;
  }
  EXPECT_EQ(std::size(kTable), routes().size());
}

}  // namespace
}  // namespace hammer::server
