#include "long_work.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "command.h"

namespace hammer::cli {
namespace {

constexpr int kWidth = 30;
constexpr std::chrono::milliseconds kBetween{100};

std::string in_words(double seconds) {
  const auto whole = static_cast<long long>(seconds + 0.5);
  if (whole < 60) return std::to_string(whole) + " s";
  if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
  return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

}  // namespace

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

Progress::Progress(std::int64_t total, std::string_view unit)
    : total_(std::max<std::int64_t>(1, total)),
      unit_(unit),
      wanted_(isatty(STDERR_FILENO) != 0),
      started_(Clock::now()) {}

Progress::~Progress() {
  if (wanted_) write_all(STDERR_FILENO, "\r\x1b[K");
}

void Progress::show(std::int64_t done, std::string_view more) {
  const auto now = Clock::now();
  if (!wanted_ || (now - shown_ < kBetween && done < total_)) return;
  shown_ = now;
  const auto filled = static_cast<std::size_t>(kWidth * std::min(done, total_) / total_);
  const double elapsed = std::chrono::duration<double>(now - started_).count();
  std::string line = "\r\x1b[K[" + std::string(filled, '#') + std::string(kWidth - filled, '.') + "] " +
                     std::to_string(done) + " of " + std::to_string(total_) + ' ' + unit_;
  if (done > 0)
    line += ", " + in_words(elapsed / static_cast<double>(done) * static_cast<double>(total_ - done)) + " to go";
  if (!more.empty()) line += ", " + std::string(more);
  write_all(STDERR_FILENO, line);
}

}  // namespace hammer::cli
