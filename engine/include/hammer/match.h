// A match is a setup and a list of events. A command is answered with what happened, or refused and nothing changes.
// Reading a log never simulates; verify() does. Nothing here draws random numbers: the host does, and logs them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "hammer/draws.h"
#include "hammer/game.h"
#include "hammer/hand.h"
#include "hammer/index.h"
#include "hammer/physics.h"
#include "hammer/powder_map.h"
#include "hammer/result.h"
#include "hammer/round.h"

namespace hammer {

// ---------------------------------------------------------------- setup

struct Seat {
  std::string name;
  int side;
  const Hand* hand = nullptr;  // one of hands(); nullptr: that of the option `hand`
};

struct Setup {
  const Game* game = nullptr;
  Preset preset = Preset::kTournament;
  Options options;
  const Table* table = nullptr;
  const WeightSize* weight = nullptr;
  double deceleration = 0;         // m/s²
  std::vector<std::string> sides;  // names, in the order in which they first appear among the seats
  std::vector<Seat> seats;         // the order within a side is the order of its partners

  int side_count() const { return static_cast<int>(sides.size()); }
  int team_size() const { return static_cast<int>(seats.size() / sides.size()); }
  const Seat& seat(int side, int player) const;  // the player'th partner of a side, 0 first
  const Hand& hand(const Seat& seat) const { return seat.hand ? *seat.hand : hand_of(options.hand()); }
  Surface surface() const { return make_surface(*table, *weight, deceleration); }
};

enum class SetupFault : std::uint8_t {
  kTooFewSides,
  kTooManySides,
  kUnequalTeams,
  kTeamSize,   // not one that the game allows
  kTable,      // the game is not played on it, with these options
  kEmptyName,  // of seat `seat`
  kSameName,   // of seats `seat` and `other`
  kEmptySide,  // seat `seat` has no side name
  kDeceleration,
};

struct SetupRefusal {
  SetupFault fault;
  int seat = -1;
  int other = -1;
};

// Everything but the options, which resolve_options() checks.
std::optional<SetupRefusal> find_fault(const Setup& setup);

// ---------------------------------------------------------------- commands and events

enum class Coin : std::uint8_t { kHeads, kTails };
enum class End : std::uint8_t { kA, kB };
enum class Take : std::uint8_t { kHammer, kFirst, kColor };
enum class FoulKind : std::uint8_t { kFoot, kShaking, kOutOfTurn, kWrongColor, kTouchedWeight, kPeeking };  // M6

using SideOrder = std::array<std::int8_t, kMaxSides>;  // as many as there are sides, then anything
inline constexpr SideOrder kNoOrder = [] {
  SideOrder order;
  order.fill(-1);
  return order;
}();

// One side calls, the coin lands (two sides); or the order is drawn (three or more). The draws are the host's.
struct Toss {
  int side = -1;  // that calls; -1 with three or more sides
  Coin call = Coin::kHeads;
  Coin landed = Coin::kHeads;
  SideOrder order = kNoOrder;  // three or more sides: the order drawn
  End end = End::kA;           // drawn, or designated
};
struct Choose {
  Take take;
  std::optional<Color> color{};  // for kColor
};
struct Open {  // agreed without a toss
  SideOrder order = kNoOrder;
  End end = End::kA;
  std::optional<Color> first_sides_color{};
};
struct Shoot {
  Shot aimed;
  Shot thrown;  // after the hand's noise; the same where there is none
};
struct ThrowFour {
  Color color;
  Shot aimed;
  double aimed_spread;
  Shot thrown;
  double thrown_spread;
};
struct Forfeit {};
inline constexpr double kMeasuredOverlap = 0.002;  // m that weights measured by hand may seem to overlap
inline constexpr int kWeightsOfAColor = 4;         // M1
// A real table's round (turn): where the weights lie, or the points. One of the two.
struct Report {
  struct Points {
    std::array<int, kMaxSides> of_side{};
    std::array<bool, kMaxSides> given{};
  };
  std::variant<std::vector<PlacedWeight>, Points> what;
  int first = -1;                      // X6: the side that in fact shot first; -1: as it should
  std::optional<Color> first_color{};  // with weights, where a colour is thrown together
};
struct Dust {
  DustArea area;
};
struct GrantDust {};
struct RecordFoul {
  int side;
  FoulKind kind;
};
struct Concede {
  int side;
  bool claimed = false;  // by the others: nobody of the side came back
};
struct Undo {};
struct Redo {};

using Command = std::variant<Toss, Choose, Open, Shoot, ThrowFour, Forfeit, Report, Dust, GrantDust, RecordFoul,
                             Concede, Undo, Redo>;

// What the table did with a throw, before any rule is applied.
struct Slide {
  std::vector<Rest> rests;     // the weights that were on the board, in the order shot, then those thrown
  bool touched_cushion_first;  // BK2; true on boards without cushions
  struct Worn {
    int along, across;
    double metres;
  };
  std::vector<Worn> worn;  // with the option `wear`: the cells slid over
};

// A Shoot or ThrowFour that was played.
struct ShotPlayed {
  std::variant<Shoot, ThrowFour> shot;
  Slide slide;
};

using Event =
    std::variant<Toss, Choose, Open, ShotPlayed, Forfeit, Report, Dust, GrantDust, RecordFoul, Concede, Undo, Redo>;

// ---------------------------------------------------------------- what follows from an event

enum class NoteKind : std::uint8_t {
  kTossWon,      // side
  kChooses,      // side: its choice is next
  kOpens,        // side shoots first; last: the hammer
  kShot,         // side, player, weight: thrown (the first of four)
  kFell,         // weight
  kNoCushion,    // weight: it touched no cushion first (BK2)
  kTakenOff,     // weight (BK3, TD3)
  kPutBack,      // weight (BK3, TD3-TD6)
  kDeadRemoved,  // weight (G9)
  kForfeited,    // side, player, weight
  kTurnFailed,   // side (CE2)
  kScored,  // side, points, total: one side's result of a round or turn, also 0; judgement where weights were judged
  kHickey,  // side, cents (HJ1)
  kExtraFrame,  // level at the top, or not two ahead: another frame
  kGameWon,     // side
  kJarTaken,    // side, cents (HJ2)
  kMatchWon,    // side
  kDusted,      // side
  kDustGranted,
  kFoul,      // side, foul
  kConceded,  // side
  kUndone,
  kRedone,
  kClaimed,  // side: nobody of it came back, and the others claimed the match
};

struct Note {
  NoteKind kind;
  int side = -1;
  int player = -1;  // in its team
  int weight = -1;  // index into the board's weights, in the order shot
  int points = 0;
  int total = 0;
  std::int64_t cents = 0;
  FoulKind foul = FoulKind::kFoot;
  std::optional<Judgement> judgement{};
};

// ---------------------------------------------------------------- state

enum class Phase : std::uint8_t { kToss, kChoice, kShooting, kOver };

struct State {
  Phase phase = Phase::kToss;
  int game_number = 1;         // in the series
  int round = 1;               // of this game; the frame, where sides have the board alone
  End end = End::kA;           // where the shooter stands
  SideOrder order = kNoOrder;  // first to last in this round or frame; meaningful from kShooting on
  int order_index = 0;         // games played alone: whose turn of the frame, in `order`
  Board board;
  std::array<int, kMaxSides> scores{};
  std::array<int, kMaxSides> wins{};  // games of the series
  std::array<int, kMaxSides> fouls{};
  std::array<bool, kMaxSides> out{};             // conceded
  std::array<std::optional<Color>, 2> colors{};  // of the two sides that share a board
  int flip_winner = -1;
  int chooser = -1;          // in kChoice
  bool order_taken = false;  // in kChoice
  std::int64_t jar_cents = 0;
  bool dust_granted = false;
  std::optional<PowderMap> powder;  // with the option `wear`, as the present shooter sees it
  int winner = -1;                  // of the match
};

enum class Refusal : std::uint8_t {
  kOver,  // the match is over
  kNotTossTime,
  kNotChoiceTime,
  kNotShootingTime,
  kNoSuchSide,
  kCallNeeded,     // two sides: who calls?
  kCallNotNeeded,  // three or more: the order is drawn
  kOrder,          // not every side once
  kColorTaken,     // a side's name is its colour, or the other has it
  kColorMissing,
  kColorNotAsked,  // a colour given while taking something else
  kNoColors,       // sides of this game have no colour
  kChoiceGone,     // the other side has taken that
  kShotNotFinite,
  kPlace,  // y: not wholly on the board (M9)
  kSpeed,
  kAngle,
  kSpin,
  kSpread,
  kReleaseBlocked,      // a weight lies where this one would be released
  kFourNow,             // four are to be thrown together
  kOneNow,              // one is to be shot
  kGivenUp,             // the simulator could not finish: a defect
  kReportWeights,       // too many of a colour, off the board or overlapping
  kReportFirstColor,    // which colour was thrown first?
  kReportNoFirstColor,  // this game has none
  kReportPoints,        // no round (turn) can be worth `other`
  kReportBothScore,     // only one side scores in a round
  kReportSide,          // not the side at turn
  kReportFirst,         // X6 is for rounds that two sides share
  kNothingWorn,         // without the option `wear` there is nothing to dust
  kDustArea,            // only the edges may be dusted
  kDustNotGranted,
  kGrantNotNeeded,  // a side may dust without being granted it
  kPeekingAllowed,  // so it is no foul
  kAlreadyOut,      // that side has conceded
  kNothingToUndo,
  kNothingToRedo,
  kBadSlide,  // a logged outcome that fits no shot from here
};

struct Refused {
  Refusal why;
  std::string_view field{};  // of the command: "y", "weights", "side", or ""
  int index = -1;            // of a weight, seat or side, where that says more
  int other = -1;
  std::array<double, 2> accepted{};  // a range, where there is one
};

class Match {
 public:
  // The setup must have no fault.
  explicit Match(Setup setup);

