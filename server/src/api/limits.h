// How often calls of each kind may come, by account and by address.
#pragma once

#include <map>
#include <string>

#include "api/rate_limits.h"
#include "api/route.h"

namespace hammer::server {

class CallLimits {
 public:
  explicit CallLimits(const Loop& loop);

  // 0: go on; otherwise in so many seconds. The machine's own addresses are not counted: what stands there in front of
  // the server (a proxy, the load tool) speaks for many.
  int take_address(const std::string& address);
  int take(Pace pace, AccountId account, const std::string& address);

 private:
  RateLimit addresses_;
  std::map<Pace, RateLimit> paces_;
};

// 127.0.0.0/8, ::1, and the same written as IPv6.
bool is_this_machine(std::string_view address);

}  // namespace hammer::server
