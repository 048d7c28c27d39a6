// The host's draws, and what they come from. Each has a stream of its own, made from the source and the length of the
// log: nothing but these two need be kept to go on with a match. A log is verified by drawing and throwing all again.
#include "hammer/draws.h"

#include <algorithm>

#include "hammer/course.h"
#include "hammer/hand.h"
#include "hammer/hash.h"
#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

Random stream(const DrawSource& source, const Match& match) { return Random(source.seed_at(match.log().size())); }

std::array<std::uint8_t, 8> bytes_of(std::uint64_t word) {
  std::array<std::uint8_t, 8> bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(word >> (8 * i));
  return bytes;
}

Blake2s hash_of_secret(const DrawSecret& secret, std::string_view match_id) {
  Blake2s hash;
  hash.add(secret);
  hash.add({reinterpret_cast<const std::uint8_t*>(match_id.data()), match_id.size()});
  return hash;
}

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

// ---------------------------------------------------------------- the source

Digest commitment_to(const DrawSecret& secret, std::string_view match_id) {
  return hash_of_secret(secret, match_id).digest();
}

DrawSource::DrawSource(const DrawSecret& secret, std::string_view match_id,
                       std::span<const std::optional<SeatNumber>> numbers) {
  Blake2s hash = hash_of_secret(secret, match_id);
  for (const std::optional<SeatNumber>& number : numbers) {
    hash.add(std::array<std::uint8_t, 1>{static_cast<std::uint8_t>(number ? 1 : 0)});
    if (number) hash.add(*number);
  }
  const Digest key = hash.digest();
  key_.emplace();
  std::copy_n(key.begin(), key_->size(), key_->begin());
}

std::uint64_t DrawSource::seed_at(std::size_t place) const {
  return key_ ? siphash(*key_, bytes_of(place)) : hash_of(seed_, place);
}

std::uint64_t DrawSource::seed_at(std::size_t place, std::uint64_t purpose) const {
  if (!key_) return hash_of(purpose, seed_, place);
  std::array<std::uint8_t, 16> message;  // of another length than a draw's
  const auto where = bytes_of(place), what = bytes_of(purpose);
  std::copy(what.begin(), what.end(), std::copy(where.begin(), where.end(), message.begin()));
  return siphash(*key_, message);
}

// ---------------------------------------------------------------- draws

Toss draw_toss(const Match& match, const DrawSource& source, int side, Coin call, std::optional<End> designated) {
  Random random = stream(source, match);
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

Shoot draw_throw(const Match& match, const DrawSource& source, const Shot& aimed) {
  Random random = stream(source, match);
  const Hand& hand = hand_at_turn(match);
  const Surface surface = match.setup().surface();
  return draw_until_free(match, [&] { return Shoot{aimed, throw_by(hand, aimed, surface, false, random)}; });
}

ThrowFour draw_throw_four(const Match& match, const DrawSource& source, Color color, const Shot& aimed, double spread) {
  Random random = stream(source, match);
  const Hand& hand = hand_at_turn(match);
  const Surface surface = match.setup().surface();
  return draw_until_free(match, [&] {
    const Shot thrown = throw_by(hand, aimed, surface, true, random);
    return ThrowFour{color, aimed, spread, thrown, spread_by(hand, spread, thrown, random)};
  });
}

// ---------------------------------------------------------------- drawing and throwing again, to verify a log

namespace {

bool is_same(const Shot& a, const Shot& b) {
  return a.y == b.y && a.speed == b.speed && a.angle == b.angle && a.spin == b.spin;
}

bool is_as_drawn(const Match& match, const DrawSource& source, const Toss& toss) {
  const Toss drawn = draw_toss(match, source, toss.side, toss.call, toss.end);
  const bool same = match.setup().side_count() == 2 ? drawn.landed == toss.landed : drawn.order == toss.order;
  return same && drawn.end == toss.end;
}

bool is_as_drawn(const Match& match, const DrawSource& source, const Shoot& shot) {
  return is_same(draw_throw(match, source, shot.aimed).thrown, shot.thrown);
}

bool is_as_drawn(const Match& match, const DrawSource& source, const ThrowFour& four) {
  const ThrowFour drawn = draw_throw_four(match, source, four.color, four.aimed, four.aimed_spread);
  return is_same(drawn.thrown, four.thrown) && drawn.thrown_spread == four.thrown_spread;
}

bool is_as_drawn(const Match& match, const DrawSource& source, const Event& event) {
  if (const auto* toss = std::get_if<Toss>(&event)) return is_as_drawn(match, source, *toss);
  const auto* played = std::get_if<ShotPlayed>(&event);
  return !played || std::visit([&](const auto& shot) { return is_as_drawn(match, source, shot); }, played->shot);
}

std::optional<Mismatch> find_mismatch(const Match& match, int index, const ShotPlayed& played) {
  const auto slide = slide_of(match.setup(), match.state(), played.shot);
  if (!slide) return Mismatch{index, MismatchKind::kEvent};
  const auto weight = first_difference(slide.value(), played.slide);
  if (!weight) return std::nullopt;
  return Mismatch{index, *weight < 0 ? MismatchKind::kTable : MismatchKind::kWeight, *weight};
}

}  // namespace

std::optional<Mismatch> verify(const Match& match, const std::optional<DrawSource>& source) {
  Match again(match.setup());
  for (int i = 0; i < static_cast<int>(match.log().size()); ++i) {
    const Event& event = match.log()[idx(i)];
    if (source && !is_as_drawn(again, *source, event)) return Mismatch{i, MismatchKind::kDraw};
    if (const auto* played = std::get_if<ShotPlayed>(&event))
      if (const auto mismatch = find_mismatch(again, i, *played)) return mismatch;
    if (!again.append(event)) return Mismatch{i, MismatchKind::kEvent};
  }
  return std::nullopt;
}

int count_draws(const Match& match) {
  const auto is_drawn = [](const Event& event) {
    if (std::holds_alternative<Toss>(event)) return true;
    const auto* played = std::get_if<ShotPlayed>(&event);
    return played && std::visit([](const auto& shot) { return !is_same(shot.aimed, shot.thrown); }, played->shot);
  };
  return static_cast<int>(std::ranges::count_if(match.log(), is_drawn));
}

bool reproduces(const Match& match, const ShotPlayed& played) { return !find_mismatch(match, 0, played); }

}  // namespace hammer
