// A stream that is opened again after every interruption, from where it was.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "client/http_client.h"

namespace hammer::server {

// How long to wait before the next try: longer each time, with jitter, so that clients of one server spread out.
class Backoff {
 public:
  explicit Backoff(unsigned seed) : random_(seed) {}
  std::chrono::milliseconds next();
  void reset() { tries_ = 0; }

 private:
  std::minstd_rand random_;
  int tries_ = 0;
};

// Must not be destroyed by its own handlers: post that instead.
class FollowedStream {
 public:
  struct Handlers {
    std::function<std::string()> target;  // called for each try: "…?since=12"
    std::function<void(std::string_view line)> line;
    // The server refuses it for good: 4xx, except 429.
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
  std::shared_ptr<bool> is_alive_ = std::make_shared<bool>(true);  // for a wait that ends after this is destroyed
};

}  // namespace hammer::server
