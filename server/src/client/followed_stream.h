// A stream that is opened again whenever it breaks off, from where it was.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "client/http_client.h"

namespace hammer::server {

// How long to wait before trying again: longer each time, and not all at once with others who lost the same server.
class Backoff {
 public:
  explicit Backoff(unsigned seed) : random_(seed) {}
  std::chrono::milliseconds next();
  void reset() { tries_ = 0; }

 private:
  std::minstd_rand random_;
  int tries_ = 0;
};

// Not to be destroyed by what it calls: the next turn of the io_context is early enough.
class FollowedStream {
 public:
  struct Handlers {
    std::function<std::string()> target;  // asked for each time: "…?since=12"
    std::function<void(std::string_view line)> line;
    // The server refuses it for good: 4xx, but for "too many".
    std::function<void(HttpAnswer)> refused;
  };

  FollowedStream(boost::asio::io_context& context, const ServerAddress& address, std::string token, Handlers handlers);
  ~FollowedStream() { *is_alive_ = false; }
  FollowedStream(const FollowedStream&) = delete;
  FollowedStream& operator=(const FollowedStream&) = delete;

 private:
  void open();
  void on_end(const HttpAnswer& answer);

  boost::asio::io_context& context_;
  ServerAddress address_;
  std::string token_;
  Handlers handlers_;
  Backoff backoff_;
  boost::asio::steady_timer timer_;
  std::unique_ptr<LineReader> reader_;
  std::shared_ptr<bool> is_alive_ = std::make_shared<bool>(true);  // for a wait that is over when this is gone
};

}  // namespace hammer::server
