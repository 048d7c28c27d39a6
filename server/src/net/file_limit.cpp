#include "net/file_limit.h"

#include <sys/resource.h>

#include <algorithm>

namespace hammer::server {

int allow_connections(int wanted) {
  constexpr rlim_t kBesides = 64;  // the database, the log, what listens
  const rlim_t needed = static_cast<rlim_t>(wanted) + kBesides;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  if (limit.rlim_cur >= needed) return wanted;
  rlimit raised{needed, std::max(limit.rlim_max, needed)};  // only the administrator may raise both
  if (setrlimit(RLIMIT_NOFILE, &raised) == 0) return wanted;
  raised = {std::min(needed, limit.rlim_max), limit.rlim_max};
  if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  if (limit.rlim_cur >= needed) return wanted;
  return limit.rlim_cur > 2 * kBesides ? static_cast<int>(limit.rlim_cur - kBesides) : static_cast<int>(kBesides);
}

}  // namespace hammer::server
