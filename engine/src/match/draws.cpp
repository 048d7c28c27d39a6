// The host's draws. Each has a stream of its own, made from the seed and the length of the log: nothing but these two
// need be kept to go on with a match.
#include "hammer/hand.h"
#include "hammer/hash.h"
#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

Random stream(std::uint64_t seed, const Match& match) { return Random(hash_of(seed, match.log().size())); }

SideOrder shuffled(int sides, Random& random) {
  SideOrder order = kNoOrder;
  for (int i = 0; i < sides; ++i) order[idx(i)] = static_cast<std::int8_t>(i);
  for (int i = sides - 1; i > 0; --i) {
    const auto other = static_cast<int>(random.below(static_cast<std::uint32_t>(i + 1)));
    std::swap(order[idx(i)], order[idx(other)]);
  }
  return order;
}

const Hand& hand_at_turn(const Match& match) {
  const Setup& setup = match.setup();
  const auto to_shoot = match.to_shoot();
  return to_shoot ? setup.hand(setup.seat(to_shoot->side, to_shoot->player)) : hand_of(setup.options.hand());
}

// A noisy throw may be released where a dead weight lies; a player would not do that, so it is drawn again.
constexpr int kTries = 16;

template <class Draw>
auto draw_until_free(const Match& match, Draw draw) {
  auto shot = draw();
  for (int i = 1; i < kTries; ++i) {
    const auto fault = find_fault(match.setup(), match.state(), shot);
    if (!fault || fault->why != Refusal::kReleaseBlocked) break;
    shot = draw();
  }
  return shot;
}

}  // namespace

Toss draw_toss(const Match& match, std::uint64_t seed, int side, Coin call, std::optional<End> designated) {
  Random random = stream(seed, match);
  Toss toss{.side = side, .call = call};
  const bool heads = random.below(2) == 0;
  const bool end_a = random.below(2) == 0;
  toss.landed = heads ? Coin::kHeads : Coin::kTails;
  if (match.setup().options.start_end() == StartEnd::kToss) {
    toss.end = end_a ? End::kA : End::kB;
  } else {
    toss.end = designated.value_or(match.state().end);
  }
  if (match.setup().side_count() > 2) toss.order = shuffled(match.setup().side_count(), random);
  return toss;
}

Shoot draw_throw(const Match& match, std::uint64_t seed, const Shot& aimed) {
  Random random = stream(seed, match);
  const Hand& hand = hand_at_turn(match);
  const Surface surface = match.setup().surface();
  return draw_until_free(match, [&] { return Shoot{aimed, throw_by(hand, aimed, surface, false, random)}; });
}

ThrowFour draw_throw_four(const Match& match, std::uint64_t seed, Color color, const Shot& aimed, double spread) {
  Random random = stream(seed, match);
  const Hand& hand = hand_at_turn(match);
  const Surface surface = match.setup().surface();
  return draw_until_free(match, [&] {
    const Shot thrown = throw_by(hand, aimed, surface, true, random);
    return ThrowFour{color, aimed, spread, thrown, spread_by(hand, spread, thrown, random)};
  });
}

}  // namespace hammer
