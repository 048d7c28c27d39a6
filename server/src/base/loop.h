// The thread on which the server's state lives: connections, people and matches are touched there alone. Tests have one
// whose time they move themselves.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace hammer::server {

class Loop {
 public:
  using Steady = std::chrono::steady_clock::time_point;
  // Destroyed: what was to happen does not.
  class Timer {
   public:
    virtual ~Timer() = default;
  };

  virtual ~Loop() = default;
  // From any thread; runs on the loop's, in the order posted.
  virtual void post(std::function<void()> work) = 0;
  // Only on the loop's thread.
  virtual std::unique_ptr<Timer> after(std::chrono::milliseconds wait, std::function<void()> work) = 0;
  // Clocks of play go by this one: it never goes back.
  virtual Steady steady() const = 0;
  // ms since 1970, for what is written down and for what expires. It may be set back.
  virtual std::int64_t wall_ms() const = 0;
};

}  // namespace hammer::server
