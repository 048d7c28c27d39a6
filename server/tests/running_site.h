// The network's part of a server on a thread of its own, until the test ends: a scratch page, and an application that
// answers as the test wants it to.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <memory>
#include <thread>
#include <vector>

#include "base/log.h"
#include "base/metrics.h"
#include "client.h"
#include "net/asio_loop.h"
#include "net/listener.h"
#include "scratch_page.h"

namespace hammer::server {

// GET /api/stream is a stream that the test writes to, /api/log?N one that begins with N lines and ends, /api/later is
// answered when the test says so, /api/never not at all. Everything else is told as it came.
class ObedientApplication : public Application {
 public:
  void answer(Call call, Responder respond) override;

  // All on the loop's thread.
  std::vector<std::shared_ptr<LineSink>> sinks;
  std::vector<Responder> waiting;
  int gone = 0;

 private:
  void open_stream(Responder respond);
};

class RunningSite : public testing::Test {
 protected:
  // On a busy machine a test's own client may be late. Those that are about a limit say which.
  static constexpr Limits kPatient{.request = kPatience, .response = kPatience, .shutdown_grace = kPatience};

  void start(const Limits& limits = kPatient, bool behind_proxy = false, bool metrics_open = false);
  void stop();
  void TearDown() override { stop(); }

  // Runs it on the loop's thread and waits for it.
  void on_loop(const std::function<void()>& work);
  // To every stream; how many have taken it.
  int broadcast(const std::string& line);
  // Waits for what happens on the loop's thread; the test fails where it never does.
  void await(const std::function<bool()>& is_true);
  // Until so many streams are open, or have gone.
  void await_streams(std::size_t count);
  void await_gone(int count);

  std::uint16_t port() const { return listener_->endpoint().port(); }
  // Until the server has exactly so many connections, and had one at all.
  void await_connections(int count);
  // That it still serves whoever comes.
  bool is_well() const;
  // The same where the test gave so little time that its own client may miss it: one of several is served.
  bool serves_somebody() const;

  ScratchPage page_;
  Metrics metrics_;
  std::string said_;
  Log log_{Log::Level::kDebug, [this](std::string_view line) { said_ += line; }};
  bool database_is_well_ = true;
  boost::asio::io_context context_{1};
  AsioLoop loop_{context_};
  ObedientApplication application_;
  std::shared_ptr<Listener> listener_;
  std::thread thread_;
};

}  // namespace hammer::server
