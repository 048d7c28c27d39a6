// What is answered when something could not be written or read.
#pragma once

#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

inline Reply reply_to(StoreFault fault) {
  constexpr int kSeconds = 5;
  switch (fault) {
    case StoreFault::kFull:
      return try_again(507, {"disk_full"}, kSeconds);
    case StoreFault::kConflict:
      return try_again(503, {"changed_elsewhere"});
    case StoreFault::kBroken:
      break;
  }
  return try_again(503, {"not_written"}, kSeconds);
}

}  // namespace hammer::server
