// Whose token it is, and what it allows: as the store said when it was last request. What is remembered is bounded, and
// forgotten when any of it may have changed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

struct Bearer {
  Token token;
  Account account;  // without its password

  Caller caller() const { return {account.id, account.name, account.kind}; }
};

class BearerCache {
 public:
  explicit BearerCache(std::size_t most = 10'000) : most_(most) {}

  const Bearer* find(const std::string& hash);
  // `read_at`: the age when the store was request. False: something has changed since; ask again.
  bool put(Bearer bearer, std::uint64_t read_at);
  void forget(AccountId account);
  void forget_all();

  // Grows whenever something is forgotten.
  std::uint64_t age() const { return age_; }
  std::size_t size() const { return found_.size(); }

 private:
  std::size_t most_;
  std::uint64_t age_ = 0;
  std::list<Bearer> latest_;  // first: used last
  std::unordered_map<std::string, std::list<Bearer>::iterator> found_;
};

}  // namespace hammer::server
