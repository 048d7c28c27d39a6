// Tables, weights and powders as data. Metres, kilograms, seconds.
//
// Coordinates are the shooter's: x runs from the shooter's edge (0) to the far edge (length),
// y from the centre line, positive to the shooter's left.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace hammer {

// The rings of a target board, the same at each end.
struct Target {
  double centre;         // from the end
  double outer_radius;   // middle of the paint
  double middle_radius;  // middle of the paint
  double inner_radius;   // outer edge of the black ring
};

struct Table {
  std::string_view name;
  double length;                     // of the playing surface
  double width;                      // of the playing surface
  double foul_line;                  // from the near edge; the centre line on cushion boards
  std::optional<double> deuce_line;  // this and the next two from the far edge
  std::optional<double> trey_line;
  std::optional<double> five_line;
  bool cushions;  // along both sides
  std::optional<Target> target;
};

struct WeightSize {
  std::string_view name;
  double radius;
  double mass;
};

struct Powder {
  std::string_view name;
  double deceleration;  // of a weight that does not spin, on a fresh board
};

std::span<const Table> tables();
std::span<const WeightSize> weight_sizes();
std::span<const Powder> powders();

// nullptr where there is none of that name.
const Table* find_table(std::string_view name);
const WeightSize* find_weight_size(std::string_view name);
const Powder* find_powder(std::string_view name);

inline constexpr std::string_view kDefaultTable = "22ft";
inline constexpr std::string_view kDefaultWeightSize = "standard";
inline constexpr std::string_view kDefaultPowder = "medium";

// Painted lines; a line's distance is to the middle of its paint.
inline constexpr double kLineWidth = 0.006;

// Where the centre of a shot weight is released, from the near edge. Our choice.
inline constexpr double kReleaseX = 0.30;

// Weights at play: four red and four blue (rule M1).
inline constexpr int kMaxWeights = 8;

// Within this of a line, or of another weight, counts as touching.
inline constexpr double kTouching = 1e-9;

}  // namespace hammer
