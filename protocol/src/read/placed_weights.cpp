#include "read/placed_weights.h"

#include <array>
#include <cmath>
#include <string>

#include "hammer/match.h"
#include "json/numbers.h"
#include "read/agreed_game.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 3> kWeightFields{"color", "x", "y"};
constexpr double kMeasuredByHand = kMeasuredOverlap / 2;  // each weight

class PlacedWeightsReader {
 public:
  PlacedWeightsReader(const Fields& line, const Table& table, const WeightSize& size)
      : line_(line), table_(table), size_(size) {}

  std::vector<PlacedWeight> read() {
    const JsonArray* array = line_.array("weights", "weights", true);
    if (!array) return {};
    if (array->size() > kMaxWeights) {
      line_.complain("weights", "too_many_weights", {arg("count", array->size()), arg("most", kMaxWeights)});
      return {};
    }
    for (const JsonValue& value : *array) read_one(value);
    return std::move(weights_);
  }

 private:
  static std::string path(std::size_t i) { return element_of("weights", i); }

  void read_one(const JsonValue& value) {
    const std::size_t i = weights_.size();
    const Fields fields(value, path(i), kWeightFields, line_.complaints());
    const Color color = read_color(fields);
    const double widest = table_.width / 2 - (table_.cushions ? size_.radius - kMeasuredByHand : 0);
    const double x = read_place(fields, {.name = "x", .unit = "m", .low = 0, .high = table_.length});
    const double y = read_place(fields, {.name = "y", .unit = "m", .low = -widest, .high = widest});
    weights_.push_back({color, x, y});
    if (++of_color_[static_cast<std::size_t>(color)] > kWeightsOfAColor) {
      fields.complain("color", "five_of_color", {arg("color", name_of(color))});
    }
    for (std::size_t other = 0; other < i; ++other) refuse_overlap(i, other);
  }

  double read_place(const Fields& fields, const NumberField& field) const {
    const JsonValue* value = fields.find(field.name);
    const double* number = value ? value->get<double>() : nullptr;
    if (number && (*number < field.low || *number > field.high)) {
      JsonObject arguments = accepted(field);
      arguments.push_back(arg("value", *number));
      arguments.push_back(arg("table", table_.name));
      fields.complain(field.name, "off_board", std::move(arguments));
    }
    return fields.number(field);
  }

  void refuse_overlap(std::size_t i, std::size_t other) const {
    const double dx = weights_[i].x - weights_[other].x, dy = weights_[i].y - weights_[other].y;
    const double apart = std::sqrt(dx * dx + dy * dy);
    const double least = 2 * (size_.radius - kMeasuredByHand);
    if (apart >= least) return;
    line_.complaints().add(
        {"overlap",
         path(i),
         {arg("other", path(other)), arg("apart", *read_number(rounded(apart, 7))), arg("least", least)}});
  }

  const Fields& line_;
  const Table& table_;
  const WeightSize& size_;
  std::vector<PlacedWeight> weights_;
  std::array<int, 2> of_color_{};
};

}  // namespace

std::vector<PlacedWeight> read_placed_weights(const Fields& line, const Table& table, const WeightSize& size) {
  return PlacedWeightsReader(line, table, size).read();
}

}  // namespace hammer::protocol
