// Boards and positions that the tests of single behaviours are played on.
#pragma once

#include <cmath>
#include <initializer_list>
#include <string_view>

#include "hammer/index.h"
#include "hammer/trajectory.h"

namespace hammer::test {

inline constexpr double kDeceleration = 0.30;  // medium powder
inline constexpr double kRadius = 0.02937;     // standard weights

inline Surface board(std::string_view table = "22ft", const ContactModel& contact = {}) {
  return make_surface(*find_table(table), *find_weight_size("standard"), kDeceleration, contact);
}

// Neither rims nor spin rub: only pushes along the line of centres are left.
inline ContactModel frictionless(double restitution) {
  ContactModel contact = ContactModel::with_restitution(restitution);
  contact.weight_friction = contact.cushion_friction = 0;
  contact.spin_friction = false;
  return contact;
}

inline Position position_of(std::initializer_list<Weight> weights) {
  Position position;
  for (const Weight& weight : weights) position.add(weight);
  return position;
}

inline const Rest& rest_of(const Outcome& outcome, int i) { return outcome.weights[idx(i)]; }
inline Weight& weight_of(Position& position, int i) { return position.weights[idx(i)]; }
inline const Weight& weight_of(const Position& position, int i) { return position.weights[idx(i)]; }

// How far a weight without spin slides on fresh powder.
inline double lag_of(double speed) { return speed * speed / (2 * kDeceleration); }
inline double speed_after(double speed, double metres) { return std::sqrt(speed * speed - 2 * kDeceleration * metres); }

// The last leg of a weight that begins by time t: with the time of a contact, the one that the contact began.
inline Leg leg_at(const Trajectory& trajectory, int weight, double t) {
  Leg found{};
  for (const Leg& leg : trajectory.legs())
    if (leg.weight == weight && leg.t <= t) found = leg;
  return found;
}

inline Position mirrored(Position position) {
  for (Weight& weight : position.weights) {
    weight.y = -weight.y;
    weight.vy = -weight.vy;
    weight.spin = -weight.spin;
  }
  return position;
}

inline double distance(const Rest& a, const Rest& b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace hammer::test
