// The simulator turned round: which shot ends there, or passes there so fast.
#pragma once

#include <optional>

#include "hammer/hand.h"
#include "hammer/physics.h"

namespace hammer::ai {

enum class Cushion : std::uint8_t { kNone, kLeft, kRight };

// Where a weight is to pass, and how fast it is to be there; 0: it is to rest there.
struct Goal {
  double x, y;
  double speed;
};

class Aimer {
 public:
  explicit Aimer(const Surface& surface);

  double most_y() const { return most_y_; }

  // Let go at y, straight or by way of a cushion. Nothing where it cannot be.
  std::optional<Shot> shot(double y, const Goal& goal, Cushion cushion = Cushion::kNone) const;

  // Let go at y at an angle, off as many cushions as it meets, so hard that it passes x with that speed; 0: that it
  // rests there. Nothing where it cannot be. For boards with cushions.
  std::optional<Shot> shot_at(double y, double angle, double x, double speed) const;

 private:
  std::optional<Shot> straight(double y, const Goal& goal) const;
  std::optional<Shot> banked(double y, const Goal& goal, double side) const;

  Surface surface_;
  double deceleration_;  // as the powder lets a weight slide down the middle
  double most_y_;
};

}  // namespace hammer::ai
