// One connection: reads a request, answers, and goes on to the next.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>

#include "net/page.h"
#include "server/server.h"

namespace hammer::server {

class HttpSession {
 public:
  virtual ~HttpSession() = default;
  // Answers what it is answering and ends.
  virtual void stop() = 0;
};

// Lives as long as its connection; calls `ended` at the end.
std::shared_ptr<HttpSession> start_http_session(boost::asio::ip::tcp::socket socket, std::shared_ptr<const Page> page,
                                                const Limits& limits, std::function<void()> ended);

}  // namespace hammer::server
