#include "net/listener.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/metrics.h"
#include "base/network.h"

namespace hammer::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

std::string refuse_address(const std::string& address) {
  return "--bind is \"" + address +
         "\"; accepted is an address of this machine: 127.0.0.1 for this machine alone, 0.0.0.0 or :: for all its "
         "networks, or one of them";
}

std::string refuse_listening(const error_code& trouble, const std::string& address, std::uint16_t port) {
  const std::string number = std::to_string(port);
  if (trouble == asio::error::address_in_use) {
    return "port " + number + " is taken by another program; end that one, or choose another port, as --port " +
           std::to_string(port < 65535 ? port + 1 : 8080);
  }
  if (trouble == asio::error::access_denied) {
    return "port " + number +
           " is not allowed: ports below 1024 are the administrator's; choose another, as --port 8080";
  }
  if (trouble == error_code(EADDRNOTAVAIL, boost::system::system_category())) return refuse_address(address);
  return "cannot listen on " + address + ", port " + number + ": " + trouble.message();
}

error_code try_listening(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code trouble;
  acceptor.open(endpoint.protocol(), trouble);
  if (!trouble) acceptor.set_option(asio::socket_base::reuse_address(true), trouble);
  // Where the system allows it, :: accepts IPv4 too.
  error_code ignored;
  if (endpoint.address().is_v6()) acceptor.set_option(asio::ip::v6_only(false), ignored);
  if (!trouble) acceptor.bind(endpoint, trouble);
  if (!trouble) acceptor.listen(asio::socket_base::max_listen_connections, trouble);
  return trouble;
}

// An IPv4 caller of a socket for both is one address, not two.
std::string address_text(const asio::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  }
  return address.to_string();
}

bool is_virtual(std::string_view interface) {
  constexpr std::array<std::string_view, 6> kVirtual{"docker", "br-", "veth", "virbr", "vmnet", "vboxnet"};
  return std::any_of(kVirtual.begin(), kVirtual.end(), [&](auto start) { return interface.starts_with(start); });
}

bool leads_outside(const ifaddrs& entry) {
  return entry.ifa_addr && entry.ifa_addr->sa_family == AF_INET && (entry.ifa_flags & IFF_UP) != 0 &&
         (entry.ifa_flags & IFF_LOOPBACK) == 0 && !is_virtual(entry.ifa_name);
}

std::string text_of(const sockaddr* address) {
  sockaddr_in ip{};
  std::memcpy(&ip, address, sizeof ip);
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &ip.sin_addr, text.data(), text.size());
  return text.data();
}

constexpr std::string_view kTooMany =
    "HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 58\r\n"
    "Retry-After: 10\r\nConnection: close\r\n\r\nThere are too many connections from your address already.\n";

}  // namespace

Result<tcp::acceptor, std::string> listen(asio::io_context& context, const std::string& address, std::uint16_t port) {
  error_code trouble;
  const asio::ip::address parsed = asio::ip::make_address(address, trouble);
  if (trouble) return refuse_address(address);
  tcp::acceptor acceptor(context);
  trouble = try_listening(acceptor, {parsed, port});
  if (trouble) return refuse_listening(trouble, address, port);
  return acceptor;
}

std::vector<std::string> local_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* entry = first; entry; entry = entry->ifa_next) {
    if (leads_outside(*entry)) found.push_back(text_of(entry->ifa_addr));
  }
  return found;
}

int allow_connections(int wanted) {
  constexpr rlim_t kOtherFiles = 64;  // the database, the log, the listening socket
  const rlim_t needed = static_cast<rlim_t>(wanted) + kOtherFiles;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  if (limit.rlim_cur >= needed) return wanted;
  rlimit raised{needed, std::max(limit.rlim_max, needed)};  // only root may raise both
  if (setrlimit(RLIMIT_NOFILE, &raised) == 0) return wanted;
  raised = {std::min(needed, limit.rlim_max), limit.rlim_max};
  if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  if (limit.rlim_cur >= needed) return wanted;
  return limit.rlim_cur > 2 * kOtherFiles ? static_cast<int>(limit.rlim_cur - kOtherFiles)
                                          : static_cast<int>(kOtherFiles);
}

Listener::Listener(tcp::acceptor acceptor, std::shared_ptr<const Site> site)
    : acceptor_(std::move(acceptor)),
      endpoint_(acceptor_.local_endpoint()),
      timer_(acceptor_.get_executor()),
      site_(std::move(site)) {}

void Listener::accept() {
  const bool is_full = sessions_.size() >= static_cast<std::size_t>(site_->limits.connections);
  if (is_accepting_ || is_stopping_ || is_full) return;
  is_accepting_ = true;
  acceptor_.async_accept([self = shared_from_this()](error_code trouble, tcp::socket socket) {
    self->on_accept(trouble, std::move(socket));
  });
}

void Listener::on_accept(error_code trouble, tcp::socket socket) {
  is_accepting_ = false;
  if (is_stopping_) return;
  if (!trouble) {
    start_session(std::move(socket));
  } else if (trouble != asio::error::connection_aborted) {
    return accept_later();
  }
  accept();
}

void Listener::start_session(tcp::socket socket) {
  error_code trouble, ignored;
  const tcp::endpoint other_end = socket.remote_endpoint(trouble);
  if (trouble) return;  // gone already
  const std::string address = address_text(other_end.address());
  if (has_too_many(address)) {
    socket.non_blocking(true, ignored);
    socket.send(asio::buffer(kTooMany), 0, ignored);
    return;
  }
  socket.set_option(tcp::no_delay(true), ignored);
  const std::string network = network_of(address);
  ++by_network_[network];
  const auto session = sessions_.emplace(sessions_.end());
  *session = start_http_session(std::move(socket), address, site_,
                                [self = shared_from_this(), session, network] { self->on_end(session, network); });
  count_connections();
}

bool Listener::has_too_many(const std::string& address) const {
  constexpr int kDefault = 64;
  const auto& limit = site_->limits.per_address;
  // Behind a proxy all connections are its own.
  if (!limit && (site_->behind_proxy || is_loopback(address))) return false;
  const auto there = by_network_.find(network_of(address));
  return there != by_network_.end() && there->second >= limit.value_or(kDefault);
}

// Out of descriptors or memory: others must end first.
void Listener::accept_later() {
  timer_.expires_after(std::chrono::milliseconds(100));
  timer_.async_wait([self = shared_from_this()](error_code trouble) {
    if (!trouble) self->accept();
  });
}

void Listener::on_end(std::list<std::weak_ptr<HttpSession>>::iterator session, const std::string& network) {
  sessions_.erase(session);
  const auto there = by_network_.find(network);
  if (--there->second == 0) by_network_.erase(there);
  count_connections();
  if (is_stopping_ && sessions_.empty() && ended_) std::exchange(ended_, nullptr)();
  accept();
}

void Listener::count_connections() const {
  site_->metrics.set("hammer_connections", static_cast<double>(sessions_.size()));
}

void Listener::stop(std::function<void()> ended) {
  is_stopping_ = true;
  error_code ignored;
  acceptor_.close(ignored);
  timer_.cancel();
  std::vector<std::shared_ptr<HttpSession>> alive;
  for (const auto& session : sessions_) {
    if (auto one = session.lock()) alive.push_back(std::move(one));
  }
  for (const auto& session : alive) session->stop();
  alive.clear();
  if (!sessions_.empty()) {
    ended_ = std::move(ended);
  } else if (ended) {
    ended();
  }
}

}  // namespace hammer::server
