// For commands that run for a long time: work on several threads, progress, and processor time.
#pragma once

#include <time.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace hammer::cli {

// As many as the machine can run at once.
int default_threads();

// Calls work(0) … work(count - 1), each once, on any of the threads and in any order; and on the calling thread
// take(0), take(1), … each after its work is done. Stops early when take returns false: then some work may have been
// done that is never taken.
void work_in_order(int count, int threads, const std::function<void(int)>& work, const std::function<bool(int)>& take);

// Shows how far a command has got, on standard error; nothing if that is not a terminal.
class Progress {
 public:
  // `unit` as in "120 of 300 pairs".
  Progress(std::int64_t total, std::string_view unit);
  // Leaves an empty line behind.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `more` is shown after the bar.
  void show(std::int64_t done, std::string_view more = "");

 private:
  using Clock = std::chrono::steady_clock;

  std::int64_t total_;
  std::string unit_;
  bool wanted_;
  Clock::time_point started_, shown_{};
};

// How long this thread has computed. Unlike elapsed time it does not include time taken by other programs.
inline double processor_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace hammer::cli
