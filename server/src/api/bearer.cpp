#include "api/bearer.h"

#include <utility>

namespace hammer::server {

const Bearer* BearerCache::find(const std::string& hash) {
  const auto found = found_.find(hash);
  if (found == found_.end()) return nullptr;
  latest_.splice(latest_.begin(), latest_, found->second);
  return &latest_.front();
}

bool BearerCache::put(Bearer bearer, std::uint64_t read_at) {
  if (read_at != age_) return false;
  if (found_.contains(bearer.token.hash)) return true;
  if (found_.size() >= most_) {
    found_.erase(latest_.back().token.hash);
    latest_.pop_back();
  }
  latest_.push_front(std::move(bearer));
  found_.emplace(latest_.front().token.hash, latest_.begin());
  return true;
}

void BearerCache::forget(AccountId account) {
  ++age_;
  for (auto held = latest_.begin(); held != latest_.end();) {
    if (held->account.id != account) {
      ++held;
      continue;
    }
    found_.erase(held->token.hash);
    held = latest_.erase(held);
  }
}

void BearerCache::forget_all() {
  ++age_;
  found_.clear();
  latest_.clear();
}

}  // namespace hammer::server
