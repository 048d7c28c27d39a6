// How far a long command is, on standard error while that is a terminal; else nothing.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace hammer::cli {

class Progress {
 public:
  // `unit` as in "120 of 300 pairs".
  Progress(std::int64_t total, std::string_view unit);
  // Leaves an empty line behind.
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `more` is shown behind the bar.
  void show(std::int64_t done, std::string_view more = "");

 private:
  using Clock = std::chrono::steady_clock;

  std::int64_t total_;
  std::string unit_;
  bool wanted_;
  Clock::time_point started_, shown_{};
};

}  // namespace hammer::cli
