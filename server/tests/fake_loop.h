// A loop whose time the test moves. post() may be called from any thread, everything else only from the test's.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "base/loop.h"

namespace hammer::server {

class FakeLoop : public Loop {
 public:
  void post(std::function<void()> work) override {
    {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(work));
    }
    wakes_.notify_one();
  }

  std::unique_ptr<Timer> after(std::chrono::milliseconds wait, std::function<void()> work) override {
    const Due due{now_ + wait, next_++};
    timers_->emplace(due, std::move(work));
    return std::make_unique<FakeTimer>(timers_, due);
  }

  TimePoint now() const override { return now_; }
  std::int64_t wall_ms() const override { return wall_ms_; }

  // Runs everything that is posted, including what that posts.
  void run_all() {
    while (const auto work = take()) work();
  }

  // Moves time on; timers run when they are due, and what was posted before each of them.
  void advance(std::chrono::milliseconds wait) {
    run_all();
    const TimePoint end = now_ + wait;
    while (!timers_->empty() && timers_->begin()->first.first <= end) {
      const auto first = timers_->begin();
      const auto work = std::move(first->second);
      move_to(first->first.first);
      timers_->erase(first);
      work();
      run_all();
    }
    move_to(end);
  }

  // Runs what other threads post until `is_true`. Returns false once `most` has passed, so that a fault does not hang
  // the tests.
  bool run_until(const std::function<bool()>& is_true, std::chrono::seconds most = std::chrono::seconds(300)) {
    const auto end = std::chrono::steady_clock::now() + most;
    for (run_all(); !is_true(); run_all()) {
      std::unique_lock lock(mutex_);
      if (!wakes_.wait_until(lock, end, [this] { return !posted_.empty(); })) return false;
    }
    return true;
  }

  void set_wall_ms(std::int64_t now) { wall_ms_ = now; }
  std::size_t timers() const { return timers_->size(); }

 private:
  using Due = std::pair<TimePoint, std::uint64_t>;
  using Timers = std::map<Due, std::function<void()>>;

  struct FakeTimer : Timer {
    FakeTimer(std::shared_ptr<Timers> all, Due when) : timers(std::move(all)), due(when) {}
    ~FakeTimer() override { timers->erase(due); }
    FakeTimer(const FakeTimer&) = delete;
    FakeTimer& operator=(const FakeTimer&) = delete;
    std::shared_ptr<Timers> timers;  // it may outlive the loop
    Due due;
  };

  std::function<void()> take() {
    const std::lock_guard lock(mutex_);
    if (posted_.empty()) return {};
    auto work = std::move(posted_.front());
    posted_.pop_front();
    return work;
  }

  void move_to(TimePoint time) {
    wall_ms_ += std::chrono::duration_cast<std::chrono::milliseconds>(time - now_).count();
    now_ = time;
  }

  std::mutex mutex_;
  std::condition_variable wakes_;
  std::deque<std::function<void()>> posted_;
  std::shared_ptr<Timers> timers_ = std::make_shared<Timers>();
  std::uint64_t next_ = 0;
  TimePoint now_{std::chrono::hours(1)};
  std::int64_t wall_ms_ = 1'790'000'000'000;
};

}  // namespace hammer::server
