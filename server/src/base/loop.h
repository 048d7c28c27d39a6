// The thread that owns the server's state: connections, people and matches are touched there alone. Tests have one
// whose clock they set themselves.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace hammer::server {

class Loop {
 public:
  using TimePoint = std::chrono::steady_clock::time_point;
  // Destroying it cancels the work.
  class Timer {
   public:
    virtual ~Timer() = default;
  };

  virtual ~Loop() = default;
  // From any thread; runs on the loop's, in the order posted.
  virtual void post(std::function<void()> work) = 0;
  // Only on the loop's thread.
  virtual std::unique_ptr<Timer> after(std::chrono::milliseconds wait, std::function<void()> work) = 0;
  // Monotonic, for everything that is measured.
  virtual TimePoint now() const = 0;
  // ms since 1970, for timestamps and expiry. An operator may set it back.
  virtual std::int64_t wall_ms() const = 0;
};

}  // namespace hammer::server
