// The simulator. Weights slide in straight lines from contact to contact, so there are no time steps.
// Only + - * / and sqrt are used: the same shot gives the same bits on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "hammer/index.h"
#include "hammer/powder_map.h"
#include "hammer/result.h"
#include "hammer/table.h"

namespace hammer {

// Raise it when any shot would end elsewhere: records made by another revision are not verified.
inline constexpr int kPhysicsRevision = 1;

// How weights meet each other, the cushions and the board. The defaults are the game's.
struct ContactModel {
  // Between weights, at normal speed v: creeping + (fast - creeping) * v / (v + knee). Our choice.
  double restitution_fast = 0.90;
  double restitution_creeping = 0.60;
  double restitution_knee = 0.05;  // m/s
  double weight_friction = 0.12;   // Coulomb, between weights
  double cushion_restitution = 0.75;
  double cushion_friction = 0.15;
  bool spin_friction = true;  // a spinning weight rubs less on the board

  // One restitution at every speed.
  static ContactModel with_restitution(double restitution) {
    ContactModel model;
    model.restitution_fast = model.restitution_creeping = restitution;
    return model;
  }
};

// A board as it plays: everything a shot needs besides the weights.
struct Surface {
  double length;
  double half_width;
  bool cushions;
  double radius;
  double mass;
  double deceleration;  // m/s², fresh powder
  ContactModel contact;
  const PowderMap* powder_map = nullptr;  // nullptr: fresh everywhere
};

Surface make_surface(const Table& table, const WeightSize& size, double deceleration, const ContactModel& contact = {});

// One weight as a shot begins. Those with no velocity lie at rest.
struct Weight {
  double x = 0;
  double y = 0;
  double vx = 0;
  double vy = 0;
  double spin = 0;  // rad/s, counter-clockwise seen from above
  bool on = true;
};

struct Position {
  int count = 0;
  std::array<Weight, kMaxWeights> weights{};

  void add(const Weight& weight) { weights[idx(count++)] = weight; }
};

// A throw by one hand: where across the board, how hard, where to.
struct Shot {
  double y = 0;
  double speed = 0;  // m/s
  double angle = 0;  // radians, positive to the shooter's left
  double spin = 0;   // rad/s
};

// The weight that this shot sets going, at kReleaseX.
Weight launch(const Shot& shot);

// Four weights thrown with one hand: a 2x2 block about (kReleaseX, y), the left pair at
// angle + spread, the right pair at angle - spread. Order: front left, back left, front right, back right.
std::array<Weight, 4> launch_four(const Shot& shot, double spread, double radius);

enum class Edge : std::uint8_t { kNone, kNear, kFar, kLeft, kRight };

// Where a weight ended: at rest on the board, or over an edge and off it. When, a Trajectory tells.
struct Rest {
  double x, y;
  Edge fell;  // kNone: it is on the board

  bool on() const { return fell == Edge::kNone; }
};

struct Outcome {
  int count;  // the first so many of what follows are set
  std::array<Rest, kMaxWeights> weights;
  std::array<bool, kMaxWeights> was_on;  // false: it was off before the shot
  int contacts;
  // On a board with cushions: the last weight met one before it met a weight (BK2). Else false.
  bool last_met_cushion_first;
  bool capped;  // given up, at kMaxContacts or in a search: a defect, never seen in play

  bool on(int i) const {
    const auto k = static_cast<std::size_t>(i);
    return was_on[k] && weights[k].on();
  }
  // Over the bits of every place and whether it is on the board.
  std::uint64_t hash() const;
};

// Random play stays far below this.
inline constexpr int kMaxContacts = 4000;

// What simulate() takes for granted and find_fault() looks for; kMaxAngle is for code that makes a Shot.
inline constexpr double kMaxSpeed = 25;   // m/s
inline constexpr double kMaxSpin = 500;   // rad/s
inline constexpr double kMaxAngle = 1.5;  // rad either way; a throw goes up the board
inline constexpr double kMinDeceleration = 0.02;
inline constexpr double kMaxDeceleration = 5;

enum class PositionFault : std::uint8_t {
  kTooMany,    // more than kMaxWeights
  kNotFinite,  // x, y, vx, vy or spin
  kOffBoard,   // the centre is past an edge, or the weight is in a cushion
  kOverlap,    // with `other`, by more than kTouching
  kTooFast,    // above kMaxSpeed
  kSpinTooFast,
  kDeceleration,  // of the surface, outside kMinDeceleration .. kMaxDeceleration
};

struct PositionRefusal {
  PositionFault fault;
  int weight = -1;
  int other = -1;
  const char* field = "";  // "x", "y", "vx", "vy", "spin" or ""
};

// The first thing wrong with a position, weights in order.
std::optional<PositionRefusal> find_fault(const Surface& surface, const Position& position);

// The throw that, released at y `from` with no spin on fresh powder and with nothing in its way, comes to rest with its
// centre at (x, y). Nothing where none does: the place is not ahead of it, or past the end, or too far.
std::optional<Shot> shot_to_reach(const Surface& surface, double from, double x, double y);

class Trajectory;

// Plays the position to rest. find_fault(position) must be empty. Does not allocate.
// `trajectory`, when given, is overwritten with the whole course of the shot;
// `wear`, which needs a surface with a powder map, gains the metres slid over each of its cells.
Outcome simulate(const Surface& surface, const Position& position, Trajectory* trajectory = nullptr,
                 PowderWear* wear = nullptr);

}  // namespace hammer
