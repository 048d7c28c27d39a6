// How many streams one account and one address have open, whatever they are of.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "base/call.h"
#include "session/asked.h"

namespace hammer::server {

inline constexpr int kMaxStreamsOfAddress = 64;
inline constexpr int kMaxStreamsOfAccount = 16;

class OpenStreams {
 public:
  // The refusal, where there are too many. Otherwise the call has a place, which it gives back when it is answered
  // without a stream or when its stream has ended.
  std::optional<Reply> find_refusal(Asked& asked);

 private:
  struct Counts {
    std::map<AccountId, int> accounts;
    std::map<std::string, int> addresses;  // not this machine's own
  };
  class Place;
  class CountedSink;

  std::shared_ptr<Counts> counts_ = std::make_shared<Counts>();
};

}  // namespace hammer::server
