#include "api/online.h"

#include <algorithm>
#include <charconv>

#include "api/authentication.h"
#include "json/reader.h"
#include "match/rated_result.h"

namespace hammer::server {

Online::Online()
    : log(Log::Level::kDebug, [this](std::string_view line) { logged.emplace_back(line); }),
      application({loop, store, workers, password_workers, metrics, log},
                  {.version = "1.2.3", .password_cost = kCheapPasswords, .elsewhere = [] {
                     return std::vector<std::string>{"http://192.168.1.7:8080/"};
                   }}) {}

std::vector<Reply> Online::call_together(const std::vector<Sent>& calls) {
  std::vector<std::optional<Reply>> replies(calls.size());
  for (std::size_t i = 0; i < calls.size(); ++i) {
    const Sent& sent = calls[i];
    application.answer({sent.method, sent.path, sent.query, sent.body, sent.token, sent.address}, [&, i](Reply reply) {
      EXPECT_FALSE(replies[i]) << sent.method << ' ' << sent.path << " was answered twice";
      replies[i] = std::move(reply);
    });
  }
  const bool are_answered =
      loop.run_until([&] { return std::ranges::all_of(replies, [](const auto& reply) { return reply.has_value(); }); });
  EXPECT_TRUE(are_answered) << calls.front().method << ' ' << calls.front().path << " was not answered";
  loop.run_all();
  std::vector<Reply> all;
  for (auto& reply : replies) all.push_back(reply ? std::move(*reply) : Reply{.status = 0});
  return all;
}

Reply Online::call(const Sent& sent) { return call_together({sent}).front(); }

SharedSink Online::listen(const std::string& path, const std::string& token) {
  const Reply reply = call({"GET", path, token});
  EXPECT_EQ(reply.status, 200) << reply.body;
  auto heard = std::make_shared<RecordingSink>();
  if (reply.stream) reply.stream(heard);
  loop.run_all();
  return heard;
}

TestAccount Online::add(const std::string& name, AccountKind kind, const std::string& encoded_password) {
  Account account{.name = name, .kind = kind, .password = encoded_password, .created_ms = loop.wall_ms()};
  const auto id = store.rows().add_account(account);
  EXPECT_TRUE(id);
  return {id.value(), name, add_token(id.value(), "read play account")};
}

std::string Online::add_token(AccountId account, const std::string& scopes, std::int64_t expires_ms) {
  const std::string secret = make_secret();
  const Token token{.hash = hash_of_secret(secret),
                    .account = account,
                    .label = "test",
                    .scopes = scopes,
                    .created_ms = loop.wall_ms(),
                    .expires_ms = expires_ms};
  EXPECT_FALSE(store.rows().add_token(token));
  return secret;
}

void Online::rate(AccountId account, const std::string& game, double rating, double deviation,
                  const std::string& match) {
  RatingRow row{.account = account, .game = game, .rating = rating, .deviation = deviation, .games = 29};
  row.counted = kEstablished.min_counted;
  row.days = kEstablished.min_days;
  row.at_ms = loop.wall_ms();
  EXPECT_FALSE(store.rows().put_rating(row, match.empty() ? "before " + std::to_string(account) : match));
}

std::string Online::create_match(const TestAccount& host, bool listed, const std::string& game) {
  const std::string body = R"({"game":")" + game + R"(","seats":[{"who":"me"},{"who":"open"}],"listed":)" +
                           (listed ? "true" : "false") + '}';
  const Reply created = call({"POST", "/api/matches", host.token, body});
  EXPECT_EQ(created.status, 201) << created.body;
  return text_at(created.body, "id");
}

std::string Online::begin_match(const TestAccount& host, const TestAccount& opponent, const std::string& game) {
  const std::string id = create_match(host, false, game);
  const Reply begun = call({"POST", "/api/matches/" + id + "/seats", opponent.token, "{}"});
  EXPECT_EQ(begun.status, 200) << begun.body;
  return id;
}

namespace {

const JsonValue* step(const JsonValue& value, std::string_view name) {
  if (const auto* array = value.get<JsonArray>()) {
    std::size_t place = array->size();
    std::from_chars(name.data(), name.data() + name.size(), place);
    return place < array->size() ? &(*array)[place] : nullptr;
  }
  const auto* object = value.get<JsonObject>();
  if (object == nullptr) return nullptr;
  const auto found = std::ranges::find(*object, name, &JsonMember::name);
  return found == object->end() ? nullptr : &found->value;
}

}  // namespace

JsonValue at(const std::string& json, std::string_view path) {
  const auto read = read_json(json);
  if (!read) {
    ADD_FAILURE() << "not JSON: " << json;
    return {};
  }
  const JsonValue* value = &read.value();
  for (std::string_view rest = path; value != nullptr && !rest.empty();) {
    const std::size_t end = std::min(rest.find('.'), rest.size());
    value = step(*value, rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  EXPECT_NE(value, nullptr) << "no " << path << " in " << json;
  return value != nullptr ? *value : JsonValue{};
}

std::string text_at(const std::string& json, std::string_view path) {
  const JsonValue value = at(json, path);
  const auto* text = value.get<std::string>();
  EXPECT_NE(text, nullptr) << path << " is no text in " << json;
  return text != nullptr ? *text : "";
}

double number_at(const std::string& json, std::string_view path) {
  const JsonValue value = at(json, path);
  const auto* number = value.get<double>();
  EXPECT_NE(number, nullptr) << path << " is no number in " << json;
  return number != nullptr ? *number : 0;
}

std::size_t count_at(const std::string& json, std::string_view path) {
  const JsonValue value = at(json, path);
  const auto* array = value.get<JsonArray>();
  EXPECT_NE(array, nullptr) << path << " is no array in " << json;
  return array != nullptr ? array->size() : 0;
}

std::string error_of(const Reply& reply) { return text_at(reply.body, "error"); }

std::string header_of(const Reply& reply, std::string_view name) {
  const auto found = std::ranges::find(reply.headers, name, &std::pair<std::string, std::string>::first);
  return found == reply.headers.end() ? "" : found->second;
}

}  // namespace hammer::server