  const Setup& setup() const { return setup_; }
  const State& state() const { return state_; }
  std::span<const Event> log() const { return log_; }

  // Plays a command; shots are simulated. Refused: nothing has changed.
  Result<std::vector<Note>, Refused> apply(const Command& command);

  // The same from a log: nothing is simulated.
  Result<std::vector<Note>, Refused> append(const Event& event);

  // Who shoots next and what, in kShooting.
  struct ToShoot {
    int side;
    int player;
    bool four;
    std::optional<Color> color;  // nothing: the player's choice
    int weights_left;            // of this player, this throw included
  };
  std::optional<ToShoot> to_shoot() const;
  int first() const;      // the side that shoots first in this round or frame, in kShooting and kOver; else -1
  int hammer() const;     // the side that shoots last, likewise
  bool may_look() const;  // at the far end (HC10)
  bool can_undo() const { return !done_.empty(); }
  bool can_redo() const { return !undone_.empty(); }

  // The last event that holds, undone ones left out; nullptr where there is none.
  const Event* last() const { return done_.empty() ? nullptr : &log_[idx(done_.back())]; }

  // Over everything that decides how the match goes on: setup, state, powder.
  std::uint64_t hash() const;
  // The same but for what sides and players are called.
  std::uint64_t nameless_hash() const;

