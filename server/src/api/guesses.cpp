#include "api/guesses.h"

#include <algorithm>

namespace hammer::server {
namespace {

constexpr int kMaxDoublings = 10;
constexpr std::chrono::hours kForgottenAfter{1};

// Names have no newline.
std::string key_of(const std::string& name_key, const std::string& address) { return name_key + '\n' + address; }

}  // namespace

Guesses::Guesses(const Loop& loop, std::size_t max_size) : loop_(loop), max_size_(max_size) {}

int Guesses::begin(const std::string& name_key, const std::string& address) {
  const std::string key = key_of(name_key, address);
  const int wait = std::max({wait_of(tries_, key), wait_of(names_, name_key), wait_of(addresses_, address)});
  if (wait > 0) return wait;
  count(tries_, key, {5, std::chrono::seconds(60)});
  count(names_, name_key, {100, std::chrono::seconds(60)});
  if (!address.empty()) count(addresses_, address, {20, std::chrono::seconds(900)});
  return 0;
}

void Guesses::was_right(const std::string& name_key, const std::string& address) {
  tries_.erase(key_of(name_key, address));
  // One right password does not erase the wrong ones: an attacker has an account too, and the owner signs in meanwhile.
  take_back(names_, name_key);
  take_back(addresses_, address);
}

void Guesses::take_back(Table& table, const std::string& who) {
  const auto found = table.find(who);
  if (found != table.end() && found->second.times > 0) --found->second.times;
}

int Guesses::wait_of(const Table& table, const std::string& who) const {
  const auto found = table.find(who);
  if (found == table.end() || found->second.next <= loop_.now()) return 0;
  return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(found->second.next - loop_.now()).count());
}

void Guesses::count(Table& table, const std::string& who, const Patience& patience) {
  if (table.size() >= max_size_ && !table.contains(who)) make_room(table);
  Wrong& wrong = table[who];
  if (wrong.next + kForgottenAfter < loop_.now()) wrong.times = 0;
  ++wrong.times;
  const int doublings = std::min(wrong.times - patience.free, kMaxDoublings);
  wrong.next = loop_.now() + (doublings < 0 ? std::chrono::seconds(0)
                                            : std::min(std::chrono::seconds(1 << doublings), patience.max_wait));
}

void Guesses::make_room(Table& table) const {
  std::erase_if(table, [&](const auto& held) { return held.second.next <= loop_.now(); });
  while (table.size() >= max_size_) table.erase(table.begin());
}

}  // namespace hammer::server
