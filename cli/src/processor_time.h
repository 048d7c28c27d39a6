// How long this thread has computed. Unlike time on the wall it does not count what other programs take away.
#pragma once

#include <time.h>

namespace hammer::cli {

inline double processor_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace hammer::cli
