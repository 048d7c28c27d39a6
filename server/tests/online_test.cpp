// The whole server over the network: bots that play a match to its end, also where it goes down in between.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <future>

#include "free_port.h"
#include "protocol/record.h"
#include "running_server.h"
#include "server/bot.h"

namespace hammer::server {
namespace {

std::string text_of_field(const std::string& json, const std::string& field) {
  const auto start = json.find('"' + field + "\":\"");
  if (start == std::string::npos) return "";
  const auto begin = start + field.size() + 4;
  return json.substr(begin, json.find('"', begin) - begin);
}

class Online : public RunningServer {
 protected:
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port()); }

  std::string enter(const std::string& name) const {
    const auto answer = Client(port()).call("POST", "/api/guests", R"({"name":")" + name + R"(","bot":true})");
    EXPECT_EQ(answer->status, 201) << answer->body;
    return text_of_field(answer->body, "token");
  }
  // A short match that the host sits at: its id.
  std::string put_up(const std::string& token) const {
    const auto answer = Client(port()).call("POST", "/api/matches",
                                            R"({"game":"tap-and-draw","options":{"game_score":5},)"
                                            R"("seats":[{"who":"me"},{"who":"open"}],"listed":true})",
                                            "Authorization: Bearer " + token + "\r\n");
    EXPECT_EQ(answer->status, 201) << answer->body;
    return text_of_field(answer->body, "id");
  }
  std::string record(const std::string& match) const {
    return Client(port()).get("/api/matches/" + match + "/record")->body;
  }
  bool has_throw(const std::string& match) const {
    return record(match).find("\"event\":\"shoot\"") != std::string::npos;
  }
  void expect_played(const std::string& match) const {
    const auto read = protocol::read_record(record(match));
    ASSERT_TRUE(read.match) << record(match);
    EXPECT_FALSE(read.fault) << read.fault->sentence();
    EXPECT_TRUE(read.verified);
    EXPECT_EQ(read.match->state().phase, Phase::kOver);
  }
  static std::future<std::optional<std::string>> run(BotPlan plan) {
    plan.level = "pro/lag-only";
    return std::async(std::launch::async, [plan] { return run_bot(plan); });
  }
};

TEST_F(Online, TwoBotsPlayAMatchToItsEnd) {
  start();
  const std::string host = enter("Ann"), match = put_up(host);
  auto one = run({.server = url(), .token = host, .match = match});
  auto two = run({.server = url(), .matches = 1});
  EXPECT_EQ(one.get(), std::nullopt);
  EXPECT_EQ(two.get(), std::nullopt);
  expect_played(match);
}

TEST_F(Online, BotsArePairedAndRated) {
  start();
  auto one = run({.server = url(), .name = "Ann", .game = "tap-and-draw", .pairs = true, .matches = 1});
  auto two = run({.server = url(), .name = "Bob", .game = "tap-and-draw", .pairs = true, .matches = 1});
  EXPECT_EQ(one.get(), std::nullopt);
  EXPECT_EQ(two.get(), std::nullopt);
  const auto ann = Client(port()).get("/api/people/Ann");
  EXPECT_NE(ann->body.find(R"("games":1)"), std::string::npos) << ann->body;
}

TEST_F(Online, BotsGoOnWhereTheServerStopped) {
  wanted_port_ = bench::free_port();
  start();
  const std::string host = enter("Ann"), match = put_up(host);
  auto one = run({.server = url(), .token = host, .match = match});
  auto two = run({.server = url(), .matches = 1});
  for (const auto end = std::chrono::steady_clock::now() + kPatience; !has_throw(match); std::this_thread::yield()) {
    ASSERT_LT(std::chrono::steady_clock::now(), end) << "nobody throws";
  }
  stop();
  server_.reset();
  start();
  EXPECT_EQ(one.get(), std::nullopt);
  EXPECT_EQ(two.get(), std::nullopt);
  expect_played(match);
}

TEST_F(Online, ABotSaysWhyItCannotPlay) {
  start();
  EXPECT_NE(run_bot({.server = url(), .token = "hmr_nobody", .matches = 1}).value_or("").find("token"),
            std::string::npos);
  EXPECT_TRUE(run_bot({.server = url(), .match = "nowhere"}).value_or("").starts_with("there is no"));
  EXPECT_TRUE(run_bot({.server = "localhost:1"}).value_or("").starts_with("--server is \"localhost:1\"; accepted is"));
  EXPECT_TRUE(run_bot({.server = "http://localhost:0"}).value_or("").starts_with("--server is"));
}

TEST_F(Online, TheExampleInPythonPlaysToo) {
  ASSERT_EQ(std::system("python3 --version >/dev/null 2>&1"), 0) << "there is no python3";
  start();
  const std::string host = enter("Ann"), match = put_up(host);
  auto one = run({.server = url(), .token = host, .match = match});
  const std::string line = "timeout 600 python3 " HAMMER_EXAMPLES "/bot.py " + url() + ' ' + match + " >/dev/null";
  EXPECT_EQ(std::system(line.c_str()), 0);
  EXPECT_EQ(one.get(), std::nullopt);
  expect_played(match);
}

}  // namespace
}  // namespace hammer::server
