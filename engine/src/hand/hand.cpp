#include "hammer/hand.h"

#include <array>

#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer {
namespace {

// The first three are those of the option `hand`, in its order. The players' hands start from what a prototype
// needed for levels that lie evenly; all figures are our choice.
constexpr std::array kHands{
    Hand{"none", 0, 0, 0, 0, 0, 0, 0, 1},
    Hand{"slight", 0.004, 0.001, 0.0012, 0.0003, 0.0010, 0.2, 0.02, 0.6},
    Hand{"natural", 0.012, 0.003, 0.0035, 0.0010, 0.0030, 0.5, 0.05, 0.6},
    Hand{"toddler", 0.056, 0.0112, 0.0170, 0.0043, 0.0090, 2.1, 0.26, 0.6},
    Hand{"child", 0.043, 0.0086, 0.0130, 0.0033, 0.0080, 1.9, 0.23, 0.6},
    Hand{"newcomer", 0.0341, 0.0068, 0.0102, 0.0026, 0.0070, 1.7, 0.21, 0.6},
    Hand{"beginner", 0.0283, 0.0057, 0.0084, 0.0021, 0.0060, 1.5, 0.18, 0.6},
    Hand{"learner", 0.0236, 0.0047, 0.0070, 0.0018, 0.0055, 1.3, 0.16, 0.6},
    Hand{"novice", 0.0200, 0.0041, 0.0059, 0.0015, 0.0050, 1.1, 0.14, 0.6},
    Hand{"casual", 0.0174, 0.0035, 0.0052, 0.0013, 0.0043, 0.9, 0.11, 0.6},
    Hand{"league", 0.0147, 0.0030, 0.0045, 0.0011, 0.0037, 0.7, 0.09, 0.6},
    Hand{"pro", 0.010, 0.002, 0.0035, 0.0009, 0.0030, 0.5, 0.06, 0.6},
    Hand{"champion", 0.0075, 0.0014, 0.0029, 0.0007, 0.0024, 0.4, 0.05, 0.6},
};

// Nearly normal with mean 0 and deviation 1, and never beyond 6: a sum of twelve uniform draws, which needs no
// logarithm.
double normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.unit();
  return sum;
}

bool is_steady(const Hand& hand) {
  return hand.speed == 0 && hand.speed_hard == 0 && hand.angle == 0 && hand.angle_hard == 0 && hand.place == 0 &&
         hand.spin == 0 && hand.spin_share == 0;
}

double hardness(double speed) { return max(0, speed - kEasySpeed); }
double angle_deviation(const Hand& hand, double speed) { return hand.angle + hand.angle_hard * hardness(speed); }

}  // namespace

std::span<const Hand> hands() { return kHands; }

const Hand* find_hand(std::string_view name) {
  for (const Hand& hand : kHands)
    if (hand.name == name) return &hand;
  return nullptr;
}

const Hand& hand_of(HandNoise noise) { return kHands[idx(noise)]; }

double max_release_y(const Surface& surface, bool four) {
  if (!four) return surface.half_width - surface.radius;
  const double out = launch_four({}, 0, surface.radius)[0].y;  // centre of an outer weight
  return surface.half_width - surface.radius - out;
}

Shot throw_by(const Hand& hand, const Shot& aimed, const Surface& surface, bool four, Random& random) {
  if (is_steady(hand)) return aimed;
  const double max_y = max_release_y(surface, four);
  const double steadiness = abs(aimed.y) >= max_y - kSideWheeling ? hand.side_wheeling : 1;
  // One draw a statement, because the order of the draws is part of the result.
  const double place = normal(random);
  const double speed = normal(random);
  const double angle = normal(random);
  const double spin = normal(random);

  Shot thrown = aimed;
  thrown.y = clamp(aimed.y + place * hand.place * steadiness, -max_y, max_y);
  const double share = hand.speed + hand.speed_hard * hardness(aimed.speed);
  thrown.speed = clamp(aimed.speed * (1 + speed * share), 0, kMaxSpeed);
  thrown.angle = clamp(aimed.angle + angle * angle_deviation(hand, aimed.speed) * steadiness, -kMaxAngle, kMaxAngle);
  thrown.spin = clamp(aimed.spin + spin * (hand.spin + hand.spin_share * abs(aimed.spin)), -kMaxSpin, kMaxSpin);
  return thrown;
}

double spread_by(const Hand& hand, double spread, const Shot& thrown, Random& random) {
  if (is_steady(hand)) return spread;
  const double room = kMaxAngle - abs(thrown.angle);
  return clamp(spread + normal(random) * angle_deviation(hand, thrown.speed), -room, room);
}

}  // namespace hammer
