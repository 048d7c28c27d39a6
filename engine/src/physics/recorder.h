// Writes down the course of a shot while it is played.
#pragma once

#include "hammer/trajectory.h"
#include "physics/motion.h"

namespace hammer {

class TrajectoryRecorder {
 public:
  explicit TrajectoryRecorder(Trajectory& trajectory) : to_(trajectory) {}

  void begin(const Surface& surface);
  void leg(int i, const Glide& glide);
  void contact(const Contact& contact) { to_.contacts_.push_back(contact); }
  void stop(const Stop& stop) { to_.stops_.push_back(stop); }
  void fall(const Fall& fall) { to_.falls_.push_back(fall); }
  void end();

 private:
  Trajectory& to_;
};

}  // namespace hammer
