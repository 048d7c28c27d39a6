#include "session/guesses.h"

#include <algorithm>

namespace hammer::server {
namespace {

constexpr int kMostDoublings = 10;
constexpr std::chrono::hours kForgottenAfter{1};

}  // namespace

Guesses::Guesses(const Loop& loop, std::size_t most_remembered) : loop_(loop), most_(most_remembered) {}

int Guesses::begin(const std::string& name_key, const std::string& address) {
  const int wait = std::max(wait_of(names_, name_key), address.empty() ? 0 : wait_of(addresses_, address));
  if (wait > 0) return wait;
  count(names_, name_key, {5, std::chrono::seconds(60)});
  if (!address.empty()) count(addresses_, address, {20, std::chrono::seconds(900)});
  return 0;
}

void Guesses::was_right(const std::string& name_key, const std::string& address) {
  names_.erase(name_key);
  const auto found = addresses_.find(address);
  // One right one does not wipe out the wrong ones from there: an attacker has an account too.
  if (found != addresses_.end() && found->second.times > 0) --found->second.times;
}

int Guesses::wait_of(const Table& table, const std::string& who) const {
  const auto found = table.find(who);
  if (found == table.end() || found->second.next <= loop_.steady()) return 0;
  return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(found->second.next - loop_.steady()).count());
}

void Guesses::count(Table& table, const std::string& who, const Patience& patience) {
  if (table.size() >= most_ && !table.contains(who)) make_room(table);
  Wrong& wrong = table[who];
  if (wrong.next + kForgottenAfter < loop_.steady()) wrong.times = 0;
  ++wrong.times;
  const int doublings = std::min(wrong.times - patience.free, kMostDoublings);
  wrong.next = loop_.steady() + (doublings < 0 ? std::chrono::seconds(0)
                                               : std::min(std::chrono::seconds(1 << doublings), patience.most));
}

void Guesses::make_room(Table& table) const {
  std::erase_if(table, [&](const auto& held) { return held.second.next <= loop_.steady(); });
  while (table.size() >= most_) table.erase(table.begin());
}

}  // namespace hammer::server
