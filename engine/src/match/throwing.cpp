// A throw: what may be thrown, what the table does with it, and what the rules then put right (M10).
#include <algorithm>

#include "hammer/course.h"
#include "hammer/det_math.h"
#include "hammer/hand.h"
#include "hammer/index.h"
#include "match/play.h"
#include "rules/settling.h"

namespace hammer {
namespace {

using AnyShot = std::variant<Shoot, ThrowFour>;

std::optional<Refused> find_shot_fault(const Surface& surface, const Shot& shot, bool four) {
  if (!is_finite(shot.y)) return Refused{Refusal::kShotNotFinite, "y"};
  if (!is_finite(shot.speed)) return Refused{Refusal::kShotNotFinite, "speed"};
  if (!is_finite(shot.angle)) return Refused{Refusal::kShotNotFinite, "angle"};
  if (!is_finite(shot.spin)) return Refused{Refusal::kShotNotFinite, "spin"};
  const double max_y = max_release_y(surface, four);
  const auto refused = [](Refusal why, std::string_view field, double low, double high) {
    return Refused{why, field, -1, -1, {low, high}};
  };
  if (abs(shot.y) > max_y) return refused(Refusal::kPlace, "y", -max_y, max_y);
  if (shot.speed < 0 || shot.speed > kMaxSpeed) return refused(Refusal::kSpeed, "speed", 0, kMaxSpeed);
  if (abs(shot.angle) > kMaxAngle) return refused(Refusal::kAngle, "angle", -kMaxAngle, kMaxAngle);
  if (abs(shot.spin) > kMaxSpin) return refused(Refusal::kSpin, "spin", -kMaxSpin, kMaxSpin);
  return std::nullopt;
}

std::optional<Refused> find_spread_fault(const Shot& shot, double spread) {
  const double room = kMaxAngle - abs(shot.angle);
  if (!is_finite(spread)) return Refused{Refusal::kShotNotFinite, "spread"};
  if (abs(spread) > room) return Refused{Refusal::kSpread, "spread", -1, -1, {-room, room}};
  return std::nullopt;
}

std::optional<Refused> find_numbers_fault(const Surface& surface, const AnyShot& shot) {
  if (const auto* one = std::get_if<Shoot>(&shot)) {
    if (const auto fault = find_shot_fault(surface, one->aimed, false)) return fault;
    return find_shot_fault(surface, one->thrown, false);
  }
  const auto& four = *std::get_if<ThrowFour>(&shot);
  if (const auto fault = find_shot_fault(surface, four.aimed, true)) return fault;
  if (const auto fault = find_spread_fault(four.aimed, four.aimed_spread)) return fault;
  if (const auto fault = find_shot_fault(surface, four.thrown, true)) return fault;
  return find_spread_fault(four.thrown, four.thrown_spread);
}

std::vector<Slide::Worn> worn_cells(const PowderWear& wear) {
  std::vector<Slide::Worn> worn;
  for (int i = 0; i < kPowderCellsAlong; ++i)
    for (int j = 0; j < kPowderCellsAcross; ++j)
      if (wear.metres[idx(i)][idx(j)] > 0) worn.push_back({i, j, wear.metres[idx(i)][idx(j)]});
  return worn;
}

bool is_off_grid(const Slide::Worn& worn) {
  return worn.along < 0 || worn.along >= kPowderCellsAlong || worn.across < 0 || worn.across >= kPowderCellsAcross ||
         !is_finite(worn.metres) || worn.metres < 0;
}

// A logged outcome is not simulated again, but it must be one: the right weights, at rest on the board or off it.
bool is_possible(const Setup& setup, const State& state, const Slide& slide, int thrown) {
  Position rests;
  const auto on = std::ranges::count_if(state.board.shot(), [](const BoardWeight& weight) { return weight.on(); });
  if (static_cast<int>(slide.rests.size()) != static_cast<int>(on) + thrown) return false;
  for (const Rest& rest : slide.rests) {
    if (!is_finite(rest.x) || !is_finite(rest.y)) return false;
    if (rest.on()) rests.add({.x = rest.x, .y = rest.y});
  }
  if (!slide.touched_cushion_first && (!setup.table->cushions || thrown > 1)) return false;
  if (!state.powder && !slide.worn.empty()) return false;
  if (std::ranges::any_of(slide.worn, is_off_grid)) return false;
  return !find_fault(setup.surface(), rests);
}

// Notes which weights a step has taken from the board.
void note_gone(Play& play, const Board& was, NoteKind kind) {
  const Board& now = play.state.board;
  for (int i = 0; i < now.count; ++i) {
    const BoardWeight& weight = now.weights[idx(i)];
    if (!weight.on() && (i >= was.count || was.weights[idx(i)].on()))
      play.note({.kind = kind, .side = weight.side, .weight = i});
  }
}

// Notes what a rule changed between two boards with the same weights.
void note_changes(Play& play, const Board& was) {
  const Board& now = play.state.board;
  for (int i = 0; i < now.count; ++i) {
    const BoardWeight &a = was.weights[idx(i)], &b = now.weights[idx(i)];
    if (b.fate == Fate::kTakenOff && a.fate != Fate::kTakenOff)
      play.note({.kind = NoteKind::kTakenOff, .side = b.side, .weight = i});
    else if (b.on() && (!a.on() || a.x != b.x || a.y != b.y))
      play.note({.kind = NoteKind::kPutBack, .side = b.side, .weight = i});
  }
}

// M10, in this order: cushion rule, restoring, dead weights.
void settle(Play& play, const Board& before, bool touched_cushion) {
  Board& board = play.state.board;
  const RoundSetting setting = setting_of(play.setup, play.state);
  const Board as_it_came_to_rest = board;
  if (!touched_cushion) {
    play.note({.kind = NoteKind::kNoCushion, .side = board.weights[idx(before.count)].side, .weight = before.count});
    undo_shot_without_cushion(before, board);
  }
  restore(setting, before, board);
  note_changes(play, as_it_came_to_rest);
  const Board with_the_dead = board;
  remove_dead_weights(setting, board);
  note_gone(play, with_the_dead, NoteKind::kDeadRemoved);
  if (has_failed(setting, board)) return fail_turn(play);
  if (is_last_throw(play.setup, play.state)) score_board(play);
}

void wear_powder(State& state, const Slide& slide) {
  if (!state.powder) return;
  PowderWear wear;
  for (const Slide::Worn& worn : slide.worn) wear.metres[idx(worn.along)][idx(worn.across)] = worn.metres;
  state.powder->wear(wear);
}

void add_weights(const Board& board, const Throw& thrown, ThrowCourse& course) {
  for (int i = 0; i < board.count; ++i) {
    const BoardWeight& weight = board.weights[idx(i)];
    if (!weight.on()) continue;
    course.weights.push_back(i);
    course.colors.push_back(weight.color);
  }
  for (int i = 0; i < (thrown.four ? 4 : 1); ++i) {
    course.weights.push_back(board.count + i);
    course.colors.push_back(thrown.color);
  }
}

}  // namespace

RoundSetting setting_of(const Setup& setup, const State& state) {
  Surface surface = setup.surface();
  if (state.powder) surface.powder_map = &*state.powder;
  return make_round_setting(*setup.game, *setup.table, setup.options, surface, state.round - 1, setup.team_size());
}

std::optional<Match::ToShoot> next_throw(const Setup& setup, const State& state) {
  if (state.phase != Phase::kShooting) return std::nullopt;
  const auto next = setup.game->turns({state.board, state.round - 1, setup.team_size()});
  if (!next) return std::nullopt;
  const int index = setup.game->shares_board ? next->order_index : state.order_index;
  const int side = state.order[idx(index)];
  const auto color = setup.game->shares_board ? state.colors[idx(side)] : next->color;
  return Match::ToShoot{side, next->player, next->four, color, next->left};
}

std::array<int, kMaxSides> players_of_round(const Setup& setup, const State& state) {
  std::array<int, kMaxSides> players;
  players.fill(-1);
  if (state.phase != Phase::kShooting) return players;
  std::array<bool, kMaxSides> shoots_again{};
  Board board;  // only the number of weights on it matters
  while (const auto next = setup.game->turns({board, state.round - 1, setup.team_size()})) {
    const int index = setup.game->shares_board ? next->order_index : state.order_index;
    const std::size_t side = idx(state.order[idx(index)]);
    if (!shoots_again[side]) players[side] = next->player;
    shoots_again[side] = shoots_again[side] || board.count >= state.board.count;
    for (int i = 0; i < (next->four ? 4 : 1); ++i) board.add({});
  }
  // A side that has the board alone in another turn of the frame begins it.
  const auto first = setup.game->turns({{}, state.round - 1, setup.team_size()});
  for (int side = 0; side < setup.side_count(); ++side)
    if (players[idx(side)] < 0 && first) players[idx(side)] = first->player;
  return players;
}

Throw to_throw(const AnyShot& shot, const Match::ToShoot& to_shoot) {
  const auto side = static_cast<std::int8_t>(to_shoot.side);
  if (const auto* four = std::get_if<ThrowFour>(&shot))
    return {.shot = four->thrown, .four = true, .spread = four->thrown_spread, .color = four->color, .side = side};
  return {.shot = std::get_if<Shoot>(&shot)->thrown, .color = *to_shoot.color, .side = side};
}

std::optional<Refused> find_fault(const Setup& setup, const State& state, const AnyShot& shot) {
  const auto to_shoot = next_throw(setup, state);
  if (!to_shoot) return Refused{Refusal::kNotShootingTime};
  const bool four = std::holds_alternative<ThrowFour>(shot);
  if (to_shoot->four && !four) return Refused{Refusal::kFourNow};
  if (!to_shoot->four && four) return Refused{Refusal::kOneNow};
  const Surface surface = setup.surface();
  if (const auto fault = find_numbers_fault(surface, shot)) return fault;
  const Position position = position_of(state.board, to_throw(shot, *to_shoot), surface.radius);
  if (const auto fault = find_fault(surface, position))
    return Refused{fault->fault == PositionFault::kOverlap ? Refusal::kReleaseBlocked : Refusal::kPlace, "y"};
  return std::nullopt;
}

Result<Slide, Refused> slide_of(const Setup& setup, const State& state, const AnyShot& shot) {
  const RoundSetting setting = setting_of(setup, state);
  const Throw thrown = to_throw(shot, *next_throw(setup, state));
  const Position position = position_of(state.board, thrown, setting.surface.radius);
  PowderWear wear;
  const Outcome outcome = simulate(setting.surface, position, nullptr, state.powder ? &wear : nullptr);
  if (outcome.capped) return Refused{Refusal::kGivenUp};
  Slide slide;
  slide.rests.assign(outcome.weights.begin(), outcome.weights.begin() + outcome.count);
  slide.touched_cushion_first = !breaks_cushion_rule(setting, thrown, outcome);
  slide.worn = worn_cells(wear);
  return slide;
}

std::optional<int> first_difference(const Slide& a, const Slide& b) {
  if (a.rests.size() != b.rests.size()) return -1;
  for (std::size_t i = 0; i < a.rests.size(); ++i) {
    const Rest &one = a.rests[i], &two = b.rests[i];
    if (one.x != two.x || one.y != two.y || one.fell != two.fell) return static_cast<int>(i);
  }
  const auto same = [](const Slide::Worn& one, const Slide::Worn& two) {
    return one.along == two.along && one.across == two.across && one.metres == two.metres;
  };
  if (a.touched_cushion_first != b.touched_cushion_first || !std::ranges::equal(a.worn, b.worn, same)) return -1;
  return std::nullopt;
}

std::optional<Refused> shoot(Play& play, const ShotPlayed& played) {
  if (const auto fault = find_fault(play.setup, play.state, played.shot)) return fault;
  const auto to_shoot = next_throw(play.setup, play.state);
  const int thrown = to_shoot->four ? 4 : 1;
  if (!is_possible(play.setup, play.state, played.slide, thrown)) return Refused{Refusal::kBadSlide, "outcome"};
  const Board before = play.state.board;
  play.state.dust_granted = false;
  add_thrown(to_throw(played.shot, *to_shoot), play.state.board);
  play.note({.kind = NoteKind::kShot, .side = to_shoot->side, .player = to_shoot->player, .weight = before.count});
  const Board set_out = play.state.board;
  let_rest(played.slide.rests, play.state.board);
  note_gone(play, set_out, NoteKind::kFell);
  wear_powder(play.state, played.slide);
  settle(play, before, played.slide.touched_cushion_first);
  return std::nullopt;
}

// X7: the weight counts as shot and off; four together are the turn.
std::optional<Refused> forfeit(Play& play) {
  const auto to_shoot = next_throw(play.setup, play.state);
  if (!to_shoot) return Refused{Refusal::kNotShootingTime};
  Board& board = play.state.board;
  play.state.dust_granted = false;
  play.note({.kind = NoteKind::kForfeited, .side = to_shoot->side, .player = to_shoot->player, .weight = board.count});
  if (to_shoot->four) {
    fail_turn(play);
    return std::nullopt;
  }
  board.add({*to_shoot->color, static_cast<std::int8_t>(to_shoot->side), Fate::kForfeited, 0, 0});
  if (is_last_throw(play.setup, play.state)) score_board(play);
  return std::nullopt;
}

ThrowCourse course_of(const Setup& setup, const State& before, const std::variant<Shoot, ThrowFour>& shot) {
  const Surface surface = setting_of(setup, before).surface;
  const Throw thrown = to_throw(shot, *next_throw(setup, before));
  ThrowCourse course;
  add_weights(before.board, thrown, course);
  simulate(surface, position_of(before.board, thrown, surface.radius), &course.trajectory);
  Position first;
  first.add(position_of({}, thrown, surface.radius).weights[0]);
  simulate(surface, first, &course.alone);
  return course;
}

}  // namespace hammer
