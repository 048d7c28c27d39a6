// Who wants to hear nothing of whom, of those who are here.
#pragma once

#include <cstddef>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/store.h"

namespace hammer::server {

class Mutes {
 public:
  // As the store has them, whenever somebody is looked up there.
  void put(AccountId listener, const std::vector<AccountId>& speakers) {
    if (muted_.size() >= kMost && !muted_.contains(listener)) muted_.erase(muted_.begin());
    muted_[listener] = {speakers.begin(), speakers.end()};
  }
  void set(AccountId listener, AccountId speaker, bool is_muted) {
    is_muted ? void(muted_[listener].insert(speaker)) : void(muted_[listener].erase(speaker));
  }
  void forget(AccountId listener) { muted_.erase(listener); }

  bool has(AccountId listener, AccountId speaker) const {
    const auto found = muted_.find(listener);
    return found != muted_.end() && found->second.contains(speaker);
  }
  // Either way round.
  bool is_between(AccountId one, AccountId other) const { return has(one, other) || has(other, one); }

 private:
  static constexpr std::size_t kMost = 100'000;
  std::unordered_map<AccountId, std::set<AccountId>> muted_;
};

}  // namespace hammer::server
