// One person online: a name, a connection for calls and a stream of the match, reopened whenever it is lost.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "client/http_client.h"

namespace hammer::bench {

class Player {
 public:
  Player(boost::asio::io_context& context, const server::ServerAddress& address, std::string name);

  // As a guest of that name, or a bot.
  void sign_in(std::function<void()> done, bool is_bot = false);
  // Repeats the call unchanged until an answer comes.
  void ask(std::string method, std::string target, std::string body, std::function<void(server::HttpAnswer)> done);
  // Every line of the match's stream, each event once. Calls `live` whenever it has caught up.
  void watch(const std::string& match, std::function<void(std::string_view)> line, std::function<void()> live);
  void stop_watching();
  void stall();  // stops reading the stream

  const std::string& name() const { return name_; }
  const std::string& token() const { return token_; }
  std::int64_t reconnects() const { return reconnects_; }
  std::int64_t received() const { return received_; }  // answers, and events on the stream

 private:
  void open_stream();
  void on_line(std::string_view text);

  boost::asio::io_context& context_;
  const server::ServerAddress& address_;
  std::string name_;
  std::string token_;
  server::HttpClient calls_;
  std::unique_ptr<server::LineReader> stream_;
  boost::asio::steady_timer call_timer_, stream_timer_;
  std::string match_;
  std::function<void(std::string_view)> line_;
  std::function<void()> live_;
  std::int64_t seq_ = -1;
  std::int64_t reconnects_ = 0;
  std::int64_t received_ = 0;
};

}  // namespace hammer::bench
