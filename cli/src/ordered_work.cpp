#include "ordered_work.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace hammer::cli {

int default_threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

void work_in_order(int count, int threads, const std::function<void(int)>& work, const std::function<bool(int)>& take) {
  std::atomic<int> next{0};
  std::atomic<bool> stopped{false};
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<bool> done(static_cast<std::size_t>(count));

  const auto worker = [&] {
    for (int number = next++; number < count && !stopped; number = next++) {
      work(number);
      const std::lock_guard lock(mutex);
      done[static_cast<std::size_t>(number)] = true;
      changed.notify_one();
    }
  };
  std::vector<std::thread> workers;
  for (int i = 0; i < std::min(threads, count); ++i) workers.emplace_back(worker);
  for (int number = 0; number < count; ++number) {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return done[static_cast<std::size_t>(number)]; });
    lock.unlock();
    if (!take(number)) break;
  }
  stopped = true;
  for (std::thread& thread : workers) thread.join();
}

}  // namespace hammer::cli
