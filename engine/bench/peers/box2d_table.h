// The scenes' table in Box2D 2.4.1, at its best: in either of two set-ups.
#pragma once

#include <array>
#include <memory>

#include "hammer/physics.h"

class b2World;
class b2Body;

namespace hammer::peers {

// kExact looks for contacts inside a step and measures in small units; kPlain does neither and is a little faster.
enum class Box2dSetup { kExact, kPlain };

class Box2dTable {
 public:
  // The surface's spin and tangential friction are not modelled; its restitution is the fast one at every speed.
  Box2dTable(const Surface& surface, int hertz, Box2dSetup setup);
  ~Box2dTable();

  // Plays the position to rest. Only positions and falls are filled in.
  Outcome play(const Position& position);

 private:
  struct Slider {
    b2Body* body = nullptr;
    bool last_step = false;  // it was to stop within the step just taken,
    float last_speed = 0;    // at this mean speed, unless it was struck meanwhile
  };

  static bool is_awake(const Slider& slider);
  void place(Slider& slider, const Weight& weight);
  bool brake(Slider& slider, bool first_step) const;
  bool brake_all(std::size_t count, bool first_step);
  void take_off_if_over(Slider& slider, Rest& rest) const;
  void read(const Slider& slider, Rest& rest) const;

  float to_units(double metres) const { return static_cast<float>(metres * units_per_metre_); }

  Surface surface_;
  double step_;  // s
  double units_per_metre_;
  std::unique_ptr<b2World> world_;
  std::array<Slider, kMaxWeights> sliders_;
};

}  // namespace hammer::peers
