// The document and the server agree.
#include "api/openapi.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "api/json_schema.h"
#include "api/online.h"
#include "api/route.h"
#include "json/reader.h"
#include "older_match.h"

namespace hammer::server {
namespace {

// Real calls, each response checked against its schema in the document.
class OpenApi : public testing::Test {
 protected:
  OpenApi() : document_(read_json(online.call({"GET", "/api"}).body).value()), schemas_(document_) {}

  const JsonValue* operation(const std::string& method, std::string_view path) const {
    std::string small = method;
    std::ranges::transform(small, small.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
    const JsonValue* const found = member(*member(document_, "paths"), path);
    return found != nullptr ? member(*found, small) : nullptr;
  }

  // The schema of a response, by its status; empty: no body.
  static std::string schema_of(const JsonValue& operation, const std::string& status) {
    const JsonValue* const responses = member(operation, "responses");
    const JsonValue* found = member(*responses, status);
    if (found == nullptr) found = member(*responses, "default");
    const JsonValue* const content = member(*found, "content");
    if (content == nullptr) return "";
    const JsonValue& schema = *member(content->get<JsonObject>()->front().value, "schema");
    const std::string path = *member(schema, "$ref")->get<std::string>();
    return path.substr(path.rfind('/') + 1);
  }

  void expect_fits(const std::string& json, const std::string& schema) {
    const auto value = read_json(json);
    ASSERT_TRUE(value) << json;
    const auto fault = schemas_.find_fault(value.value(), schema);
    EXPECT_FALSE(fault) << *fault << "\n" << json;
  }

  // The reply, which fits its schema.
  Reply call(const Online::Sent& sent) {
    const Reply reply = online.call(sent);
    const Routed routed = find_route(sent.method, sent.path);
    EXPECT_NE(routed.route, nullptr) << sent.method << ' ' << sent.path;
    if (routed.route == nullptr) return reply;
    const JsonValue* const described = operation(sent.method, routed.route->path);
    EXPECT_NE(described, nullptr);
    const std::string schema = schema_of(*described, std::to_string(reply.status));
    if (reply.status < 300) {
      EXPECT_EQ(reply.status, routed.route->status) << sent.method << ' ' << sent.path;
      seen_.insert(std::string(routed.route->method) + ' ' + std::string(routed.route->path));
    }
    if (schema.empty() || reply.stream || routed.route->media != Media::kJson) return reply;
    expect_fits(reply.body, schema);
    return reply;
  }

  void expect_lines_fit(const RecordingSink& heard, const std::string& schema) {
    for (const std::string& line : heard.lines) expect_fits(line, schema);
  }

  Online online;
  JsonValue document_;
  JsonSchemas schemas_;
  std::set<std::string> seen_;
};

TEST_F(OpenApi, HasEveryCallAndNoOther) {
  std::set<std::string> described;
  for (const JsonMember& path : *member(document_, "paths")->get<JsonObject>()) {
    for (const JsonMember& method : *path.value.get<JsonObject>()) {
      std::string large = method.name;
      std::ranges::transform(large, large.begin(), [](char c) { return static_cast<char>(std::toupper(c)); });
      described.insert(large + ' ' + path.name);
      // It is routed with any parameters.
      EXPECT_NE(find_route(large, path.name).route, nullptr) << large << ' ' << path.name;
    }
  }
  std::set<std::string> routed;
  for (const Route& route : routes()) routed.insert(std::string(route.method) + ' ' + std::string(route.path));
  EXPECT_EQ(described, routed);
}

TEST_F(OpenApi, RefersOnlyToSchemasThatThereAre) {
  std::set<std::string_view> names;
  for (const Schema& schema : schemas()) {
    EXPECT_TRUE(names.insert(schema.name).second) << schema.name;
    EXPECT_TRUE(read_json(schema.json)) << schema.name;
  }
  for (const Schema& schema : schemas()) {
    constexpr std::string_view kRef = "#/components/schemas/";
    for (std::size_t at = schema.json.find(kRef); at != std::string_view::npos; at = schema.json.find(kRef, at + 1)) {
      const std::string_view rest = schema.json.substr(at + kRef.size());
      EXPECT_TRUE(names.contains(rest.substr(0, rest.find('"')))) << schema.name;
    }
  }
  for (const Route& route : routes()) {
    EXPECT_TRUE(route.body.empty() || names.contains(route.body)) << route.body;
    EXPECT_TRUE(route.answer.empty() || names.contains(route.answer)) << route.answer;
  }
}

TEST_F(OpenApi, SaysWhichScopeACallNeeds) {
  for (const Route& route : routes()) {
    const JsonValue& security = *member(*operation(std::string(route.method), route.path), "security");
    const auto& ways = *security.get<JsonArray>();
    EXPECT_EQ(ways.size(), route.needs == Needs::kNothing ? 2u : 1u);
    const auto& scopes = *member(ways.back(), "token")->get<JsonArray>();
    EXPECT_EQ(scopes.empty() ? "" : *scopes.front().get<std::string>(), scope_of(route.needs));
  }
}

TEST_F(OpenApi, DescribesTheAnswersOfAWholeEvening) {
  call({"GET", "/api"});
  call({"GET", "/api/info"});
  const std::string marta = text_at(call({"POST", "/api/guests", "", R"({"name":"Marta"})"}).body, "token");
  call({"POST", "/api/guests", "", R"({"name":"marta"})"});  // 409 with a suggestion
  call({"POST", "/api/accounts", marta, R"({"password":"correct horse"})"});
  const std::string second =
      text_at(call({"POST", "/api/sessions", "", R"({"name":"Marta","password":"correct horse"})"}).body, "token");
  const std::string paul = text_at(call({"POST", "/api/guests", "", R"({"name":"Paul","bot":true})"}).body, "token");
  call({"GET", "/api/me", marta});
  call({"PATCH", "/api/me", marta, R"({"name":"Mia"})"});
  const Reply made = call({"POST", "/api/tokens", marta, R"({"label":"x","scopes":["read"]})"});
  call({"GET", "/api/tokens", marta});
  call({"DELETE", "/api/tokens/" + text_at(made.body, "id"), marta});
  call({"DELETE", "/api/tokens/9999", marta});

  const auto lobby = online.listen("/api/stream", marta);
  const auto pauls = online.listen("/api/stream", paul);
  const std::string game = Online::kGame;
  const Reply created = call({"POST", "/api/matches", marta,
                              R"({"game":")" + game + R"(","listed":true,"seats":[{"who":"me"},{"who":"open"}]})"});
  const std::string match = "/api/matches/" + text_at(created.body, "id");
  online.loop.advance(std::chrono::seconds(2));
  call({"GET", "/api/challenges"});
  call({"POST", match + "/seats", paul, "{}"});
  const auto watched = online.listen(match + "/stream", marta);
  call({"GET", match});
  call({"GET", "/api/live"});
  call({"GET", "/api/me", marta});
  call({"POST", match + "/number", marta, R"({"number":"00112233445566778899aabbccddeeff"})"});
  call({"POST", match + "/phrases", marta, R"({"phrase":"hello"})"});
  call({"POST", match + "/phrases", marta, R"({"phrase":"rude"})"});
  call({"POST", match + "/offers", marta, R"({"kind":"pause"})"});
  call({"GET", match});
  call({"POST", match + "/offers/answer", paul, R"({"kind":"pause","accept":false})"});
  call({"POST", match + "/differences", marta, R"({"seq":0,"hash":"0123456789abcdef"})"});
  call({"POST", match + "/commands", paul, R"({"shot_id":"x","cmd":"undo"})"});
  // Paul is gone for long; then it may be claimed.
  online.listen(match + "/stream", paul)->leave();
  online.loop.advance(std::chrono::seconds(200));
  call({"GET", match});
  call({"POST", match + "/claim", marta});
  EXPECT_EQ(text_at(call({"GET", match}).body, "phase"), "over");
  call({"GET", match + "/record"});
  online.loop.advance(std::chrono::seconds(11));

  const Reply other = call({"POST", "/api/matches", marta,
                            R"({"game":")" + game + R"(","seats":[{"who":"me"},{"who":"open"},{"who":"open"}]})"});
  const Reply doubled = call({"POST", "/api/matches", marta, R"({"game":")" + game + R"("})"});
  const std::string waiting =
      "/api/matches/" + text_at(call({"POST", "/api/matches", marta,
                                      R"({"game":")" + game + R"(","seats":[{"who":"me"},{"who":"open"}]})"})
                                    .body,
                                "id");
  call({"DELETE", waiting + "/seats", marta});
  call({"DELETE", waiting, marta});
  const std::string machine =
      "/api/matches/" +
      text_at(call({"POST", "/api/matches", marta,
                    R"({"game":")" + game + R"(","seats":[{"who":"me"},{"who":"machine","level":"novice"}]})"})
                  .body,
              "id");
  call({"GET", machine});
  EXPECT_EQ(call({"POST", machine + "/commands", marta, R"({"shot_id":"x","cmd":"concede"})"}).status, 200);
  call({"GET", machine});

  const TestAccount one = online.add("One", AccountKind::kPerson), two = online.add("Two", AccountKind::kPerson);
  const OlderMatch older("abcdefgh2345", 5, {{one.id, "One"}, {two.id, "Two"}});
  ASSERT_FALSE(older.write(online.store.rows()));
  call({"GET", "/api/matches/abcdefgh2345"});
  EXPECT_EQ(
      call({"POST", "/api/matches/abcdefgh2345/commands", one.token, R"({"shot_id":"x","cmd":"concede"})"}).status,
      200);
  EXPECT_EQ(number_at(call({"GET", "/api/matches/abcdefgh2345"}).body, "seed"), 5);

  call({"POST", "/api/mutes", paul, R"({"name":"Mia"})"});
  call({"DELETE", "/api/mutes/Mia", paul});
  call({"POST", "/api/reports", marta, R"({"about":"Paul","reason":"stalling"})"});
  for (const std::string& token : {marta, paul}) {
    const auto id = static_cast<AccountId>(number_at(call({"GET", "/api/me", token}).body, "account.id"));
    online.rate(id, game, 1500, token == marta ? 60 : 160);
  }
  call({"POST", "/api/pairing", paul, R"({"game":")" + game + R"("})"});
  call({"POST", "/api/pairing", marta, R"({"game":")" + game + R"("})"});
  online.loop.advance(std::chrono::seconds(2));
  call({"DELETE", "/api/pairing", paul});
  EXPECT_EQ(lobby->count(R"("type":"paired")"), 1);
  // It is rated, and so are both.
  const auto is_paired = [](const std::string& line) { return line.find(R"("type":"paired")") != std::string::npos; };
  const std::string rated = "/api/matches/" + text_at(*std::ranges::find_if(lobby->lines, is_paired), "match");
  call({"GET", rated});
  call({"GET", "/api/live"});
  EXPECT_EQ(call({"POST", rated + "/commands", marta, R"({"shot_id":"y","cmd":"concede"})"}).status, 200);
  call({"GET", rated});
  call({"GET", "/api/people/Mia"});
  call({"GET", "/api/people/Mia/matches", "", "", "most=3"});
  call({"GET", "/api/people/Mia/ratings/" + game});
  call({"GET", "/api/people/Mia/against/Paul"});
  call({"GET", "/api/leaderboards/" + game});
  call({"GET", "/api/me/export", marta});
  call({"GET", "/api/stream", marta});
  call({"GET", match + "/stream"});
  Account banned = *online.store.rows().account(online.add("Nils", AccountKind::kBot).id);
  const std::string nils = online.add_token(banned.id, "read");
  banned.banned_until_ms = online.loop.wall_ms() + 3'600'000;
  banned.ban_reason = "stalling";
  ASSERT_FALSE(online.store.rows().change_account(banned));
  online.store.change_outside();
  EXPECT_EQ(call({"GET", "/api/me", nils}).status, 403);
  call({"DELETE", "/api/sessions", second});
  call({"DELETE", "/api/me", paul, "{}"});
  online.application.stop();
  expect_lines_fit(*lobby, "PersonLine");
  expect_lines_fit(*pauls, "PersonLine");
  expect_lines_fit(*watched, "MatchLine");

  for (const Route& route : routes()) {
    const std::string name = std::string(route.method) + ' ' + std::string(route.path);
    EXPECT_TRUE(seen_.contains(name)) << name << " was not answered well";
  }
  // A mistake in a schema, or something that this test does not cause.
  EXPECT_EQ(schemas_.never_seen(), std::set<std::string>());
}

// The table of docs/api.md: "| `GET /api/me` | … | read |".
TEST_F(OpenApi, AndThePageForPeopleListTheSameCalls) {
  std::ifstream page(HAMMER_API_PAGE);
  ASSERT_TRUE(page);
  std::map<std::string, std::string> listed;
  for (std::string line; std::getline(page, line);) {
    const std::size_t end = line.find("` |", 3);
    if (!line.starts_with("| `") || end == std::string::npos || line.find(" /api") > end) continue;
    const std::size_t scope = line.rfind("| ", line.size() - 3) + 2;
    listed[line.substr(3, end - 3)] = line.substr(scope, line.size() - scope - 2);
  }
  EXPECT_EQ(listed.size(), routes().size());
  for (const Route& route : routes()) {
    const std::string call = std::string(route.method) + ' ' + std::string(route.path);
    ASSERT_TRUE(listed.contains(call)) << call;
    const std::string_view scope = scope_of(route.needs);
    const std::string needed = route.needs == Needs::kNothing ? "–" : scope.empty() ? "any" : std::string(scope);
    EXPECT_TRUE(listed[call].starts_with(needed)) << call << ": " << listed[call];
  }
}

TEST_F(OpenApi, RefusesWhatItDoesNotHave) {
  const Reply nothing = online.call({"GET", "/api/nothing"});
  EXPECT_EQ(nothing.status, 404);
  expect_fits(nothing.body, "Refusal");
  const Reply other = online.call({"PUT", "/api/me"});
  EXPECT_EQ(other.status, 405);
  EXPECT_EQ(header_of(other, "Allow"), "GET, PATCH, DELETE");
  expect_fits(other.body, "Refusal");
  for (const char* path : {"/api/", "/api/people//matches", "/api/me/", "/API/me", "/api/matches/x/seats/1"}) {
    EXPECT_EQ(online.call({"GET", path}).status, 404) << path;
  }
  EXPECT_EQ(online.call({"GET", "/api/info", "", "", "a=b"}).status, 400);
  EXPECT_EQ(online.call({"DELETE", "/api/sessions", "", R"({"a":1})"}).status, 400);
}

}  // namespace
}  // namespace hammer::server
