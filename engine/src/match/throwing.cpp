// A throw: what may be thrown, what the table does with it, and what the rules then put right (M10).
#include <algorithm>

#include "base/det_math.h"
#include "base/mask.h"
#include "hammer/hand.h"
#include "hammer/trajectory.h"
#include "match/play.h"

namespace hammer {
namespace {

using AnyShot = std::variant<Shoot, ThrowFour>;

std::optional<Refused> find_shot_fault(const Surface& surface, const Shot& shot, bool four) {
  if (!is_finite(shot.y)) return Refused{Refusal::kShotNotFinite, "y"};
  if (!is_finite(shot.speed)) return Refused{Refusal::kShotNotFinite, "speed"};
  if (!is_finite(shot.angle)) return Refused{Refusal::kShotNotFinite, "angle"};
  if (!is_finite(shot.spin)) return Refused{Refusal::kShotNotFinite, "spin"};
  const double most_y = most_release_y(surface, four);
  const auto refused = [](Refusal why, std::string_view field, double low, double high) {
    return Refused{why, field, -1, -1, {low, high}};
  };
  if (abs(shot.y) > most_y) return refused(Refusal::kPlace, "y", -most_y, most_y);
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

Surface surface_of(const Setup& setup, const State& state) {
  Surface surface = setup.surface();
  if (state.powder) surface.powder_map = &*state.powder;
  return surface;
}

// The weights on the board in the order shot, then those thrown.
Position position_of(const State& state, const AnyShot& shot, double radius) {
  Position position;
  for (const BoardWeight& weight : state.board.shot())
    if (weight.on()) position.add({.x = weight.x, .y = weight.y});
  if (const auto* one = std::get_if<Shoot>(&shot)) {
    position.add(launch(one->thrown));
  } else {
    const auto& four = *std::get_if<ThrowFour>(&shot);
    for (const Weight& weight : launch_four(four.thrown, four.thrown_spread, radius)) position.add(weight);
  }
  return position;
}

bool touched_cushion_first(const Trajectory& trajectory, int weight) {
  for (const Contact& contact : trajectory.contacts())
    if (contact.a == weight || contact.b == weight) return contact.b == kLeftCushion || contact.b == kRightCushion;
  return false;
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

void add_thrown(Play& play, const Match::ToShoot& to_shoot, const AnyShot& shot) {
  Board& board = play.state.board;
  const int first = board.count;
  const auto side = static_cast<std::int8_t>(to_shoot.side);
  if (const auto* four = std::get_if<ThrowFour>(&shot)) {
    board.first_color = four->color;
    for (int i = 0; i < 4; ++i) board.add({four->color, side, Fate::kOn, 0, 0});
  } else {
    board.add({*to_shoot.color, side, Fate::kOn, 0, 0});
  }
  play.note({.kind = NoteKind::kShot, .side = to_shoot.side, .player = to_shoot.player, .weight = first});
}

void let_rest(Play& play, const Slide& slide) {
  Board& board = play.state.board;
  std::size_t next = 0;
  for (int i = 0; i < board.count; ++i) {
    BoardWeight& weight = board.weights[idx(i)];
    if (!weight.on()) continue;
    const Rest& rest = slide.rests[next++];
    weight.x = rest.x;
    weight.y = rest.y;
    if (rest.on()) continue;
    weight.fate = Fate::kFell;
    play.note({.kind = NoteKind::kFell, .side = weight.side, .weight = i});
  }
}

// BK3: the shot weight comes off, and whatever it moved goes back.
void undo_shot_without_cushion(Play& play, const Board& before, int shot_from) {
  Board& board = play.state.board;
  play.note({.kind = NoteKind::kNoCushion, .side = board.weights[idx(shot_from)].side, .weight = shot_from});
  for (int i = 0; i < shot_from; ++i) board.weights[idx(i)] = before.weights[idx(i)];
  BoardWeight& shot = board.weights[idx(shot_from)];
  if (shot.on()) shot.fate = Fate::kTakenOff;
}

void remove_dead_weights(Play& play, const Ruler& ruler) {
  if (play.setup.options.dead_weights() != DeadWeights::kRemoved) return;
  Board& board = play.state.board;
  for (int i = 0; i < board.count; ++i) {
    BoardWeight& weight = board.weights[idx(i)];
    if (!weight.on() || ruler.in_play(weight.x, weight.y)) continue;
    weight.fate = Fate::kDead;
    play.note({.kind = NoteKind::kDeadRemoved, .side = weight.side, .weight = i});
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
  const int shot_from = before.count;
  const Ruler ruler(*play.setup.table, play.setup.weight->radius, play.setup.options);
  const Board as_it_came_to_rest = play.state.board;
  if (!touched_cushion) undo_shot_without_cushion(play, before, shot_from);
  if (play.setup.game->restore) {
    const ShotView view{before, shot_from, ruler, play.setup.options, play.setup.weight->radius};
    play.setup.game->restore(view, play.state.board);
  }
  note_changes(play, as_it_came_to_rest);
  remove_dead_weights(play, ruler);
  if (play.setup.game->has_failed && play.setup.game->has_failed(play.state.board, ruler, play.setup.options))
    return fail_turn(play);
  if (is_last_throw(play.setup, play.state)) score_board(play);
}

void wear_powder(State& state, const Slide& slide) {
  if (!state.powder) return;
  PowderWear wear;
  for (const Slide::Worn& worn : slide.worn) wear.metres[idx(worn.along)][idx(worn.across)] = worn.metres;
  state.powder->wear(wear);
}

}  // namespace

std::optional<Match::ToShoot> next_throw(const Setup& setup, const State& state) {
  if (state.phase != Phase::kShooting) return std::nullopt;
  const auto next = setup.game->turns({state.board, state.round - 1, setup.team_size()});
  if (!next) return std::nullopt;
  const int place = setup.game->shares_board ? next->place : state.place;
  const int side = state.order[idx(place)];
  const auto color = setup.game->shares_board ? state.colors[idx(side)] : next->color;
  return Match::ToShoot{side, next->player, next->four, color, next->left};
}

std::optional<Refused> find_fault(const Setup& setup, const State& state, const AnyShot& shot) {
  const auto to_shoot = next_throw(setup, state);
  if (!to_shoot) return Refused{Refusal::kNotShootingTime};
  const bool four = std::holds_alternative<ThrowFour>(shot);
  if (to_shoot->four && !four) return Refused{Refusal::kFourNow};
  if (!to_shoot->four && four) return Refused{Refusal::kOneNow};
  const Surface surface = setup.surface();
  if (const auto fault = find_numbers_fault(surface, shot)) return fault;
  if (const auto fault = find_fault(surface, position_of(state, shot, surface.radius)))
    return Refused{fault->fault == PositionFault::kOverlap ? Refusal::kReleaseBlocked : Refusal::kPlace, "y"};
  return std::nullopt;
}

Result<Slide, Refused> slide_of(const Setup& setup, const State& state, const AnyShot& shot) {
  const Surface surface = surface_of(setup, state);
  const Position position = position_of(state, shot, surface.radius);
  // BK1: the four-weight throw is exempt from the cushion rule.
  const bool watches_cushions = surface.cushions && std::holds_alternative<Shoot>(shot);
  Trajectory trajectory;
  PowderWear wear;
  const Outcome outcome =
      simulate(surface, position, watches_cushions ? &trajectory : nullptr, state.powder ? &wear : nullptr);
  if (outcome.capped) return Refused{Refusal::kGivenUp};
  Slide slide;
  slide.rests.assign(outcome.weights.begin(), outcome.weights.begin() + outcome.count);
  slide.touched_cushion_first = !watches_cushions || touched_cushion_first(trajectory, outcome.count - 1);
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
  add_thrown(play, *to_shoot, played.shot);
  let_rest(play, played.slide);
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

}  // namespace hammer
