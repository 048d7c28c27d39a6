// What an event does to a state. Every function either refuses, and the caller discards the state, or changes the state
// and notes what followed.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "hammer/match.h"

namespace hammer {

struct Play {
  const Setup& setup;
  State& state;
  std::vector<Note>& notes;

  void note(const Note& note) { notes.push_back(note); }
  bool is_side(int side) const { return side >= 0 && side < setup.side_count(); }
};

using SideColors = std::array<std::optional<Color>, 2>;

State first_state(const Setup& setup);
SideColors colors_by_name(const Setup& setup);
std::optional<Refused> play(Play& play, const Event& event);

// opening.cpp
std::optional<Refused> toss(Play& play, const Toss& toss);
std::optional<Refused> choose(Play& play, const Choose& choose);
std::optional<Refused> open(Play& play, const Open& open);
void open_next_game(Play& play);
void start_game(Play& play, const SideOrder& order);

// throwing.cpp
Throw to_throw(const std::variant<Shoot, ThrowFour>& shot, const Match::ToShoot& to_shoot);
std::optional<Refused> find_fault(const Setup& setup, const State& state, const std::variant<Shoot, ThrowFour>& shot);
Result<Slide, Refused> slide_of(const Setup& setup, const State& state, const std::variant<Shoot, ThrowFour>& shot);
// The first weight that ends elsewhere, -1 where only cushion or wear differ; nothing where all is equal to the bit.
std::optional<int> first_difference(const Slide& a, const Slide& b);
std::optional<Refused> shoot(Play& play, const ShotPlayed& played);
std::optional<Refused> forfeit(Play& play);

// reporting.cpp
std::optional<Refused> report(Play& play, const Report& report);

// score_sheet.cpp
int turn_of(const Setup& setup, const State& state);  // where sides have the board alone: whose it is; else -1

// scoring.cpp
bool is_last_throw(const Setup& setup, const State& state);
void score_board(Play& play);
void fail_turn(Play& play);
struct Tally {
  std::array<int, kMaxSides> points{};
  std::optional<Judgement> judgement;
};
Tally tally_of(const Play& play, const Judgement& judgement);
void finish_round(Play& play, const Tally& tally, int first);  // two sides
void finish_turn(Play& play, const Tally& tally);              // a side alone
void concede(Play& play, const Concede& event);
int first_in(const State& state, int sides);  // index in the order of the first side still in
int last_in(const State& state, int sides);
int count_in(const State& state, int sides);
void set_shooting_end(State& state, End end);  // turns the powder when the end changes
inline End across(End end) { return end == End::kA ? End::kB : End::kA; }

}  // namespace hammer