 private:
  Result<std::vector<Note>, Refused> throw_now(const std::variant<Shoot, ThrowFour>& shot);
  Result<std::vector<Note>, Refused> undo();
  Result<std::vector<Note>, Refused> redo();
  std::vector<Note> repeat(int index);
  void hold(int index);
  bool is_opened() const;

  Setup setup_;
  State state_;
  std::vector<Event> log_;
  std::vector<int> done_, undone_;  // indices in log_ of the events that hold, and of those undone, last on top
  std::vector<State>
      snapshots_{};  // the state after every kSnapshotEvery events that hold: undoing need not go back to the start
};

// The same for a state that need not be a match's.
std::optional<Match::ToShoot> next_throw(const Setup& setup, const State& state);

// Of every side the partner who plays in this round or turn, by the index in the team: the one who shoots now or next,
// or, where the side has shot all its weights, the one who shot last. -1 outside kShooting.
std::array<int, kMaxSides> players_of_round(const Setup& setup, const State& state);

// The round or turn that is being played, with its powder: the state must outlive it.
RoundSetting setting_of(const Setup& setup, const State& state);

enum class MismatchKind : std::uint8_t {
  kWeight,  // `weight` ends elsewhere
  kTable,   // the cushion or the wear differs
  kDraw,    // the toss, or what the hand did to the aim, is not what the source gives
  kEvent,   // it cannot happen there
};

struct Mismatch {
  int event;  // index in the log
  MismatchKind kind;
  int weight = -1;  // in the order of Slide::rests
};

// Simulates every shot of the log again, undone ones too, and with the source draws what was drawn. Empty: all agrees
// to the bit.
std::optional<Mismatch> verify(const Match& match, const std::optional<DrawSource>& source);
// How many events of the log were drawn: tosses, and throws that the hand changed.
int count_draws(const Match& match);

// The host's draws. They depend only on the source and on how long the log is, so that a match that was put down
// and taken up again goes on as it would have. A throw is by the hand of the seat at turn.
Toss draw_toss(const Match& match, const DrawSource& source, int side, Coin call, std::optional<End> designated);
Shoot draw_throw(const Match& match, const DrawSource& source, const Shot& aimed);
ThrowFour draw_throw_four(const Match& match, const DrawSource& source, Color color, const Shot& aimed, double spread);

}  // namespace hammer
