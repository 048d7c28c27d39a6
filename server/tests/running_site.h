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
  void answer(Call call, Answering answering) override;

  // All on the loop's thread.
  std::vector<std::shared_ptr<LineSink>> sinks;
  std::vector<Answering> waiting;
  int gone = 0;

 private:
  void open_stream(Answering answering);
};

class RunningSite : public testing::Test {
 protected:
  void start(const Limits& limits = {}, bool behind_proxy = false, bool metrics_open = false);
  void stop();
  void TearDown() override { stop(); }

  // Runs it on the loop's thread and waits for it.
  void on_loop(const std::function<void()>& work);
  // To every stream; how many have taken it.
  int broadcast(const std::string& line);
  // Waits until so many streams are open, or have gone.
  void await_streams(std::size_t count);
  void await_gone(int count);

  std::uint16_t port() const { return listener_->endpoint().port(); }
  // That it still serves whoever comes.
  bool is_well() const;

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
