#include "client/http_client.h"

#include <gtest/gtest.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include "client/followed_stream.h"
#include "running_site.h"

namespace hammer::server {
namespace {

using namespace std::chrono_literals;

class Clients : public RunningSite {
 protected:
  ServerAddress place() const { return find_server("http://127.0.0.1:" + std::to_string(port())).value(); }
  // Runs the client's side until this is true.
  void run_until(const std::function<bool()>& is_true) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!is_true()) {
      ASSERT_LT(std::chrono::steady_clock::now(), end);
      here_.restart();
      here_.run_for(5ms);
    }
  }

  boost::asio::io_context here_{1};
};

TEST_F(Clients, CallsAreAnsweredInTheirOrderOverOneConnection) {
  start();
  HttpClient client(here_, place(), "hmr_x");
  std::vector<HttpAnswer> answers;
  for (int i = 0; i < 20; ++i) {
    client.call(i % 2 == 0 ? "GET" : "POST", "/api/" + std::to_string(i), i % 2 == 0 ? "" : "{}",
                [&](HttpAnswer answer) { answers.push_back(std::move(answer)); });
  }
  run_until([&] { return answers.size() == 20; });
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_EQ(answers[i].status, 200);
    EXPECT_NE(answers[i].body.find("\"/api/" + std::to_string(i) + '"'), std::string::npos);
    EXPECT_NE(answers[i].body.find(R"("token":"hmr_x")"), std::string::npos);
  }
  on_loop([this] { EXPECT_NE(metrics_.text().find("hammer_connections 1\n"), std::string::npos); });
}

TEST_F(Clients, HowLongToWaitIsTold) {
  start();
  HttpClient client(here_, place());
  HttpAnswer got;
  client.call("GET", "/api/wait", "", [&](HttpAnswer answer) { got = std::move(answer); });
  run_until([&] { return got.status != 0; });
  EXPECT_EQ(got.status, 429);
  EXPECT_EQ(got.retry_after_s, 3);
}

// A server that answers one call of each connection, and then closes it without having said that it would.
class Forgetful {
 public:
  using tcp = boost::asio::ip::tcp;
  explicit Forgetful(boost::asio::io_context& context)
      : acceptor_(context, {boost::asio::ip::make_address("127.0.0.1"), 0}) {
    accept();
  }
  std::string url() const { return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()); }
  int connections() const { return connections_; }

 private:
  void accept() {
    acceptor_.async_accept([this](boost::system::error_code trouble, tcp::socket socket) {
      if (trouble) return;
      ++connections_;
      serve(std::make_shared<tcp::socket>(std::move(socket)));
      accept();
    });
  }
  static void serve(const std::shared_ptr<tcp::socket>& socket) {
    const auto asked = std::make_shared<std::string>();
    boost::asio::async_read_until(
        *socket, boost::asio::dynamic_buffer(*asked), "\r\n\r\n",
        [socket, asked](boost::system::error_code trouble, std::size_t) {
          constexpr std::string_view kAnswer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
          if (!trouble) boost::asio::async_write(*socket, boost::asio::buffer(kAnswer), [socket](auto, auto) {});
        });
  }

  tcp::acceptor acceptor_;
  int connections_ = 0;
};

TEST_F(Clients, AConnectionThatTheServerClosedIsOpenedAgain) {
  const Forgetful server(here_);
  HttpClient client(here_, find_server(server.url()).value());
  for (const int connections : {1, 2}) {
    std::optional<HttpAnswer> got;
    client.call("GET", "/api/x", "", [&](HttpAnswer answer) { got = std::move(answer); });
    run_until([&] { return got.has_value(); });
    ASSERT_TRUE(got);
    EXPECT_EQ(got->status, 200) << got->body;
    EXPECT_EQ(server.connections(), connections);
  }
}

TEST_F(Clients, NobodyThereIsToldAsSuch) {
  start();
  const ServerAddress there = place();
  stop();
  HttpClient client(here_, there);
  std::optional<HttpAnswer> got;
  client.call("POST", "/api/x", "{}", [&](HttpAnswer answer) { got = std::move(answer); });
  run_until([&] { return got.has_value(); });
  EXPECT_EQ(got->status, 0);
  EXPECT_NE(got->body, "");
}

TEST_F(Clients, AStreamIsReadLineByLineToItsEnd) {
  start();
  std::size_t lines = 0;
  std::optional<HttpAnswer> ended;
  const LineReader reader(here_, place(), "", "/api/log?2000",
                          {.line =
                               [&](std::string_view line) {
                                 EXPECT_EQ(line, std::string(1000, 'x'));
                                 ++lines;
                               },
                           .ended = [&](HttpAnswer answer) { ended = std::move(answer); }});
  run_until([&] { return ended.has_value(); });
  EXPECT_EQ(lines, 2000u);
  EXPECT_EQ(ended->status, 200);
}

TEST_F(Clients, ARefusedStreamSaysWhy) {
  start();
  std::optional<HttpAnswer> ended;
  const LineReader reader(here_, place(), "", "/api/wait",
                          {.line = [](std::string_view) { ADD_FAILURE(); },
                           .ended = [&](HttpAnswer answer) { ended = std::move(answer); }});
  run_until([&] { return ended.has_value(); });
  EXPECT_EQ(ended->status, 429);
}

TEST_F(Clients, AFollowedStreamComesBackByItself) {
  start();
  int opened = 0, lines = 0;
  FollowedStream stream(here_, place(), "",
                        {.target =
                             [&] {
                               ++opened;
                               return "/api/log?3";
                             },
                         .line = [&](std::string_view) { ++lines; },
                         .refused = [](const HttpAnswer&) { ADD_FAILURE(); }});
  run_until([&] { return opened >= 3; });
  EXPECT_GE(lines, 6);
}

TEST(ServerAddresses, OnlyPlainAddressesAreAccepted) {
  for (const char* url :
       {"", "localhost", "https://localhost", "http://", "http://localhost:0", "http://localhost:65536",
        "http://localhost:x", "http://a b", "http://localhost/api", "http://user@localhost"}) {
    const auto refused = find_server(url);
    ASSERT_FALSE(refused) << url;
    EXPECT_TRUE(refused.refusal().starts_with("--server is \"" + std::string(url) + '"')) << refused.refusal();
  }
  for (const char* url : {"http://127.0.0.1:8080", "http://127.0.0.1:8080/", "http://[::1]:80", "http://127.0.0.1"}) {
    EXPECT_TRUE(find_server(url)) << url;
  }
}

}  // namespace
}  // namespace hammer::server
