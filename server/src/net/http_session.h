// One connection: reads a request, answers it, and reads the next.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>

#include "base/call.h"
#include "net/page.h"
#include "server/server.h"

namespace hammer::server {

class Log;
class Metrics;

// What every connection needs to answer. What it refers to outlives them all.
struct Site {
  Page page;
  Application& application;
  Metrics& metrics;
  Log& log;
  std::function<bool()> is_well;
  Limits limits;
  bool behind_proxy = false;  // our own, which writes X-Forwarded-For and X-Forwarded-Proto
  bool metrics_open = false;
};

class HttpSession {
 public:
  virtual ~HttpSession() = default;
  // Finishes the answer under way and ends.
  virtual void stop() = 0;
};

// Lives as long as its connection, also while that is a stream; calls `ended` at the end. `address`: of the other side.
std::shared_ptr<HttpSession> start_http_session(boost::asio::ip::tcp::socket socket, std::string address,
                                                std::shared_ptr<const Site> site, std::function<void()> ended);

}  // namespace hammer::server
