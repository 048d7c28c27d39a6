// Takes connections, and no more at a time than are allowed.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <list>
#include <memory>

#include "hammer/result.h"
#include "net/http_session.h"
#include "net/page.h"
#include "server/server.h"

namespace hammer::server {

// A socket that listens; or the sentence why not.
Result<boost::asio::ip::tcp::acceptor, std::string> listen(boost::asio::io_context& context, const std::string& address,
                                                           std::uint16_t port);

class Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(boost::asio::ip::tcp::acceptor acceptor, std::shared_ptr<const Page> page, const Limits& limits);

  void accept();
  // Takes no more connections, and ends those there are once their answers are out.
  void stop();

  const boost::asio::ip::tcp::endpoint& endpoint() const { return endpoint_; }

 private:
  void on_accept(boost::system::error_code trouble, boost::asio::ip::tcp::socket socket);
  void start_session(boost::asio::ip::tcp::socket socket);
  void accept_later();
  void on_end(std::list<std::weak_ptr<HttpSession>>::iterator session);

  boost::asio::ip::tcp::acceptor acceptor_;
  const boost::asio::ip::tcp::endpoint endpoint_;
  boost::asio::steady_timer timer_;
  std::shared_ptr<const Page> page_;
  Limits limits_;
  std::list<std::weak_ptr<HttpSession>> sessions_;
  bool is_accepting_ = false;
  bool is_stopping_ = false;
};

}  // namespace hammer::server
