#include <algorithm>

#include "ai/arena.h"
#include "hammer/round.h"

namespace hammer::ai {
namespace {

std::size_t idx(int i) { return static_cast<std::size_t>(i); }

bool has(std::span<const Note> notes, NoteKind kind) {
  return std::ranges::any_of(notes, [&](const Note& note) { return note.kind == kind; });
}

// Where knocked-off weights are put back, the throw that did it goes: taken off, but not for missing the cushion.
bool is_punished(std::span<const Note> notes) {
  return has(notes, NoteKind::kTakenOff) && !has(notes, NoteKind::kNoCushion);
}

bool knocks_opponent_off(const Game& game, int side, std::span<const Note> notes) {
  if (game.restore) return is_punished(notes);
  return std::ranges::any_of(notes,
                             [&](const Note& note) { return note.kind == NoteKind::kFell && note.side != side; });
}

}  // namespace

bool is_last_throw(const Match& match) {
  const auto to_shoot = match.to_shoot();
  if (!to_shoot) return false;
  const Setup& setup = match.setup();
  Board after = match.state().board;
  for (int i = 0; i < (to_shoot->four ? kWeightsOfAColor : 1); ++i)
    after.add(
        {.color = Color::kRed, .side = static_cast<std::int8_t>(to_shoot->side), .fate = Fate::kOn, .x = 0, .y = 0});
  return !setup.game->turns({after, match.state().round - 1, setup.team_size()});
}

void count_throw(const Setup& setup, int side, std::span<const Note> notes, std::span<Tally> tally_of_side) {
  Tally& shooter = tally_of_side[idx(side)];
  ++shooter.throws;
  if (knocks_opponent_off(*setup.game, side, notes)) ++shooter.knocked_off;
  for (const Note& note : notes) {
    if (note.kind != NoteKind::kScored) continue;
    Tally& scorer = tally_of_side[idx(note.side)];
    ++scorer.rounds;
    scorer.points += note.points;
    if (note.points > 0) ++scorer.scoring_rounds;
  }
}

void count_decision(bool last, int simulated, Tally& tally) {
  ++tally.decisions;
  tally.simulated += simulated;
  int& most = last ? tally.most_simulated_last : tally.most_simulated_ordinary;
  most = std::max(most, simulated);
}

}  // namespace hammer::ai
