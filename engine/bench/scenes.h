// The fixed, seeded scenes that speed and the signature are measured on.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "hammer/physics.h"
#include "hammer/random.h"

namespace hammer::bench {

struct Scene {
  std::string_view name;
  // One random position with a shot in it. Always on the 22ft table, standard weights.
  Position (*draw)(Random& random);
};

// "one-weight": a lag up an empty board.
// "eight-weights": seven at rest in the last 1.5 m, the eighth aimed within one diameter of one of them, 1.8-3.5 m/s.
// "eight-spinning": the same, and the shot spins too.
std::span<const Scene> scenes();

// 22ft, standard weights, medium powder.
Surface scene_surface(const ContactModel& contact = {});

// The same positions with the shot's spin taken out, for peers without a spin model.
void remove_spin(Position& position);

// One number over tens of thousands of shots on every table, powder and weight, with racks, cushions, spin,
// four-weight throws and worn powder: equal exactly when this build computes what every other build computes.
std::uint32_t signature();

}  // namespace hammer::bench
