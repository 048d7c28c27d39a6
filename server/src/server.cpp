#include "server/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <memory>
#include <utility>

#include "net/listener.h"
#include "net/local_addresses.h"
#include "net/page.h"

namespace hammer::server {

namespace asio = boost::asio;

struct Server::Parts {
  asio::io_context context{1};  // one thread: everything is in memory
  std::shared_ptr<Listener> listener;
  Limits limits;
};

namespace {

std::string url(const std::string& host, std::uint16_t port) {
  return "http://" + host + ':' + std::to_string(port) + '/';
}

}  // namespace

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() {
  if (parts_) parts_->listener->stop();
}

Result<Server, std::string> Server::open(const Plan& plan) {
  auto page = Page::load(plan.page);
  if (!page) return page.refusal();
  auto parts = std::make_unique<Parts>();
  auto acceptor = listen(parts->context, plan.address, plan.port);
  if (!acceptor) return acceptor.refusal();
  parts->limits = plan.limits;
  parts->listener = std::make_shared<Listener>(std::move(acceptor.value()),
                                               std::make_shared<const Page>(std::move(page.value())), plan.limits);
  parts->listener->accept();
  return Server(std::move(parts));
}

std::uint16_t Server::port() const { return parts_->listener->endpoint().port(); }

std::string Server::url_here() const {
  const auto address = parts_->listener->endpoint().address();
  if (address.is_unspecified()) return url("localhost", port());
  return url(address.is_v6() ? '[' + address.to_string() + ']' : address.to_string(), port());
}

std::vector<std::string> Server::urls_elsewhere() const {
  std::vector<std::string> urls;
  if (!parts_->listener->endpoint().address().is_unspecified()) return urls;
  for (const std::string& address : local_addresses()) urls.push_back(url(address, port()));
  return urls;
}

void Server::run() {
  asio::io_context& context = parts_->context;
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&context](const boost::system::error_code& trouble, int) {
    if (!trouble) context.stop();
  });
  context.run();
  signals.cancel();
  parts_->listener->stop();
  // Whoever has not taken its answer by then goes without.
  context.restart();
  context.run_for(parts_->limits.farewell);
}

void Server::stop() { parts_->context.stop(); }

}  // namespace hammer::server
