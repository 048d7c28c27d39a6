// Short ways of setting up and playing matches.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "hammer/index.h"
#include "hammer/match.h"

namespace hammer::test {

struct MatchSpec {
  std::string game = "knock-off";
  std::string table = "22ft";
  std::vector<OptionValue> options{};
  std::vector<std::string> sides{"red", "blue"};
  int team = 1;
  Preset preset = Preset::kTournament;
  std::array<int, kMaxSides> handicap{};
};

inline Setup setup_of(const MatchSpec& spec) {
  Setup setup;
  setup.game = find_game(spec.game);
  setup.preset = spec.preset;
  setup.table = find_table(spec.table);
  setup.weight = find_weight_size("standard");
  setup.deceleration = 0.30;
  setup.sides = spec.sides;
  for (int player = 0; player < spec.team; ++player)
    for (int side = 0; side < setup.side_count(); ++side)
      setup.seats.push_back({spec.sides[idx(side)] + std::to_string(player + 1), side});
  OptionRequest request{.game = setup.game, .preset = spec.preset, .table = setup.table};
  request.sides = setup.side_count();
  request.players = static_cast<int>(setup.seats.size());
  request.given = spec.options;
  request.handicap = spec.handicap;
  request.handicap_given = spec.handicap != std::array<int, kMaxSides>{};
  const auto options = resolve_options(request);
  EXPECT_TRUE(options) << "option " << static_cast<int>(options ? 0 : static_cast<int>(options.refusal().option));
  if (options) setup.options = options.value();
  EXPECT_FALSE(find_fault(setup).has_value());
  return setup;
}

inline Match match_of(const MatchSpec& spec) { return Match(setup_of(spec)); }

// Side `first` shoots first, then the others in the order of their seats.
inline Open opened_by(const Match& match, int first = 0, End end = End::kA) {
  Open open{.end = end};
  const int sides = match.setup().side_count();
  for (int i = 0; i < sides; ++i) open.order[idx(i)] = static_cast<std::int8_t>((first + i) % sides);
  return open;
}

inline Match opened(const MatchSpec& spec, int first = 0) {
  Match match = match_of(spec);
  EXPECT_TRUE(match.apply(opened_by(match, first)));
  return match;
}

inline Report points(std::initializer_list<std::pair<const int, int>> by_side) {
  Report::Points points;
  for (const auto& [side, scored] : by_side) {
    points.of_side[idx(side)] = scored;
    points.given[idx(side)] = true;
  }
  Report report;
  report.what = points;
  return report;
}

inline Report places(std::vector<PlacedWeight> weights) {
  Report report;
  report.what = std::move(weights);
  return report;
}

inline Shoot shot(double speed, double y = 0, double angle = 0) {
  const Shot aimed{.y = y, .speed = speed, .angle = angle};
  return {aimed, aimed};
}

// A shot that stops with its centre at x, with nothing in its way.
inline Shoot lag_to(double x, double y = 0) { return shot(__builtin_sqrt(2 * 0.30 * (x - kReleaseX)), y); }

// Applies the command and expects it to be accepted.
inline std::vector<Note> did(Match& match, const Command& command) {
  const auto notes = match.apply(command);
  if (notes) return notes.value();
  ADD_FAILURE() << "refused: " << static_cast<int>(notes.refusal().why) << ' ' << notes.refusal().field;
  return {};
}

// Expects a refusal that leaves everything as it was.
inline void expect_refused(Match& match, const Command& command, Refusal why) {
  const auto before = match.hash();
  const auto length = match.log().size();
  const auto answer = match.apply(command);
  ASSERT_FALSE(answer);
  EXPECT_EQ(static_cast<int>(answer.refusal().why), static_cast<int>(why));
  EXPECT_EQ(match.hash(), before);
  EXPECT_EQ(match.log().size(), length);
}

inline int count_of(const std::vector<Note>& notes, NoteKind kind) {
  int count = 0;
  for (const Note& note : notes) count += note.kind == kind ? 1 : 0;
  return count;
}

inline const Note* find_note(const std::vector<Note>& notes, NoteKind kind) {
  for (const Note& note : notes)
    if (note.kind == kind) return &note;
  return nullptr;
}

}  // namespace hammer::test
