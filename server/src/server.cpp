#include "server/server.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <memory>
#include <optional>
#include <regex>
#include <utility>

#include "api/application.h"
#include "base/log.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "net/asio_loop.h"
#include "net/listener.h"
#include "net/page.h"
#include "server/maintenance.h"
#include "store/store.h"

namespace hammer::server {

namespace asio = boost::asio;

namespace {

// For machines that choose their shots. The loop and the store need processor time too.
constexpr int kWorkerThreads = 2;
constexpr std::size_t kMaxWaitingWork = 1024;
// A few seconds' worth: later ones are told to try again.
constexpr std::size_t kMaxWaitingPasswords = 64;
constexpr std::chrono::seconds kFlushTime{5};
constexpr std::chrono::seconds kNumberGrace{5};  // a page sends its number as soon as it sees the match begin

// A failure cannot be reported anywhere.
void write_to_stderr(std::string_view line) {
  while (!line.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
    if (written <= 0) return;
    line.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

// In the order of their dependencies: the last is destroyed first.
struct Server::Impl {
  Impl(const Plan& plan, Log::Level level) : limits(plan.limits), url(plan.url), log(level, write_to_stderr) {
    if (!url.empty() && !url.ends_with('/')) url += '/';  // as links have it
  }

  Limits limits;
  std::string url;
  Metrics metrics;
  Log log;
  asio::io_context context{1};
  asio::signal_set signals{context};
  AsioLoop loop{context};
  Workers workers{kWorkerThreads, kMaxWaitingWork};
  Workers password_workers{1, kMaxWaitingPasswords};
  std::unique_ptr<Store> store;
  std::unique_ptr<OnlineApplication> application;
  std::shared_ptr<Listener> listener;
  asio::steady_timer deadline{context};
  bool is_stopping = false;

  void stop();
  void flush();
};

namespace {

std::string url(const std::string& host, std::uint16_t port) {
  return "http://" + host + ':' + std::to_string(port) + '/';
}

Result<Log::Level, std::string> read_log_level(const std::string& name) {
  constexpr std::array<std::string_view, 5> kNames{"debug", "info", "warning", "error", "off"};
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return "--log is \"" + name + "\"; accepted is debug, info, warning, error or off";
  return static_cast<Log::Level>(found - kNames.begin());
}

StoreNotices notices_to(Log& log, Metrics& metrics) {
  return {
      .trouble = [&log](std::string_view sentence) { log.say(Log::Level::kError, "database", {{"why", sentence}}); },
      .group =
          [&metrics](std::size_t writings, double seconds) {
            metrics.count("hammer_commits_total");
            metrics.count("hammer_writings_total", static_cast<std::int64_t>(writings));
            metrics.observe("hammer_commit_seconds", seconds);
          }};
}

// The sentence that refuses an address of the page; nothing where it will do.
std::optional<std::string> refuse_url(const std::string& asked) {
  static const std::regex kAccepted(
      R"(https?://([A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?(/[A-Za-z0-9._~/%-]*)?)");
  if (asked.empty() || std::regex_match(asked, kAccepted)) return std::nullopt;
  return "--url is \"" + asked +
         "\"; accepted is where others reach the page, as https://example.org/ or http://192.0.2.7:8080/";
}

std::vector<std::string> urls_for_others(const std::string& known, const asio::ip::tcp::endpoint& place) {
  std::vector<std::string> urls;
  if (!known.empty()) urls.push_back(known);
  if (!place.address().is_unspecified()) return urls;
  for (const std::string& address : local_addresses()) urls.push_back(url(address, place.port()));
  return urls;
}

// As many as the system allows.
void fit_connections(Limits& limits, Log& log) {
  const int possible = allow_connections(limits.connections);
  if (possible < limits.connections) {
    log.say(Log::Level::kWarning, "fewer connections than asked for: the system limits open files (ulimit -n)",
            {{"asked", std::int64_t{limits.connections}}, {"possible", std::int64_t{possible}}});
  }
  limits.connections = possible;
}

}  // namespace

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() {
  if (impl_) impl_->listener->stop();
}

Result<Server, std::string> Server::open(const Plan& plan) {
  auto page = Page::load(plan.page);
  if (!page) return page.refusal();
  const auto level = read_log_level(plan.log);
  if (!level) return level.refusal();
  const auto database = plan.database.empty() ? default_database() : plan.database;
  if (!database)
    return std::string("there is no home folder to keep the matches in; name a file: --database sqlite:PATH");
  if (const auto refusal = refuse_url(plan.url)) return *refusal;
  auto impl = std::make_unique<Impl>(plan, level.value());
  auto acceptor = listen(impl->context, plan.address, plan.port);
  if (!acceptor) return acceptor.refusal();
  auto store = open_store(*database, impl->loop, notices_to(impl->log, impl->metrics));
  if (!store) return store.refusal();
  impl->store = std::move(store.value());
  fit_connections(impl->limits, impl->log);
  const auto place = acceptor.value().local_endpoint();
  impl->application = std::make_unique<OnlineApplication>(
      ServerDependencies{impl->loop, *impl->store, impl->workers, impl->password_workers, impl->metrics, impl->log,
                         kNumberGrace},
      ServerInfo{.version = HAMMER_VERSION,
                 .elsewhere = [url = impl->url, place] { return urls_for_others(url, place); }});
  Site site{.page = std::move(page.value()),
            .application = *impl->application,
            .metrics = impl->metrics,
            .log = impl->log,
            .is_well = [&store = *impl->store] { return store.is_well(); },
            .limits = impl->limits,
            .behind_proxy = plan.behind_proxy,
            .metrics_open = plan.metrics_open};
  impl->listener =
      std::make_shared<Listener>(std::move(acceptor.value()), std::make_shared<const Site>(std::move(site)));
  impl->listener->accept();
  // From here on, not only in run(): the server may be stopped as soon as its address is known.
  impl->signals.add(SIGINT);
  impl->signals.add(SIGTERM);
  return Server(std::move(impl));
}

std::uint16_t Server::port() const { return impl_->listener->endpoint().port(); }

std::string Server::url_here() const {
  const auto address = impl_->listener->endpoint().address();
  if (address.is_unspecified()) return url("localhost", port());
  return url(address.is_v6() ? '[' + address.to_string() + ']' : address.to_string(), port());
}

std::vector<std::string> Server::urls_elsewhere() const {
  return urls_for_others(impl_->url, impl_->listener->endpoint());
}

bool Server::is_for_this_machine_alone() const { return impl_->listener->endpoint().address().is_loopback(); }

// Calls on their way are answered and streams are ended, for as long as the grace lasts.
void Server::Impl::stop() {
  if (std::exchange(is_stopping, true)) return context.stop();
  log.say(Log::Level::kInfo, "stopping");
  deadline.expires_after(limits.shutdown_grace);
  deadline.async_wait([this](const boost::system::error_code& trouble) {
    if (!trouble) flush();
  });
  application->stop();
  listener->stop([this] { flush(); });
}

// Writes are done in order: once this one is, all are. A disk that hangs does not stop the shutdown.
void Server::Impl::flush() {
  deadline.expires_after(kFlushTime);
  deadline.async_wait([this](const boost::system::error_code& trouble) {
    if (!trouble) context.stop();
  });
  store->write([](Writer&) { return std::nullopt; }, [this](const std::optional<StoreFault>&) { context.stop(); });
}

void Server::run() {
  std::function<void()> await = [&] {
    impl_->signals.async_wait([&](const boost::system::error_code& trouble, int) {
      if (trouble) return;
      impl_->stop();
      await();
    });
  };
  await();
  impl_->context.run();
}

void Server::stop() {
  asio::post(impl_->context, [impl = impl_.get()] { impl->stop(); });
}

}  // namespace hammer::server
