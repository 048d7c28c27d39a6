// Accepts connections, up to a limit.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "hammer/result.h"
#include "net/http_session.h"

namespace hammer::server {

// A socket that listens; or the sentence why not.
Result<boost::asio::ip::tcp::acceptor, std::string> listen(boost::asio::io_context& context, const std::string& address,
                                                           std::uint16_t port);

// Raises the system's limit on open files as far as it lets us. Returns how many connections then fit: at most
// `wanted`.
int allow_connections(int wanted);

// This machine's addresses in its networks, IPv4, without networks that only its own containers and virtual machines
// see.
std::vector<std::string> local_addresses();

class Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(boost::asio::ip::tcp::acceptor acceptor, std::shared_ptr<const Site> site);

  void accept();
  // Accepts no more connections, ends each once its answer is sent, then calls `ended`.
  void stop(std::function<void()> ended = {});

  const boost::asio::ip::tcp::endpoint& endpoint() const { return endpoint_; }

 private:
  void on_accept(boost::system::error_code trouble, boost::asio::ip::tcp::socket socket);
  void start_session(boost::asio::ip::tcp::socket socket);
  void accept_later();
  bool has_too_many(const std::string& address) const;
  void on_end(std::list<std::weak_ptr<HttpSession>>::iterator session, const std::string& network);
  void count_connections() const;

  boost::asio::ip::tcp::acceptor acceptor_;
  const boost::asio::ip::tcp::endpoint endpoint_;
  boost::asio::steady_timer timer_;
  std::shared_ptr<const Site> site_;
  std::map<std::string, int> by_network_;
  std::function<void()> ended_;
  std::list<std::weak_ptr<HttpSession>> sessions_;
  bool is_accepting_ = false;
  bool is_stopping_ = false;
};

}  // namespace hammer::server
