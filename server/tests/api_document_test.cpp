// The document at /api against the server as it runs: through sockets, into a real database.
#include <gtest/gtest.h>

#include <algorithm>

#include "api/json_schema.h"
#include "json/reader.h"
#include "running_server.h"

namespace hammer::server {
namespace {

// "/api/matches/{id}/seats": any word will do where nothing of that name is needed.
std::string with_words(std::string path) {
  for (std::size_t open = path.find('{'); open != std::string::npos; open = path.find('{')) {
    path.replace(open, path.find('}') - open + 1, "nothing");
  }
  return path;
}

const std::string* schema_of(const JsonValue& operation, const std::string& status) {
  const JsonValue* const responses = member(operation, "responses");
  const JsonValue* const found = member(*responses, status);
  const JsonValue* const content = member(found != nullptr ? *found : *member(*responses, "default"), "content");
  if (content == nullptr) return nullptr;
  return member(*member(content->get<JsonObject>()->front().value, "schema"), "$ref")->get<std::string>();
}

class ApiDocument : public RunningServer {
 protected:
  void SetUp() override {
    start();
    const auto answered = Client(port()).get("/api");
    ASSERT_TRUE(answered);
    ASSERT_EQ(answered->status, 200);
    auto read = read_json(answered->body);
    ASSERT_TRUE(read);
    document_ = std::move(read.value());
  }

  template <class Visit>
  void for_all_operations(Visit visit) {
    for (const JsonMember& path : *member(document_, "paths")->get<JsonObject>()) {
      for (const JsonMember& method : *path.value.get<JsonObject>()) {
        std::string large = method.name;
        std::ranges::transform(large, large.begin(), [](char c) { return static_cast<char>(std::toupper(c)); });
        visit(large, path.name, method.value);
      }
    }
  }

  // Sends it, and checks the answer against the document.
  Response ask(Client& client, const std::string& method, const std::string& pattern, const std::string& path,
               const std::string& body, const std::string& token) {
    const std::string headers = token.empty() ? "" : "Authorization: Bearer " + token + "\r\n";
    const auto answered = method == "GET" ? client.get(path, headers) : client.call(method, path, body, headers);
    EXPECT_TRUE(answered) << method << ' ' << path;
    if (!answered) return {};
    std::string small = method;
    std::ranges::transform(small, small.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
    const JsonValue* const operation = member(*member(*member(document_, "paths"), pattern), small);
    const std::string* const schema = schema_of(*operation, std::to_string(answered->status));
    if (schema == nullptr || answered->header("content-type").find("application/json") == std::string::npos) {
      return *answered;
    }
    const auto value = read_json(answered->body);
    EXPECT_TRUE(value) << answered->body;
    const auto fault = JsonSchemas(document_).find_fault(value.value(), schema->substr(schema->rfind('/') + 1));
    EXPECT_FALSE(fault) << method << ' ' << path << ": " << *fault << '\n' << answered->body;
    return *answered;
  }

  JsonValue document_;
};

// Calls without a token and with invented ids: what needs a token answers 401, and every route is known.
TEST_F(ApiDocument, EveryCallInItIsThere) {
  int calls = 0;
  for_all_operations([&](const std::string& method, const std::string& path, const JsonValue& operation) {
    Client client(port());
    const bool is_open = member(operation, "security")->get<JsonArray>()->size() == 2;
    const std::string body = member(operation, "requestBody") != nullptr ? "{}" : "";
    const Response response = ask(client, method, path, with_words(path), body, "");
    const bool is_answered = response.status == 200 || response.status == 400 || response.status == 404;
    EXPECT_TRUE(is_open ? is_answered : response.status == 401) << method << ' ' << path << ' ' << response.status;
    EXPECT_EQ(response.body.find("there is no such call"), std::string::npos) << method << ' ' << path;
    ++calls;
  });
  EXPECT_GE(calls, 39);
}

TEST_F(ApiDocument, TellsTheTruthOfAMatch) {
  Client client(port());
  const auto enter = [&](const std::string& name) {
    const Response entered = ask(client, "POST", "/api/guests", "/api/guests", R"({"name":")" + name + R"("})", "");
    EXPECT_EQ(entered.status, 201) << entered.body;
    return *member(read_json(entered.body).value(), "token")->get<std::string>();
  };
  const std::string marta = enter("Marta");
  const std::string paul = enter("Paul");
  const Response created = ask(client, "POST", "/api/matches", "/api/matches",
                               R"({"game":"knock-off","listed":true,"seats":[{"who":"me"},{"who":"open"}]})", marta);
  ASSERT_EQ(created.status, 201) << created.body;
  const std::string match = "/api/matches/" + *member(read_json(created.body).value(), "id")->get<std::string>();
  ask(client, "GET", "/api/challenges", "/api/challenges", "", "");
  EXPECT_EQ(ask(client, "POST", "/api/matches/{id}/seats", match + "/seats", "{}", paul).status, 200);
  EXPECT_EQ(ask(client, "GET", "/api/me", "/api/me", "", marta).status, 200);
  EXPECT_EQ(
      ask(client, "POST", "/api/matches/{id}/commands", match + "/commands", R"({"shot_id":"a","cmd":"concede"})", paul)
          .status,
      200);
  EXPECT_EQ(ask(client, "GET", "/api/matches/{id}", match, "", "").status, 200);
  EXPECT_EQ(ask(client, "GET", "/api/people/{name}/matches", "/api/people/Marta/matches", "", "").status, 200);
  EXPECT_EQ(ask(client, "GET", "/api/people/{name}/against/{other}", "/api/people/Marta/against/Paul", "", "").status,
            200);
  EXPECT_EQ(ask(client, "GET", "/api/me/export", "/api/me/export", "", marta).status, 200);
  EXPECT_EQ(ask(client, "DELETE", "/api/me", "/api/me", "{}", paul).status, 204);
  const Response after = ask(client, "GET", "/api/people/{name}/matches", "/api/people/Marta/matches", "", "");
  EXPECT_EQ(after.body.find("Paul"), std::string::npos) << after.body;
}

}  // namespace
}  // namespace hammer::server
