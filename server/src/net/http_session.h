// One connection: reads a request, answers, and goes on to the next.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>

#include "net/site.h"

namespace hammer::server {

class HttpSession {
 public:
  virtual ~HttpSession() = default;
  // Answers what it is respond and ends.
  virtual void stop() = 0;
};

// Lives as long as its connection, also while that is a stream; calls `ended` at the end. `address`: of the other side.
std::shared_ptr<HttpSession> start_http_session(boost::asio::ip::tcp::socket socket, std::string address,
                                                std::shared_ptr<const Site> site, std::function<void()> ended);

}  // namespace hammer::server
