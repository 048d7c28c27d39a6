#include "hammer/match.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "hammer/index.h"
#include "match/play.h"

namespace hammer {

// ---------------------------------------------------------------- the setup

namespace {

int seats_of(const Setup& setup, int side) {
  return static_cast<int>(
      std::count_if(setup.seats.begin(), setup.seats.end(), [&](const Seat& seat) { return seat.side == side; }));
}

std::optional<SetupRefusal> find_name_fault(const Setup& setup) {
  for (int i = 0; i < static_cast<int>(setup.seats.size()); ++i) {
    const Seat& seat = setup.seats[idx(i)];
    if (seat.name.empty()) return SetupRefusal{SetupFault::kEmptyName, i};
    if (setup.sides[idx(seat.side)].empty()) return SetupRefusal{SetupFault::kEmptySide, i};
    for (int j = 0; j < i; ++j)
      if (setup.seats[idx(j)].name == seat.name) return SetupRefusal{SetupFault::kSameName, i, j};
  }
  return std::nullopt;
}

std::optional<SetupRefusal> find_team_fault(const Setup& setup) {
  if (setup.side_count() < setup.game->min_sides) return SetupRefusal{SetupFault::kTooFewSides};
  if (setup.side_count() > setup.game->max_sides) return SetupRefusal{SetupFault::kTooManySides};
  for (int side = 0; side < setup.side_count(); ++side)
    if (seats_of(setup, side) != seats_of(setup, 0)) return SetupRefusal{SetupFault::kUnequalTeams};
  if (std::ranges::find(setup.game->team_sizes, setup.team_size()) == setup.game->team_sizes.end())
    return SetupRefusal{SetupFault::kTeamSize};
  return std::nullopt;
}

std::optional<Color> color_named(const std::string& name) {
  if (name == "red") return Color::kRed;
  if (name == "blue") return Color::kBlue;
  return std::nullopt;
}

}  // namespace

const Seat& Setup::seat(int side, int player) const {
  for (const Seat& seat : seats)
    if (seat.side == side && player-- == 0) return seat;
  return seats.front();  // no such seat: find_fault() would have said so
}

std::optional<SetupRefusal> find_fault(const Setup& setup) {
  if (const auto fault = find_team_fault(setup)) return fault;
  if (const auto fault = find_name_fault(setup)) return fault;
  if (!setup.game->is_played_on(*setup.table, setup.options)) return SetupRefusal{SetupFault::kTable};
  if (!(setup.deceleration >= kMinDeceleration && setup.deceleration <= kMaxDeceleration))
    return SetupRefusal{SetupFault::kDeceleration};
  return std::nullopt;
}

State first_state(const Setup& setup) {
  State state;
  if (setup.options.wear()) state.powder = PowderMap(setup.table->length, setup.table->width);
  state.scores = setup.options.handicap();
  state.colors = colors_by_name(setup);
  return state;
}

// A side named red or blue has that colour; for the others it is chosen.
SideColors colors_by_name(const Setup& setup) {
  SideColors colors{};
  if (!setup.game->shares_board) return colors;
  for (int side = 0; side < 2; ++side) {
    const auto color = color_named(setup.sides[idx(side)]);
    if (!color) continue;
    colors[idx(side)] = color;
    colors[idx(1 - side)] = other(*color);
  }
  return colors;
}

// ---------------------------------------------------------------- events

namespace {

std::optional<Refused> dust(Play& play, const Dust& dust) {
  const auto to_shoot = next_throw(play.setup, play.state);
  if (!to_shoot) return Refused{Refusal::kNotShootingTime};
  if (!play.state.powder) return Refused{Refusal::kNothingWorn};
  const Dusting dusting = play.setup.options.dusting();
  if (dusting == Dusting::kDirector && !play.state.dust_granted) return Refused{Refusal::kDustNotGranted};
  if (dusting == Dusting::kEdges && dust.area != DustArea::kEdges) return Refused{Refusal::kDustArea, "area"};
  play.state.dust_granted = false;
  play.state.powder->dust(dust.area);
  play.note({.kind = NoteKind::kDusted, .side = to_shoot->side});
  return std::nullopt;
}

std::optional<Refused> grant_dust(Play& play) {
  if (!next_throw(play.setup, play.state)) return Refused{Refusal::kNotShootingTime};
  if (!play.state.powder) return Refused{Refusal::kNothingWorn};
  if (play.setup.options.dusting() != Dusting::kDirector) return Refused{Refusal::kGrantNotNeeded};
  play.state.dust_granted = true;
  play.note({.kind = NoteKind::kDustGranted});
  return std::nullopt;
}

std::optional<Refused> record_foul(Play& play, const RecordFoul& foul) {
  if (!play.is_side(foul.side)) return Refused{Refusal::kNoSuchSide, "side"};
  if (foul.kind == FoulKind::kPeeking && play.setup.options.peeking() == Peeking::kAllowed)
    return Refused{Refusal::kPeekingAllowed, "kind"};
  ++play.state.fouls[idx(foul.side)];
  play.note({.kind = NoteKind::kFoul, .side = foul.side, .foul = foul.kind});
  return std::nullopt;
}

std::optional<Refused> concede_if_in(Play& play, const Concede& event) {
  const int side = event.side;
  if (!play.is_side(side)) return Refused{Refusal::kNoSuchSide, "side"};
  if (play.state.out[idx(side)]) return Refused{Refusal::kAlreadyOut, "side"};
  concede(play, event);
  return std::nullopt;
}

constexpr std::size_t kSnapshotEvery = 32;

struct Player {
  Play& play;

