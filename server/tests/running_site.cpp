#include "running_site.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <future>

#include "json/writer.h"

namespace hammer::server {
namespace {

std::string tell(const Call& call) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("method", call.method).field("path", call.path).field("query", call.query);
  json.field("body", call.body).field("token", call.token).field("address", call.address).end_object();
  return text;
}

std::shared_ptr<const std::string> line(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

void send_log(const std::shared_ptr<LineSink>& sink, int lines) {
  const auto text = line(std::string(1000, 'x'));
  for (int i = 0; i < lines; ++i) sink->send(text);
  sink->close();
}

}  // namespace

void ObedientApplication::answer(Call call, Responder respond) {
  if (call.path == "/api/never") return waiting.push_back([keeps = std::move(respond)](const Reply&) {});
  if (call.path == "/api/later") return waiting.push_back(std::move(respond));
  if (call.path == "/api/stream") return open_stream(std::move(respond));
  if (call.path == "/api/empty") return respond({.status = 204});
  if (call.path == "/api/wait") return respond({.status = 429, .body = "{}", .headers = {{"Retry-After", "3"}}});
  if (call.path == "/api/log") {
    const int lines = std::atoi(call.query.c_str());
    return respond({.stream = [lines](const std::shared_ptr<LineSink>& sink) { send_log(sink, lines); }});
  }
  respond({.body = tell(call)});
}

void ObedientApplication::open_stream(Responder respond) {
  respond({.stream = [this](const std::shared_ptr<LineSink>& sink) {
    sink->when_gone([this] { ++gone; });
    sink->send(line(R"({"type":"live"})"));
    sinks.push_back(sink);
  }});
}

void RunningSite::start(const Limits& limits, bool behind_proxy, bool metrics_open) {
  auto acceptor = listen(context_, "127.0.0.1", 0);
  ASSERT_TRUE(acceptor) << acceptor.refusal();
  auto page = Page::load(page_.path());
  ASSERT_TRUE(page) << page.refusal();
  Site site{.page = std::move(page.value()),
            .application = application_,
            .metrics = metrics_,
            .log = log_,
            .is_well = [this] { return database_is_well_; },
            .limits = limits,
            .behind_proxy = behind_proxy,
            .metrics_open = metrics_open};
  listener_ = std::make_shared<Listener>(std::move(acceptor.value()), std::make_shared<const Site>(std::move(site)));
  listener_->accept();
  thread_ = std::thread([this] {
    const auto guard = boost::asio::make_work_guard(context_);
    context_.run();
  });
}

void RunningSite::stop() {
  if (!thread_.joinable()) return;
  boost::asio::post(context_, [this] {
    application_.waiting.clear();
    listener_->stop([this] { context_.stop(); });
  });
  thread_.join();
  application_.sinks.clear();
}

void RunningSite::on_loop(const std::function<void()>& work) {
  std::promise<void> done;
  boost::asio::post(context_, [&] {
    work();
    done.set_value();
  });
  done.get_future().wait();
}

int RunningSite::broadcast(const std::string& text) {
  int taken = 0;
  on_loop([&] {
    const auto shared = line(text);
    for (const auto& sink : application_.sinks) taken += sink->send(shared) ? 1 : 0;
  });
  return taken;
}

void RunningSite::await(const std::function<bool()>& is_true) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  for (bool is_there = false;; std::this_thread::yield()) {
    on_loop([&] { is_there = is_true(); });
    if (is_there) return;
    ASSERT_LT(std::chrono::steady_clock::now(), end) << "what was waited for never came";
  }
}

void RunningSite::await_streams(std::size_t count) {
  await([&] { return application_.sinks.size() >= count; });
}

void RunningSite::await_gone(int count) {
  await([&] { return application_.gone >= count; });
}

void RunningSite::await_connections(int count) {
  const std::string line = "\nhammer_connections " + std::to_string(count) + '\n';
  await([&] { return metrics_.text().find(line) != std::string::npos; });
}

bool RunningSite::is_well() const {
  const auto response = Client(port()).get("/");
  return response && response->status == 200;
}

bool RunningSite::serves_somebody() const {
  for (const auto end = std::chrono::steady_clock::now() + kPatience; std::chrono::steady_clock::now() < end;) {
    if (is_well()) return true;
  }
  return false;
}

}  // namespace hammer::server
