// Calls of the API over a connection: what reaches the application, and what comes back.
#include <gtest/gtest.h>

#include "running_site.h"

namespace hammer::server {
namespace {

using namespace std::chrono_literals;

using Api = RunningSite;

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST_F(Api, ACallIsHandedOverAsItCame) {
  start();
  Client client(port());
  const auto told = client.call("POST", "/api/people/J%C3%B6rg%20A?since=12&a=%20", R"({"a":1})",
                                "Authorization: bearer hmr_abc\r\n");
  ASSERT_TRUE(told);
  EXPECT_EQ(told->status, 200);
  EXPECT_EQ(told->body, R"({"method":"POST","path":"/api/people/Jörg A","query":"since=12&a=%20","body":"{\"a\":1}",)"
                        R"("token":"hmr_abc","address":"127.0.0.1"})");
  EXPECT_EQ(told->header("content-type"), "application/json");
  EXPECT_EQ(told->header("cache-control"), "no-store");
  EXPECT_EQ(told->header("x-content-type-options"), "nosniff");
  EXPECT_TRUE(has(told->header("content-security-policy"), "default-src 'self'"));
  EXPECT_EQ(client.get("/")->status, 200);
}

TEST_F(Api, AnUnreadableTokenIsNotTakenForNone) {
  start();
  for (const char* header :
       {"Authorization: Basic YTpi\r\n", "Authorization:\r\n", "Authorization: Bearer\r\n",
        "Authorization: Bearer a b\r\n", "Authorization: Bearer a\r\nAuthorization: Bearer b\r\n"}) {
    EXPECT_TRUE(has(Client(port()).get("/api/x", header)->body, R"("token":"?")")) << header;
  }
  EXPECT_TRUE(has(Client(port()).get("/api/x")->body, R"("token":"")"));
}

TEST_F(Api, BodiesMayComeInChunks) {
  start();
  Client client(port());
  client.send("POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
  EXPECT_TRUE(has(client.receive()->body, R"("body":"abcde")"));
  EXPECT_EQ(client.get("/api/x")->status, 200);
}

TEST_F(Api, WhoAsksFirstWhetherToSendABodyIsTold) {
  start();
  Client client(port());
  client.send("POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.receive(false)->status, 100);
  client.send("abc");
  EXPECT_TRUE(has(client.receive()->body, R"("body":"abc")"));
}

TEST_F(Api, HeadIsGetWithoutTheBody) {
  start();
  Client client(port());
  client.send("HEAD /api/x HTTP/1.1\r\nHost: a\r\n\r\n");
  const auto head = client.receive(false);
  EXPECT_EQ(head->status, 200);
  client.send("HEAD /api/stream HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.receive(false)->status, 200);
  EXPECT_TRUE(has(client.get("/api/x")->body, R"("method":"GET")"));
  on_loop([this] { EXPECT_TRUE(application_.sinks.empty()); });
}

TEST_F(Api, EmptyAnswersAndHeadersOfAnswers) {
  start();
  Client client(port());
  const auto empty = client.call("DELETE", "/api/empty", "");
  EXPECT_EQ(empty->status, 204);
  EXPECT_EQ(empty->header("content-length"), "");
  EXPECT_EQ(client.get("/api/wait")->header("retry-after"), "3");
}

TEST_F(Api, AnAnswerMayComeLater) {
  start();
  Client client(port());
  client.send("GET /api/later HTTP/1.1\r\nHost: a\r\n\r\nGET /api/next HTTP/1.1\r\nHost: a\r\n\r\n");
  await([this] { return !application_.waiting.empty(); });
  EXPECT_TRUE(is_well());
  on_loop([this] {
    application_.waiting[0]({.body = "later"});
    application_.waiting[0]({.body = "again"});  // counts for nothing
  });
  EXPECT_EQ(client.receive()->body, "later");
  EXPECT_TRUE(has(client.receive()->body, "/api/next"));
}

TEST_F(Api, WhoLeavesBeforeTheAnswerDoesNoHarm) {
  start();
  Client client(port());
  client.send("GET /api/later HTTP/1.1\r\nHost: a\r\n\r\n");
  await([this] { return !application_.waiting.empty(); });
  client.break_off();
  on_loop([this] { application_.waiting[0]({.body = "later"}); });
  EXPECT_TRUE(is_well());
}

TEST_F(Api, PagesOfOtherSitesMayOnlyRead) {
  start();
  const std::string host = "Host: play.example:8080\r\n";
  const auto status = [&](const std::string& first, const std::string& headers) {
    Client client(port());
    client.send(first + " HTTP/1.1\r\n" + host + headers + "\r\n");
    return client.receive()->status;
  };
  for (const char* origin : {"http://evil.example", "http://play.example", "http://play.example:80801", "null", "",
                             "file://play.example:8080", "https://play.example:8080.evil.example"}) {
    EXPECT_EQ(status("POST /api/x", "Origin: " + std::string(origin) + "\r\n"), 403) << origin;
    EXPECT_EQ(status("GET /api/x", "Origin: " + std::string(origin) + "\r\n"), 200) << origin;
  }
  for (const char* method : {"DELETE", "PATCH", "PUT", "OPTIONS"}) {
    EXPECT_EQ(status(std::string(method) + " /api/x", "Origin: http://evil.example\r\n"), 403) << method;
  }
  EXPECT_EQ(status("POST /api/x", "Origin: http://play.example:8080\r\nOrigin: http://evil.example\r\n"), 403);
  EXPECT_EQ(status("POST /api/x", "Origin: http://PLAY.example:8080\r\n"), 200);
  EXPECT_EQ(status("POST /api/x", "Origin: https://play.example:8080\r\n"), 200);
  EXPECT_EQ(status("POST /api/x", ""), 200);
}

TEST_F(Api, BehindAProxyTheAddressIsTheLastItSaw) {
  start({}, true);
  const auto address = [this](const std::string& headers) { return Client(port()).get("/api/x", headers)->body; };
  EXPECT_TRUE(has(address("X-Forwarded-For: 10.0.0.1, 192.0.2.7\r\n"), R"("address":"192.0.2.7")"));
  EXPECT_TRUE(has(address("X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-For: 2001:db8::1\r\n"), R"(":"2001:db8::1")"));
  EXPECT_TRUE(has(address("X-Forwarded-For: 192.0.2.7:4711\r\n"), R"("address":"192.0.2.7")"));
  EXPECT_TRUE(has(address("X-Forwarded-For: [2001:db8::1]\r\n"), R"("address":"2001:db8::1")"));
  EXPECT_TRUE(has(address("X-Forwarded-For: 192.0.2.7, [2001:db8::1]:4711\r\n"), R"("address":"2001:db8::1")"));
}

// Never as this machine, which is not limited and is told the metrics.
TEST_F(Api, BehindAProxyAnAddressThatCannotBeReadIsUnknown) {
  start({}, true);
  for (const std::string_view given : {"nonsense", "", "192.0.2.7:", "192.0.2.7:x", "[2001:db8::1", "[::1]x", "[]:1",
                                       "127.0.0.1 x", "192.0.2.7,", ":80"}) {
    const std::string header = "X-Forwarded-For: " + std::string(given) + "\r\n";
    EXPECT_TRUE(has(Client(port()).get("/api/x", header)->body, R"("address":"unknown")")) << given;
    EXPECT_EQ(Client(port()).get("/metrics", header)->status, 403) << given;
  }
  EXPECT_TRUE(has(Client(port()).get("/api/x")->body, R"("address":"unknown")"));
  EXPECT_EQ(Client(port()).get("/metrics")->status, 403);
}

TEST_F(Api, WithoutAProxyNobodyChoosesAnAddress) {
  start();
  EXPECT_TRUE(has(Client(port()).get("/api/x", "X-Forwarded-For: 192.0.2.7\r\n")->body, R"("address":"127.0.0.1")"));
}

TEST_F(Api, HealthIsTheDatabases) {
  start();
  const auto well = Client(port()).get("/healthz");
  EXPECT_EQ(well->status, 200);
  EXPECT_EQ(well->body, "ok\n");
  on_loop([this] { database_is_well_ = false; });
  EXPECT_EQ(Client(port()).get("/healthz")->status, 503);
  const auto refused = Client(port()).call("POST", "/metrics", "");
  EXPECT_EQ(refused->status, 405);
  EXPECT_EQ(refused->header("allow"), "GET, HEAD");
}

TEST_F(Api, MetricsAreForThisMachineUnlessOpen) {
  start();
  EXPECT_EQ(Client(port()).get("/api/x")->status, 200);
  const auto metrics = Client(port()).get("/metrics");
  EXPECT_EQ(metrics->status, 200);
  EXPECT_TRUE(has(metrics->body, "hammer_http_requests_total{method=\"GET\",status=\"200\"} 1\n")) << metrics->body;
  EXPECT_TRUE(has(metrics->body, "\nhammer_connections ")) << metrics->body;
}

TEST_F(Api, OpenMetricsAreForEverybody) {
  start({}, true, true);
  EXPECT_EQ(Client(port()).get("/metrics", "X-Forwarded-For: 192.0.2.7\r\n")->status, 200);
}

TEST_F(Api, TheLogHasNoTokens) {
  start();
  Client(port()).call("POST", "/api/x?token=hmr_query", "hmr_body", "Authorization: Bearer hmr_secret\r\n");
  stop();
  EXPECT_TRUE(has(said_, R"("what":"call","method":"POST","path":"/api/x","status":200)")) << said_;
  EXPECT_FALSE(has(said_, "hmr_")) << said_;
}

}  // namespace
}  // namespace hammer::server
