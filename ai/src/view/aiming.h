// The inverse of the simulator: which shot stops at a place, or passes it at a given speed.
#pragma once

#include <optional>

#include "hammer/hand.h"
#include "hammer/physics.h"

namespace hammer::ai {

enum class Cushion : std::uint8_t { kNone, kLeft, kRight };

// Where a weight is to pass, and at which speed; 0: it is to rest there.
struct Goal {
  double x, y;
  double speed;
};

class Aimer {
 public:
  explicit Aimer(const Surface& surface);

  double max_y() const { return max_y_; }

  // Released at y, straight or off a cushion. Nothing if no shot does it.
  std::optional<Shot> shot(double y, const Goal& goal, Cushion cushion = Cushion::kNone) const;

  // Released at y at an angle, off as many cushions as it meets, so hard that it passes x with that speed; 0: that it
  // rests there. Nothing if no shot does it. For boards with cushions.
  std::optional<Shot> shot_at(double y, double angle, double x, double speed) const;

 private:
  std::optional<Shot> straight(double y, const Goal& goal) const;
  std::optional<Shot> banked(double y, const Goal& goal, double side) const;

  Surface surface_;
  double deceleration_;  // of a weight that slides down the middle, on this powder
  double max_y_;
};

}  // namespace hammer::ai
