// What is answered when something could not be written or read.
#pragma once

#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

inline Reply try_again(int status, std::string_view sentence, int seconds = 1) {
  Reply reply = refusal(status, sentence);
  reply.headers.emplace_back("Retry-After", std::to_string(seconds));
  return reply;
}

inline Reply reply_to(StoreFault fault) {
  constexpr int kSeconds = 5;
  switch (fault) {
    case StoreFault::kFull:
      return try_again(507, "the server has no room left to write this down, so nothing was changed", kSeconds);
    case StoreFault::kConflict:
      return try_again(503, "this was changed elsewhere at the same moment, so nothing was done; ask again");
    case StoreFault::kBroken:
      break;
  }
  return try_again(503, "the server could not write this down, so nothing was changed", kSeconds);
}

}  // namespace hammer::server
