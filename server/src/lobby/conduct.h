// Mutes of the accounts that are online, and the reasons of reports.
#pragma once

#include <array>
#include <cstddef>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/store.h"

namespace hammer::server {

class Mutes {
 public:
  // As the store has them, whenever an account is read.
  void put(AccountId listener, const std::vector<AccountId>& speakers) {
    if (muted_.size() >= kMaxAccounts && !muted_.contains(listener)) muted_.erase(muted_.begin());
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
  // In either direction.
  bool is_between(AccountId one, AccountId other) const { return has(one, other) || has(other, one); }

 private:
  static constexpr std::size_t kMaxAccounts = 100'000;
  std::unordered_map<AccountId, std::set<AccountId>> muted_;
};

// Codes: the page has the words.
inline constexpr std::array<std::string_view, 5> kReportReasons{"name", "stalling", "cheating", "abuse", "other"};

}  // namespace hammer::server
