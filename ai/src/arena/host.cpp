#include "ai/host.h"

#include <cassert>
#include <utility>

#include "hammer/index.h"

namespace hammer::ai {
namespace {

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

}  // namespace

Host::Host(Setup setup, std::vector<Level> levels, const Effort& effort, std::uint64_t seed, int max_events)
    : match_(with_hands(std::move(setup), levels)),
      levels_(std::move(levels)),
      effort_(effort),
      seed_(seed),
      max_events_(max_events) {}

std::vector<Note> Host::step() {
  assert(!is_done());
  choice_.reset();
  if (const auto to_shoot = match_.to_shoot()) return shoot(*to_shoot);
  auto notes = match_.apply(open_by_machine(match_, DrawSource::from_seed(seed_)));
  assert(notes);
  return std::move(notes.value());
}

std::vector<Note> Host::shoot(const Match::ToShoot& to_shoot) {
  const DrawSource draws = DrawSource::from_seed(seed_);
  const Level& level = level_of(match_.setup(), levels_, to_shoot);
  const Situation situation = situation_of(match_, *level.hand);
  choice_ = choose(situation, *level.policy, effort_, search_seed(draws, match_));
  const auto thrown = throw_of(match_, draws, choice_->aim);
  auto notes = std::visit([&](const auto& shot) { return match_.apply(shot); }, thrown);
  if (!notes) notes = match_.apply(Forfeit{});
  assert(notes);
  return std::move(notes.value());
}

}  // namespace hammer::ai
