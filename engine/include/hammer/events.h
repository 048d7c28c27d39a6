// What may be done in a match, what then stands in its log, and what follows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "hammer/judge.h"
#include "hammer/options.h"
#include "hammer/physics.h"
#include "hammer/powder_map.h"

namespace hammer {

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
// A real table's score sheet put right: what was reported later stays, and is played through again.
struct Correct {
  int report;                  // where, counted from 1 among those that hold
  int removes = 0;             // so many, from there on
  std::vector<Report> puts{};  // in their place, or before it
  int leave_out = 0;           // of the last events, those that no longer fit: neither more nor fewer
};
inline constexpr int kMaxPuts = kMaxSides;  // a whole frame
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

using Command = std::variant<Toss, Choose, Open, Shoot, ThrowFour, Forfeit, Report, Correct, Dust, GrantDust,
                             RecordFoul, Concede, Undo, Redo>;

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

using Event = std::variant<Toss, Choose, Open, ShotPlayed, Forfeit, Report, Correct, Dust, GrantDust, RecordFoul,
                           Concede, Undo, Redo>;

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
  kCorrected,
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

}  // namespace hammer
