// The whole course of one shot: for drawing it, and for saying which weights touched.
// Caller-owned; a reused Trajectory keeps its storage, so recording a shot does not allocate after reserve().
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hammer/physics.h"

namespace hammer {

// What a weight touched besides weights.
inline constexpr int kLeftCushion = -1;
inline constexpr int kRightCushion = -2;

struct Contact {
  double t;        // s
  int a;           // a weight
  int b;           // a weight with a higher index, or a cushion
  double x, y;     // the place touched
  double impulse;  // N s, along the line of centres
};

struct Fall {
  double t;
  int weight;
  Edge edge;
  double x, y;
  double vx, vy;  // as it leaves the board
};

struct Stop {
  double t;
  int weight;
  double x, y;
};

// From one contact to the next, a weight slides along one straight leg.
struct Leg {
  int weight;
  double t;       // when it begins
  double x, y;    // where
  double ux, uy;  // unit direction
  double speed;   // m/s
  double spin;    // rad/s
  double w;       // m/s: the same spin as the signed speed of the ring it stands on, which the engine computes with
};

struct Sample {
  double x = 0, y = 0;
  double vx = 0, vy = 0;
  double spin = 0;
  bool on = false;
};

class Trajectory {
 public:
  // Room for the longest shot possible, so that simulate() never allocates.
  void reserve();

  // In order of time. Contacts of one instant in the order in which they were solved, falls and stops by the weight.
  std::span<const Contact> contacts() const { return contacts_; }
  std::span<const Fall> falls() const { return falls_; }
  std::span<const Stop> stops() const { return stops_; }
  std::span<const Leg> legs() const { return legs_; }
  double duration() const { return duration_; }  // s, until the last weight stopped or fell

  // Where weight `i` is at time t, clamped to [0, duration]; just after a contact at t itself.
  Sample at(int i, double t) const;

 private:
  friend class TrajectoryRecorder;

  Sample at_leg(const Leg& leg, double t) const;

  Surface surface_{};
  std::optional<PowderMap> powder_map_;  // a copy: the caller's may change
  std::vector<Leg> legs_;
  std::vector<Contact> contacts_;
  std::vector<Fall> falls_;
  std::vector<Stop> stops_;
  double duration_ = 0;
};

// ---------------------------------------------------------------- cut into samples, for drawing it

// Times in order, from 0 to the end of the shot. Sample s of weight w is at [s * weights + w]; a weight that has fallen
// stays where it fell.
struct TrajectorySamples {
  int weights = 0;
  std::vector<double> times;  // s
  std::vector<double> x, y;   // m
  std::vector<double> turn;   // rad: how far the weight has turned about itself
};

// So many a second, and one more at every contact, stop and fall: nothing bends between two of them.
TrajectorySamples sample(const Trajectory& trajectory, int weights, double per_second);

struct Corner {
  double x, y;
};

// The path of one weight as a line: where it began, where it was turned, where it came to rest or fell.
std::vector<Corner> corners_of(const Trajectory& trajectory, int weight);

}  // namespace hammer