  std::optional<Refused> operator()(const Toss& event) { return toss(play, event); }
  std::optional<Refused> operator()(const Choose& event) { return choose(play, event); }
  std::optional<Refused> operator()(const Open& event) { return open(play, event); }
  std::optional<Refused> operator()(const ShotPlayed& event) { return shoot(play, event); }
  std::optional<Refused> operator()(const Forfeit&) { return forfeit(play); }
  std::optional<Refused> operator()(const Report& event) { return report(play, event); }
  std::optional<Refused> operator()(const Correct&) { return Refused{Refusal::kNothingCorrected}; }
  std::optional<Refused> operator()(const Dust& event) { return dust(play, event); }
  std::optional<Refused> operator()(const GrantDust&) { return grant_dust(play); }
  std::optional<Refused> operator()(const RecordFoul& event) { return record_foul(play, event); }
  std::optional<Refused> operator()(const Concede& event) { return concede_if_in(play, event); }
  std::optional<Refused> operator()(const Undo&) { return Refused{Refusal::kNothingToUndo}; }
  std::optional<Refused> operator()(const Redo&) { return Refused{Refusal::kNothingToRedo}; }
};

}  // namespace

std::optional<Refused> play(Play& play, const Event& event) {
  if (play.state.phase == Phase::kOver) return Refused{Refusal::kOver};
  return std::visit(Player{play}, event);
}

Match::Match(Setup setup) : setup_(std::move(setup)), state_(first_state(setup_)) {}

Result<std::vector<Note>, Refused> Match::apply(const Command& command) {
  return std::visit(
      [this](const auto& held) -> Result<std::vector<Note>, Refused> {
        using T = std::decay_t<decltype(held)>;
        if constexpr (std::is_same_v<T, Shoot> || std::is_same_v<T, ThrowFour>) {
          return throw_now(held);
        } else {
          return append(held);
        }
      },
      command);
}

Result<std::vector<Note>, Refused> Match::throw_now(const std::variant<Shoot, ThrowFour>& shot) {
  if (state_.phase == Phase::kOver) return Refused{Refusal::kOver};
  if (const auto fault = find_fault(setup_, state_, shot)) return *fault;
  auto slide = slide_of(setup_, state_, shot);
  if (!slide) return slide.refusal();
  return append(ShotPlayed{shot, std::move(slide.value())});
}

Result<std::vector<Note>, Refused> Match::append(const Event& event) {
  if (std::holds_alternative<Undo>(event)) return undo();
  if (std::holds_alternative<Redo>(event)) return redo();
  if (const auto* correction = std::get_if<Correct>(&event)) return correct(*correction);
  std::vector<Note> notes;
  State next = state_;
  Play now{setup_, next, notes};
  if (const auto refused = play(now, event)) return *refused;
  const int turn = turn_of(setup_, state_), index = static_cast<int>(log_.size());
  state_ = std::move(next);
  undone_.clear();
  log_.push_back(event);
  done_.push_back(index);
  count({index}, turn);
  return notes;
}

Result<std::vector<Note>, Refused> Match::undo() {
  if (done_.empty()) return Refused{Refusal::kNothingToUndo};
  const int event = done_.back();
  done_.pop_back();
  undone_.push_back(event);
  if (correction_at(event)) {
    count_anew(counted_again());
  } else {
    counted_.pop_back();
    snapshots_.resize(counted_.size() / kSnapshotEvery);
    state_ = state_before(static_cast<int>(counted_.size()));
  }
  log_.push_back(Undo{});
  return std::vector<Note>{{.kind = NoteKind::kUndone}};
}

Result<std::vector<Note>, Refused> Match::redo() {
  if (undone_.empty()) return Refused{Refusal::kNothingToRedo};
  const int event = undone_.back();
  undone_.pop_back();
  done_.push_back(event);
  std::vector<Note> notes = correction_at(event) ? make_correction(event).value() : count_next({event});
  notes.insert(notes.begin(), {.kind = NoteKind::kRedone});
  log_.push_back(Redo{});
  return notes;
}

// ---------------------------------------------------------------- what counts

std::optional<Refused> Match::play_counted(const Counted& counted, State& state, std::vector<Note>& notes) const {
  Play now{setup_, state, notes};
  if (const Correct* correction = correction_at(counted.event)) return report(now, correction->puts[idx(counted.put)]);
  return play(now, log_[idx(counted.event)]);
}

void Match::count(Counted counted, int turn) {
  counted.turn = turn;
  counted_.push_back(counted);
  if (counted_.size() % kSnapshotEvery == 0) snapshots_.push_back(state_);
}

// One that was accepted from this same state before.
std::vector<Note> Match::count_next(const Counted& counted) {
  const int turn = turn_of(setup_, state_);
  std::vector<Note> notes;
  [[maybe_unused]] const auto refused = play_counted(counted, state_, notes);
  assert(!refused);
  count(counted, turn);
  return notes;
}

// Played again from the last snapshot. This is quick, because reading a log never simulates.
State Match::state_before(int place) const {
  const auto snapshots = std::min(snapshots_.size(), idx(place) / kSnapshotEvery);
  State state = snapshots == 0 ? first_state(setup_) : snapshots_[snapshots - 1];
  std::vector<Note> notes;
  for (std::size_t i = snapshots * kSnapshotEvery; i < idx(place); ++i) play_counted(counted_[i], state, notes);
  return state;
}

// All of them fit.
void Match::count_anew(const Counting& counting) {
  const auto same = static_cast<int>(std::ranges::mismatch(counted_, counting).in1 - counted_.begin());
  state_ = state_before(same);
  counted_.resize(idx(same), Counted{0});
  snapshots_.resize(counted_.size() / kSnapshotEvery);
  for (std::size_t i = counted_.size(); i < counting.size(); ++i) count_next(counting[i]);
}

std::optional<Match::ToShoot> Match::to_shoot() const { return next_throw(setup_, state_); }

bool Match::is_opened() const {
  return (state_.phase == Phase::kShooting || state_.phase == Phase::kOver) && state_.order[0] >= 0;
}

// Sides that have conceded are skipped where each has the board alone; a round that two share keeps its order.
int Match::first() const {
  if (!is_opened()) return -1;
  return state_.order[setup_.game->shares_board ? 0 : idx(first_in(state_, setup_.side_count()))];
}
int Match::hammer() const {
  if (!is_opened()) return -1;
  return state_.order[setup_.game->shares_board ? 1 : idx(last_in(state_, setup_.side_count()))];
}

bool Match::may_look() const {
  return setup_.options.peeking() == Peeking::kAllowed || state_.phase != Phase::kShooting || state_.board.count == 0;
}

}  // namespace hammer
