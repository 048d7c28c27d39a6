#include "server/server.h"

#include <gtest/gtest.h>
#include <sys/socket.h>

#include <csignal>

#include "running_server.h"

namespace hammer::server {
namespace {

using namespace std::chrono_literals;

using Serving = RunningServer;

TEST_F(Serving, AConnectionServesManyRequests) {
  start();
  Client client(port());
  for (int i = 0; i < 3; ++i) {
    const auto page = client.get("/");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->status, 200);
    EXPECT_EQ(page->body, "<title>Hammer</title>");
    const auto nothing = client.get("/nothing");
    ASSERT_TRUE(nothing);
    EXPECT_EQ(nothing->status, 404);
  }
}

TEST_F(Serving, RequestsSentTogetherAreAnsweredInOrder) {
  start();
  Client client(port());
  const std::string host = " HTTP/1.1\r\nHost: a\r\n\r\n";
  client.send("GET /" + host + "HEAD /sw.js" + host + "GET /sw.js" + host);
  EXPECT_EQ(client.receive()->body, "<title>Hammer</title>");
  const auto head = client.receive(false);
  ASSERT_TRUE(head);
  EXPECT_EQ(head->header("content-length"), "9");
  EXPECT_EQ(client.receive()->body, "// worker");
}

TEST_F(Serving, EveryAnswerHasTheSecurityHeaders) {
  start();
  Client client(port());
  for (const char* path : {"/", "/nothing", "/%"}) {
    const auto response = client.get(path);
    ASSERT_TRUE(response);
    const std::string policy = response->header("content-security-policy");
    EXPECT_NE(policy.find("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"), std::string::npos) << policy;
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(response->header("x-content-type-options"), "nosniff");
    EXPECT_EQ(response->header("referrer-policy"), "no-referrer");
    EXPECT_EQ(response->header("cross-origin-opener-policy"), "same-origin");
    EXPECT_NE(response->header("permissions-policy").find("camera=()"), std::string::npos);
    EXPECT_TRUE(response->header("date").ends_with(" GMT")) << response->header("date");
  }
}

TEST_F(Serving, WhatIsThereAlreadyIsNotSentAgain) {
  start();
  Client client(port());
  const auto first = client.get("/assets/table-abcd1234.js", "Accept-Encoding: gzip, br\r\n");
  ASSERT_TRUE(first);
  EXPECT_EQ(first->body, "brotli");
  EXPECT_EQ(first->header("content-encoding"), "br");
  const auto again = client.get("/assets/table-abcd1234.js",
                                "Accept-Encoding: gzip, br\r\nIf-None-Match: " + first->header("etag") + "\r\n");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->status, 304);
  EXPECT_EQ(client.get("/")->status, 200);
}

TEST_F(Serving, OldClientsAreAnsweredAndLetGo) {
  start();
  Client client(port());
  client.send("GET / HTTP/1.0\r\n\r\n");
  EXPECT_EQ(client.receive()->status, 200);
  EXPECT_TRUE(client.sees_the_end());
}

TEST_F(Serving, ALargeFileArrivesWhole) {
  std::string large(8u << 20, 'x');
  for (std::size_t i = 0; i < large.size(); i += 1000) large[i] = static_cast<char>('a' + i / 1000 % 26);
  page_.write("large.bin", large);
  start();
  const auto response = Client(port()).get("/large.bin");
  ASSERT_TRUE(response);
  EXPECT_TRUE(response->body == large);
}

TEST_F(Serving, ThePageStaysAsItWasWhenBuiltAgain) {
  start();
  page_.write("index.html", "half of");
  EXPECT_EQ(Client(port()).get("/")->body, "<title>Hammer</title>");
}

TEST_F(Serving, StopLetsAnswersFinishAndEndsTheRest) {
  // More than the network's own buffers hold: with its head read, the rest is still to be sent.
  constexpr std::size_t kLarge = 32u << 20;
  page_.write("large.bin", std::string(kLarge, 'x'));
  start();
  Client idle(port()), busy(port());
  EXPECT_EQ(idle.get("/")->status, 200);
  EXPECT_EQ(busy.open_stream("/large.bin")->status, 200);
  std::thread stopping([this] { stop(); });
  EXPECT_TRUE(idle.sees_the_end());
  EXPECT_TRUE(busy.sees_the_end());
  EXPECT_EQ(busy.received().size(), kLarge);
  stopping.join();
}

TEST_F(Serving, StopDoesNotWaitForWhoTakesNothing) {
  page_.write("large.bin", std::string(32u << 20, 'x'));
  start({.request = 1h, .response = 1h, .shutdown_grace = 200ms});
  Client client(port());
  EXPECT_EQ(client.open_stream("/large.bin")->status, 200);
  const auto begun = std::chrono::steady_clock::now();
  stop();
  EXPECT_LT(std::chrono::steady_clock::now() - begun, kPatience);  // rather than an hour
  server_.reset();
  EXPECT_TRUE(client.sees_the_end());
  EXPECT_LT(client.received().size(), 32u << 20);
}

TEST_F(Serving, SignalsStopIt) {
  for (const int signal : {SIGINT, SIGTERM}) {
    start();
    EXPECT_TRUE(is_well());
    std::raise(signal);
    thread_.join();
    server_.reset();
  }
}

TEST_F(Serving, ATakenPortIsNamed) {
  start();
  Plan again = plan();
  again.port = port();
  const auto second = Server::open(again);
  ASSERT_FALSE(second);
  const std::string number = std::to_string(port());
  EXPECT_TRUE(second.refusal().starts_with("port " + number + " is taken by another program")) << second.refusal();
  EXPECT_NE(second.refusal().find("--port "), std::string::npos) << second.refusal();
}

TEST_F(Serving, AddressesMustBeOfThisMachine) {
  for (const char* address : {"localhost", "1.2.3", "", "203.0.113.77"}) {
    Plan there = plan();
    there.address = address;
    const auto refused = Server::open(there);
    ASSERT_FALSE(refused) << address;
    EXPECT_TRUE(refused.refusal().starts_with("--bind is \"" + std::string(address) + '"')) << refused.refusal();
  }
}

TEST_F(Serving, ItSaysWhereItIs) {
  start();
  const std::string number = std::to_string(port());
  EXPECT_EQ(server_->url_here(), "http://127.0.0.1:" + number + '/');
  EXPECT_TRUE(server_->urls_elsewhere().empty());
}

TEST_F(Serving, AServerThatNeverRanEndsToo) {
  auto server = Server::open(plan());
  ASSERT_TRUE(server) << server.refusal();
  const Client client(server.value().port());
}

}  // namespace
}  // namespace hammer::server
