// A server of a scratch page on a thread of its own, until the test ends.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <thread>

#include "client.h"
#include "scratch_folder.h"
#include "scratch_page.h"
#include "seeded_random_bytes.h"
#include "server/server.h"

namespace hammer::server {

class RunningServer : public testing::Test {
 protected:
  // On a busy machine a test's own client may be late. Those that are about a limit say which.
  static constexpr Limits kPatient{.request = kPatience, .response = kPatience, .shutdown_grace = kPatience};

  Plan plan(const Limits& limits = kPatient) const {
    return {.page = page_.path().string(), .port = wanted_port_, .limits = limits, .database = data_.database()};
  }
  void start(const Limits& limits = kPatient) {
    auto opened = Server::open(plan(limits));
    ASSERT_TRUE(opened) << opened.refusal();
    server_.emplace(std::move(opened.value()));
    thread_ = std::thread([this] { server_->run(); });
  }
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
  }
  void TearDown() override { stop(); }

  std::uint16_t port() const { return server_->port(); }
  // That the server still serves whoever comes.
  bool is_well() const {
    const auto response = Client(port()).get("/");
    return response && response->status == 200;
  }

  std::uint16_t wanted_port_ = 0;  // any
  SeededRandomBytes chance_;
  ScratchPage page_;
  ScratchFolder data_;
  std::optional<Server> server_;
  std::thread thread_;
};

}  // namespace hammer::server
