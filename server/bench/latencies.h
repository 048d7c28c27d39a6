// How long things took, to be asked for their percentiles.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace hammer::bench {

class Latencies {
 public:
  using Duration = std::chrono::steady_clock::duration;

  void add(Duration took) { milliseconds_.push_back(std::chrono::duration<double, std::milli>(took).count()); }
  std::size_t count() const { return milliseconds_.size(); }

  // In ms; share 0.99 is what 99 of 100 took at most. 0 where nothing was measured.
  double at(double share) {
    if (milliseconds_.empty()) return 0;
    const std::size_t place =
        std::min(milliseconds_.size() - 1, static_cast<std::size_t>(share * static_cast<double>(milliseconds_.size())));
    std::nth_element(milliseconds_.begin(), milliseconds_.begin() + static_cast<std::ptrdiff_t>(place),
                     milliseconds_.end());
    return milliseconds_[place];
  }

 private:
  std::vector<double> milliseconds_;
};

}  // namespace hammer::bench
