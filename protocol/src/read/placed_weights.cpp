#include "read/placed_weights.h"

#include <array>
#include <cmath>
#include <string>

#include "english/positions.h"
#include "hammer/match.h"
#include "json/numbers.h"
#include "read/table.h"
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
    const JsonArray* array = line_.array("weights", R"(an array of {"color","x","y"})", true);
    if (!array) return {};
    if (array->size() > kMaxWeights) {
      line_.complain("weights", " has " + std::to_string(array->size()) + " weights; accepted are at most " +
                                    std::to_string(kMaxWeights));
      return {};
    }
    for (const JsonValue& value : *array) read_one(value);
    return std::move(weights_);
  }

 private:
  static std::string path(std::size_t i) { return "weights[" + std::to_string(i) + ']'; }

  void read_one(const JsonValue& value) {
    const std::size_t i = weights_.size();
    const Fields fields(value, path(i), kWeightFields, line_.complaints());
    const Color color = read_color(fields);
    const double widest = table_.width / 2 - (table_.cushions ? size_.radius - kMeasuredByHand : 0);
    const double x = read_place(fields, {.name = "x", .unit = "m", .low = 0, .high = table_.length});
    const double y = read_place(fields, {.name = "y", .unit = "m", .low = -widest, .high = widest});
    weights_.push_back({color, x, y});
    if (++of_color_[static_cast<std::size_t>(color)] > kWeightsOfAColor) {
      fields.complain("color", " makes five " + std::string(name_of(color)) + " weights; accepted are at most four");
    }
    for (std::size_t other = 0; other < i; ++other) refuse_overlap(i, other);
  }

  double read_place(const Fields& fields, const NumberField& field) const {
    const JsonValue* value = fields.find(field.name);
    const double* number = value ? value->get<double>() : nullptr;
    if (number && (*number < field.low || *number > field.high)) {
      fields.complain(field.name, " is " + shortest(*number) + ", off the board of " + a_table(table_) +
                                      "; accepted is " + describe(field));
    }
    return fields.number(field);
  }

  void refuse_overlap(std::size_t i, std::size_t other) const {
    const double dx = weights_[i].x - weights_[other].x, dy = weights_[i].y - weights_[other].y;
    const double apart = std::sqrt(dx * dx + dy * dy);
    const double least = 2 * (size_.radius - kMeasuredByHand);
    if (apart >= least) return;
    line_.complaints().add(path(i), path(i) + " overlaps " + path(other) + ": their centres are " + rounded(apart, 7) +
                                        " m apart; accepted is " + rounded(least, 7) + " or more");
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
