#include "evaluation/win_chances.h"

#include <algorithm>
#include <utility>

#include "hammer/index.h"

namespace hammer::ai {
namespace {

// More points than this still to go count as this many, which keeps the tables small. Our choice.
constexpr int kFarFromWon = 120;
// Larger leads count as this.
constexpr int kGreatLead = 150;
// Points beyond the game score that still make a difference.
constexpr int kFarBeyond = 60;
// Results less likely than this are left out of the tables.
constexpr double kUnlikely = 0.0001;
// Chance of winning where no side is far enough ahead and the game goes on.
constexpr double kEven = 0.5;

int winner_of(const Duel& duel, int frame, int ours, int theirs) {
  const std::array totals{ours, theirs};
  constexpr std::array out{false, false};
  return duel.game->winner({*duel.options, frame, totals, out});
}

Duel brought_near(Duel duel) {
  const int score = duel.options->game_score();
  const int too_far = score - kFarFromWon - std::min(duel.totals[0], duel.totals[1]);
  if (too_far > 0)
    for (int& total : duel.totals) total = std::min(total + too_far, std::max(total, score - 1));
  return duel;
}

int max_points_of(const std::array<Outcomes, 2>& rounds) {
  int points = 1;
  for (const Outcomes& outcomes : rounds)
    for (const RoundEnd& end : outcomes) points = std::max(points, std::max(end.own, end.other));
  return points;
}

Outcomes likely(const Outcomes& all) {
  Outcomes kept;
  double sum = 0;
  for (const RoundEnd& end : all) {
    if (end.chance < kUnlikely) continue;
    kept.push_back(end);
    sum += end.chance;
  }
  for (RoundEnd& end : kept) end.chance /= sum;
  return kept;
}

// The duel from the view of the side that has the first turn of a frame.
Duel in_order(Duel duel) {
  if (duel.first == 1) std::swap(duel.totals[0], duel.totals[1]);
  return duel;
}

using Table = std::variant<SharedRace, SoloRace, SoloFrames>;

Table make_table(const Duel& duel, const std::array<Outcomes, 2>& rounds) {
  if (duel.options->has(Option::kInnings)) return SoloFrames(duel, rounds);
  if (duel.game->shares_board) return SharedRace(brought_near(duel), rounds);
  return SoloRace(brought_near(duel), rounds);
}

}  // namespace

// ---------------------------------------------------------------- totals

Standings::Standings(const Duel& duel, std::array<int, 2> from, std::array<int, 2> max_points, double undecided)
    : score_(duel.options->game_score()), from_(from) {
  rows_ = std::max(1, score_ - from[0]);
  columns_ = std::max(1, score_ - from[1]);
  height_ = rows_ + std::min(max_points[0], kFarBeyond);
  width_ = columns_ + std::min(max_points[1], kFarBeyond);
  worth_.resize(idx(height_ * width_), undecided);
  for (int row = 0; row < height_; ++row)
    for (int column = 0; column < width_; ++column) {
      if (is_open(row, column)) continue;
      const int winner = winner_of(duel, duel.frame, from[0] + row, from[1] + column);
      if (winner >= 0) at(row, column) = winner == 0 ? 1 : 0;
    }
}

std::size_t Standings::index(int row, int column) const {
  return idx(std::min(row, height_ - 1) * width_ + std::min(column, width_ - 1));
}

// ---------------------------------------------------------------- two sides share the board

SharedRace::SharedRace(const Duel& duel, const std::array<Outcomes, 2>& rounds)
    : duel_(duel),
      before_{Standings(duel, duel.totals, {max_points_of(rounds), max_points_of(rounds)}, kEven),
              Standings(duel, duel.totals, {max_points_of(rounds), max_points_of(rounds)}, kEven)} {
  std::array<std::vector<Change>, 2> changes;
  for (int first = 0; first < 2; ++first)
    for (const RoundEnd& end : likely(rounds[idx(first)])) {
      const int ours = first == 0 ? end.own : end.other, theirs = first == 0 ? end.other : end.own;
      changes[idx(first)].push_back({ours, theirs, next_first(first, ours, theirs), end.chance});
    }
  for (int row = before_[0].rows() - 1; row >= 0; --row)
    for (int column = before_[0].columns() - 1; column >= 0; --column) fill(row, column, changes);
}

int SharedRace::next_first(int first, int ours, int theirs) const {
  if (!duel_.game->next_first) return first;
  return duel_.game->next_first({first, 1 - first, {first == 0 ? ours : theirs, first == 0 ? theirs : ours}});
}

// Where nobody scores the totals stay, and one of the two begins: two equations with two unknowns.
void SharedRace::fill(int row, int column, const std::array<std::vector<Change>, 2>& changes) {
  if (!before_[0].is_open(row, column)) return;
  std::array<double, 2> sum{}, stays{};
  for (std::size_t first = 0; first < 2; ++first)
    for (const Change& change : changes[first]) {
      if (change.ours == 0 && change.theirs == 0)
        stays[first] += change.chance;
      else
        sum[first] += change.chance * before_[idx(change.first)].at(row + change.ours, column + change.theirs);
    }
  const int then_first = next_first(0, 0, 0), then_second = next_first(1, 0, 0);
  // x = sum[0] + stays[0] * (x or y), y = sum[1] + stays[1] * (x or y)
  const double a = then_first == 0 ? 1 - stays[0] : 1, b = then_first == 0 ? 0 : -stays[0];
  const double c = then_second == 0 ? -stays[1] : 0, d = then_second == 0 ? 1 : 1 - stays[1];
  const double determinant = a * d - b * c;
  if (determinant <= 0) return;  // nobody ever scores: even
  before_[0].at(row, column) = (sum[0] * d - b * sum[1]) / determinant;
  before_[1].at(row, column) = (a * sum[1] - c * sum[0]) / determinant;
}

double SharedRace::after(int ours, int theirs) const {
  return before_[idx(next_first(duel_.first, ours, theirs))].at(ours, theirs);
}

// ---------------------------------------------------------------- alone, to a score

SoloRace::SoloRace(const Duel& duel, const std::array<Outcomes, 2>& turns)
    : duel_(duel),
      frames_(in_order(duel), {duel.totals[idx(duel.first)], duel.totals[idx(1 - duel.first)]},
              {max_points_of(turns), max_points_of(turns)}, kEven) {
  const Outcomes first_turn = likely(turns[idx(duel.first)]), second_turn = likely(turns[idx(1 - duel.first)]);
  const int columns = frames_.columns();
  between_.resize(idx(frames_.height() * columns));
  const auto between = [&](int row, int column) -> double& {
    return between_[idx(std::min(row, frames_.height() - 1) * columns + column)];
  };
  for (int row = frames_.height() - 1; row >= 0; --row)
    for (int column = columns - 1; column >= 0; --column) {
      double then = 0, nothing_second = 0;
      for (const RoundEnd& end : second_turn)
        (end.own == 0 ? nothing_second : then) +=
            end.own == 0 ? end.chance : end.chance * frames_.at(row, column + end.own);
      if (frames_.is_open(row, column)) {
        double scored = 0, nothing_first = 0;
        for (const RoundEnd& end : first_turn)
          (end.own == 0 ? nothing_first : scored) +=
              end.own == 0 ? end.chance : end.chance * between(row + end.own, column);
        const double whole = 1 - nothing_first * nothing_second;
        if (whole > 0) frames_.at(row, column) = (scored + nothing_first * then) / whole;
      }
      between(row, column) = then + nothing_second * frames_.at(row, column);
    }
}

double SoloRace::after(int points) const {
  if (duel_.first == 1) return 1 - frames_.at(0, points);
  return between_[idx(std::min(points, frames_.height() - 1) * frames_.columns())];
}

// ---------------------------------------------------------------- alone, a number of frames

SoloFrames::SoloFrames(const Duel& duel, const std::array<Outcomes, 2>& turns)
    : duel_(duel), after_first_(2 * kGreatLead + 1), after_second_(2 * kGreatLead + 1) {
  const Outcomes first_turn = likely(turns[idx(duel.first)]), second_turn = likely(turns[idx(1 - duel.first)]);
  const auto mean_after = [&](const std::vector<double>& then, int lead, const Outcomes& turn, int sign) {
    double sum = 0;
    for (const RoundEnd& end : turn) sum += end.chance * then[index(lead + sign * end.own)];
    return sum;
  };
  // Level after the last frame, more frames are played until one is won. So the chance is that of winning a frame that
  // is not level.
  double wins = 0, loses = 0;
  for (const RoundEnd& one : first_turn)
    for (const RoundEnd& two : second_turn) {
      if (one.own > two.own) wins += one.chance * two.chance;
      if (one.own < two.own) loses += one.chance * two.chance;
    }
  const double level = wins + loses > 0 ? wins / (wins + loses) : kEven;
  for (int lead = -kGreatLead; lead <= kGreatLead; ++lead) {
    const int winner = winner_of(duel, duel.options->innings(), std::max(lead, 0), std::max(-lead, 0));
    after_second_[index(lead)] = winner < 0 ? level : winner == 0 ? 1 : 0;
  }
  for (int left = std::max(0, duel.options->innings() - duel.frame); left >= 0; --left) {
    for (int lead = -kGreatLead; lead <= kGreatLead; ++lead)
      after_first_[index(lead)] = mean_after(after_second_, lead, second_turn, -1);
    if (left == 0) break;
    std::vector<double> before(after_second_.size());
    for (int lead = -kGreatLead; lead <= kGreatLead; ++lead)
      before[index(lead)] = mean_after(after_first_, lead, first_turn, 1);
    after_second_ = before;
  }
}

std::size_t SoloFrames::index(int lead) const {
  return idx(std::max(-kGreatLead, std::min(kGreatLead, lead)) + kGreatLead);
}

double SoloFrames::after(int points) const {
  const int lead = duel_.totals[0] + points - duel_.totals[1];
  return duel_.first == 0 ? after_first_[index(lead)] : 1 - after_second_[index(-lead)];
}

// ----------------------------------------------------------------

WinChances::WinChances(const Duel& duel, const std::array<Outcomes, 2>& rounds) : table_(make_table(duel, rounds)) {}

double WinChances::after(int ours, int theirs) const {
  if (const auto* shared = std::get_if<SharedRace>(&table_)) return shared->after(ours, theirs);
  if (const auto* race = std::get_if<SoloRace>(&table_)) return race->after(ours);
  return std::get_if<SoloFrames>(&table_)->after(ours);
}

}  // namespace hammer::ai
