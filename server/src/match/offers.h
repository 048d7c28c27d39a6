// What one side asks of the others (a takeback, a pause, to go on, a rematch), and who has agreed.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "match/match_log.h"

namespace hammer::server {

enum class OfferKind : std::uint8_t { kTakeback, kPause, kResume, kRematch };
inline constexpr std::array<std::string_view, 4> kOfferNames{"takeback", "pause", "resume", "rematch"};

struct Offer {
  int side;
  std::string by;
  std::set<int> agreed;  // sides
};

class Offers {
 public:
  // Returns nullopt if the caller may make the offer now.
  std::optional<Refusal> check_offer(OfferKind kind, const MatchLog& log, AccountId account) const;
  // Returns nullopt if the caller may answer it so.
  std::optional<Refusal> check_answer(OfferKind kind, bool accepts, const MatchLog& log, AccountId account) const;

  enum class Made : std::uint8_t { kAgreed, kAsked, kAccepted };
  // kAgreed: everybody has agreed, or nobody else has to. kAccepted: another side had made the same offer before, and
  // some have not agreed yet.
  Made make(OfferKind kind, const MatchLog& log, AccountId account);
  // Whether all have agreed now.
  bool accept(OfferKind kind, const MatchLog& log, AccountId account);
  void drop(OfferKind kind) { open_.erase(kind); }
  void clear() { open_.clear(); }

  const std::map<OfferKind, Offer>& open() const { return open_; }
  int side_of(OfferKind kind) const { return open_.at(kind).side; }

 private:
  std::map<OfferKind, Offer> open_;
};

// How many undos take the side back to before its last throw; 0 if that is impossible.
int undo_steps(const Match& match, int side);

}  // namespace hammer::server
