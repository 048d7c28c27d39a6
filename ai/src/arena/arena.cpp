#include "ai/arena.h"

#include <algorithm>

#include "hammer/det_math.h"
#include "hammer/index.h"
#include "hammer/round.h"

namespace hammer::ai {
namespace {

constexpr double kSprtBound = 2.9444389791664403;  // log(0.95 / 0.05)

// No verdict on fewer pairs: it needs an estimate of how strongly the two matches of a pair are correlated.
constexpr int kFewestSprtPairs = 16;

// Variance of the pairs' scores relative to pairs of independent matches; at least 1.
double clumping(const PairScores& scores) {
  const double independent = scores.mean() * (1 - scores.mean()) / 2;
  return independent > 0 ? max(1, scores.variance() / independent) : 1;
}

bool has(std::span<const Note> notes, NoteKind kind) {
  return std::ranges::any_of(notes, [&](const Note& note) { return note.kind == kind; });
}

// In games that put knocked-off weights back, the thrown weight is taken off instead (TD3). Weights taken off for
// missing the cushion are not meant.
bool is_punished(std::span<const Note> notes) {
  return has(notes, NoteKind::kTakenOff) && !has(notes, NoteKind::kNoCushion);
}

bool knocks_opponent_off(const Game& game, int side, std::span<const Note> notes) {
  if (game.restore) return is_punished(notes);
  return std::ranges::any_of(notes,
                             [&](const Note& note) { return note.kind == NoteKind::kFell && note.side != side; });
}

}  // namespace

// ---------------------------------------------------------------- counting

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
  int& max = last ? tally.max_simulated_last : tally.max_simulated_ordinary;
  max = std::max(max, simulated);
}

void Tally::add(const Tally& other) {
  decisions += other.decisions;
  simulated += other.simulated;
  if (other.max_simulated_ordinary > max_simulated_ordinary) max_simulated_ordinary = other.max_simulated_ordinary;
  if (other.max_simulated_last > max_simulated_last) max_simulated_last = other.max_simulated_last;
  rounds += other.rounds;
  scoring_rounds += other.scoring_rounds;
  points += other.points;
  throws += other.throws;
  knocked_off += other.knocked_off;
}

// ---------------------------------------------------------------- statistics

double PairScores::variance() const {
  if (count_ < 2) return 0;
  const double spread = squares_ - sum_ * sum_ / count_;
  return max(0, spread) / (count_ - 1);
}

double score_of(const ArenaPair& pair) { return (pair[0].score + pair[1].score) / 2; }

Interval wilson_interval(double share, double trials) {
  const double z2 = kNormal95 * kNormal95 / trials;
  const double middle = (share + z2 / 2) / (1 + z2);
  const double half = kNormal95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials)) / (1 + z2);
  return {max(0, middle - half), min(1, middle + half)};
}

Interval win_interval(const PairScores& scores) {
  if (scores.count() == 0) return {0, 1};
  return wilson_interval(scores.mean(), 2 * scores.count() / clumping(scores));
}

// Log ratio of two normal likelihoods. The variance is that of the two rates, the larger one, and not of the matches
// seen: for a player who has won them all that would be 0.
double Sprt::log_ratio(const PairScores& scores) const {
  const double variance = max(low * (1 - low), high * (1 - high)) / 2 * clumping(scores);
  return scores.count() * (high - low) * (scores.mean() - (low + high) / 2) / variance;
}

Sprt::Verdict Sprt::verdict(const PairScores& scores) const {
  if (scores.count() < kFewestSprtPairs) return Verdict::kGoOn;
  const double ratio = log_ratio(scores);
  if (ratio >= kSprtBound) return Verdict::kHigh;
  return ratio <= -kSprtBound ? Verdict::kLow : Verdict::kGoOn;
}

void ArenaResult::add(const ArenaPair& pair) {
  scores.add(score_of(pair));
  for (const ArenaMatch& match : pair) {
    unfinished += match.finished ? 0 : 1;
    for (std::size_t player = 0; player < 2; ++player) tallies[player].add(match.tallies[player]);
  }
}

}  // namespace hammer::ai
