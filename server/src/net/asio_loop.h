// The loop that the server runs on: the one thread of an io_context.
#pragma once

#include <boost/asio/io_context.hpp>

#include "base/loop.h"

namespace hammer::server {

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(boost::asio::io_context& context) : context_(context) {}

  void post(std::function<void()> work) override;
  std::unique_ptr<Timer> after(std::chrono::milliseconds wait, std::function<void()> work) override;
  TimePoint now() const override;
  std::int64_t wall_ms() const override;

 private:
  boost::asio::io_context& context_;
};

}  // namespace hammer::server
