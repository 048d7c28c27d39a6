#include "base/workers.h"

#include <utility>

namespace hammer::server {

Workers::Workers(int threads, std::size_t max_waiting) : max_waiting_(max_waiting) {
  for (int thread = 0; thread < threads; ++thread) threads_.emplace_back([this] { serve(); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    waiting_.clear();
  }
  wakes_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Workers::run(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (is_ending_ || waiting_.size() >= max_waiting_) return false;
    waiting_.push_back(std::move(work));
  }
  wakes_.notify_one();
  return true;
}

void Workers::serve() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wakes_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
  }
}

}  // namespace hammer::server
