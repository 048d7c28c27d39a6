// A game on a table with its options, and weights to be judged.
#pragma once

#include <vector>

#include "hammer/game.h"

namespace hammer::test {

inline constexpr double kRadius = 0.02937;  // of the standard weight
inline constexpr double kMicrometre = 1e-6;

// Places on the 22ft board, each well within its zone.
inline constexpr double kLength = 6.2992;
inline constexpr double kShort = 1.0, kOne = 5.0, kTwo = 6.1, kThree = 6.22, kHangs = 6.28;
inline constexpr double kOverSide = 0.254 - 0.01;  // y: overhangs the left edge

template <class T>
OptionValue set(Option option, T value) {
  return {option, static_cast<double>(value)};
}

// A board with `count` red weights, all in the 1 zone.
inline Board board_of(int count) {
  Board board;
  for (int i = 0; i < count; ++i) board.add({Color::kRed, 0, Fate::kOn, kOne, 0});
  return board;
}

using Given = std::vector<OptionValue>;
using Weights = std::vector<PlacedWeight>;

struct GameFixture {
  const Game* game;
  const Table* table;
  Options options;
  double radius = kRadius;

  JudgeSetting setting() const { return {.table = table, .radius = radius, .options = &options}; }
  Ruler ruler() const { return {*table, radius, options}; }
  Judgement judge(const Weights& weights) const { return hammer::judge(*game, setting(), weights); }
  Judgement judge_reported(const Weights& weights) const {
    JudgeSetting reported = setting();
    reported.reported = true;
    return hammer::judge(*game, reported, weights);
  }
  Judgement judge_with_first(Color first, const Weights& weights, bool fell = true) const {
    JudgeSetting with_first = setting();
    with_first.first_color = first;
    with_first.first_color_fell = fell;
    return hammer::judge(*game, with_first, weights);
  }
};

// Fails the test where the options are refused.
GameFixture make_game(std::string_view game, std::string_view table = "22ft", const Given& given = {},
                      Preset preset = Preset::kTournament);

inline PlacedWeight red(double x, double y = 0) { return {Color::kRed, x, y}; }
inline PlacedWeight blue(double x, double y = 0) { return {Color::kBlue, x, y}; }

using Points = std::array<int, 2>;

// The side that has won by the totals after so many frames; the sides in `out` have conceded.
inline int winner(const GameFixture& fixture, const std::vector<int>& totals, int frames = 1,
                  const std::vector<std::size_t>& out = {}) {
  std::array<bool, kMaxSides> has_conceded{};
  for (const std::size_t side : out) has_conceded[side] = true;
  return fixture.game->winner({fixture.options, frames, totals, {has_conceded.data(), totals.size()}});
}

// Every game x preset x table it is played on, once for each way of scoring that it offers.
std::vector<GameFixture> make_every_game();

// `count` weights that do not overlap, often very close to a line or to another's depth.
Weights draw_weights(const GameFixture& fixture, std::uint64_t seed, int count);

}  // namespace hammer::test
