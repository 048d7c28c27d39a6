#include "ai/host.h"

#include <cassert>
#include <utility>

#include "hammer/hash.h"
#include "hammer/random.h"

namespace hammer::ai {
namespace {

// Each use of a match's seed has a stream of its own. The match's draws have none of these in front of the seed.
constexpr std::uint64_t kSearchStream = 0x736561726368;     // "search"
constexpr std::uint64_t kOpeningStream = 0x6f70656e696e67;  // "opening"

std::uint64_t stream(std::uint64_t what, std::uint64_t match_seed, const Match& match) {
  Hash hash;
  hash.add(what);
  hash.add(match_seed);
  hash.add(static_cast<std::uint64_t>(match.log().size()));
  return hash.value();
}

Setup with_hands(Setup setup, const std::vector<Level>& levels) {
  assert(levels.size() == setup.seats.size());
  for (std::size_t seat = 0; seat < levels.size(); ++seat) setup.seats[seat].hand = levels[seat].hand;
  return setup;
}

// The level of the player'th partner of a side.
const Level& level_of(const Setup& setup, const std::vector<Level>& levels, const Match::ToShoot& to_shoot) {
  const Seat& seat = setup.seat(to_shoot.side, to_shoot.player);
  return levels[static_cast<std::size_t>(&seat - setup.seats.data())];
}

Command take_from_choice(const Match& match, Random& random) {
  if (match.state().order_taken) return Choose{Take::kColor, random.below(2) == 0 ? Color::kRed : Color::kBlue};
  return Choose{match.setup().game->prize == Prize::kFirst ? Take::kFirst : Take::kHammer};
}

}  // namespace

std::uint64_t search_seed(std::uint64_t match_seed, const Match& match) {
  return stream(kSearchStream, match_seed, match);
}

Command open_by_machine(const Match& match, std::uint64_t match_seed) {
  Random random(stream(kOpeningStream, match_seed, match));
  if (match.state().phase == Phase::kChoice) return take_from_choice(match, random);
  const int caller = match.setup().side_count() == 2 ? 0 : -1;
  const Coin call = random.below(2) == 0 ? Coin::kHeads : Coin::kTails;
  return draw_toss(match, match_seed, caller, call, std::nullopt);
}

bool knows_chances(const Judging& judging) { return judging.brain == Brain::kLeaf || judging.brain == Brain::kRollout; }

std::variant<Shoot, ThrowFour> throw_of(const Match& match, std::uint64_t match_seed, const Aim& aim) {
  if (aim.four) return draw_throw_four(match, match_seed, aim.color, aim.shot, aim.spread);
  return draw_throw(match, match_seed, aim.shot);
}

Host::Host(Setup setup, std::vector<Level> levels, const Effort& effort, std::uint64_t seed, int most_events)
    : match_(with_hands(std::move(setup), levels)),
      levels_(std::move(levels)),
      effort_(effort),
      seed_(seed),
      most_events_(most_events) {}

std::vector<Note> Host::step() {
  assert(!is_done());
  choice_.reset();
  if (const auto to_shoot = match_.to_shoot()) return shoot(*to_shoot);
  auto notes = match_.apply(open_by_machine(match_, seed_));
  assert(notes);
  return std::move(notes.value());
}

std::vector<Note> Host::shoot(const Match::ToShoot& to_shoot) {
  const Level& level = level_of(match_.setup(), levels_, to_shoot);
  const Situation situation = situation_of(match_, *level.hand);
  choice_ = choose(situation, *level.judging, effort_, search_seed(seed_, match_));
  const auto thrown = throw_of(match_, seed_, choice_->aim);
  auto notes = std::visit([&](const auto& shot) { return match_.apply(shot); }, thrown);
  if (!notes) notes = match_.apply(Forfeit{});
  assert(notes);
  return std::move(notes.value());
}

}  // namespace hammer::ai
