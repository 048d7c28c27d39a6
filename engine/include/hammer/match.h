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
#include "hammer/events.h"
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
  kNoSuchReport,        // there are `other`
  kNothingCorrected,    // it removes nothing and puts nothing
  kTooManyPuts,
  kLaterDoNotFit,  // the last `other` events, the first report among them is the `index`th; -1: none is
  kThrownLater,    // it was not reported, and nobody can say how it would have been thrown in another round
  kNothingToLeaveOut,
  kNothingWorn,  // without the option `wear` there is nothing to dust
  kDustArea,     // only the edges may be dusted
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
  std::optional<Refusal> cause{};    // of the first event that no longer fits
};

// A round, or a side's turn, that was scored: a line of the score sheet.
struct ScoredRound {
  int report = 0;              // its number among those that were reported; 0: it was thrown
  const Report* by = nullptr;  // nullptr: it was thrown
  int game = 1, round = 1;     // in the series; the frame, where sides have the board alone
  End end = End::kA;           // where the shooter stood
  int first = -1;              // who shot first, or whose turn it was
  std::array<int, kMaxSides> points{}, totals{};
  std::int64_t cents = 0;  // into the jar
  int jar_taken_by = -1;   // after it, by the side that won the game; -1: nobody
  std::int64_t jar_taken = 0;
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

  // What has been scored, as it holds now. The reports are the log's.
  std::vector<ScoredRound> sheet() const;

  // Over everything that decides how the match goes on: setup, state, powder.
  std::uint64_t hash() const;
  // The same but for what sides and players are called.
  std::uint64_t nameless_hash() const;

 private:
  Result<std::vector<Note>, Refused> throw_now(const std::variant<Shoot, ThrowFour>& shot);
  // What counts, once all corrections are made: an event of the log, or one of the reports that a correction puts.
  struct Counted {
    int event;
    int put = 0;
    int turn = -1;  // where sides have the board alone: whose it was

    bool operator==(const Counted& other) const { return event == other.event && put == other.put; }
  };
  using Counting = std::vector<Counted>;

  Result<std::vector<Note>, Refused> correct(const Correct& correction);
  Result<std::vector<Note>, Refused> make_correction(int event);
  std::vector<Note> notes_of(int correction) const;
  std::optional<Refused> fault_of(const Correct& correction) const;
  std::optional<Refused> find_misfit(const Counting& counting, int from, int correction) const;
  Counting corrected(Counting counting, int correction) const;
  Counting counted_again() const;
  const Correct* correction_at(int event) const { return std::get_if<Correct>(&log_[idx(event)]); }
  const Report* report_of(const Counted& counted) const;  // nullptr: it is something else
  int place_of(int report, const Counting& counting) const;
  int count_reports(const Counting& counting, int before) const;

  Result<std::vector<Note>, Refused> undo();
  Result<std::vector<Note>, Refused> redo();
  std::optional<Refused> play_counted(const Counted& counted, State& state, std::vector<Note>& notes) const;
  State state_before(int place) const;
  void count(Counted counted, int turn);
  std::vector<Note> count_next(const Counted& counted);
  void count_anew(const Counting& counting);
  bool is_opened() const;

  Setup setup_;
  State state_;
  std::vector<Event> log_;
  std::vector<int> done_, undone_;  // indices in log_ of the events that hold, and of those undone, last on top
  Counting counted_;
  std::vector<State> snapshots_{};  // after every kSnapshotEvery that count: undoing need not go back to the start
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
