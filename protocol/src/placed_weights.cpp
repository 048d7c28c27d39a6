#include "placed_weights.h"

#include <array>
#include <cmath>
#include <string>

#include "code_names.h"
#include "protocol/numbers.h"
#include "sentences.h"
#include "table_fields.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 3> kWeightFields{"color", "x", "y"};
constexpr int kWeightsOfAColor = kMaxWeights / 2;  // M1
constexpr double kMeasuredByHand = 0.001;          // m that a tape and an eye may be out, each weight

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
    const double x = fields.number({.name = "x", .unit = "m"});
    const double y = fields.number({.name = "y", .unit = "m"});
    weights_.push_back({color, x, y});
    if (++of_color_[static_cast<std::size_t>(color)] > kWeightsOfAColor) {
      fields.complain("color", " makes five " + std::string(name_of(color)) + " weights; accepted are at most four");
    }
    refuse_off_board(fields, weights_.back());
    for (std::size_t other = 0; other < i; ++other) refuse_overlap(i, other);
  }

  void refuse_off_board(const Fields& fields, const PlacedWeight& weight) const {
    const double widest = table_.width / 2 - (table_.cushions ? size_.radius - kMeasuredByHand : 0);
    refuse_outside(fields, "x", weight.x, 0, table_.length);
    refuse_outside(fields, "y", weight.y, -widest, widest);
  }

  void refuse_outside(const Fields& fields, std::string_view name, double value, double low, double high) const {
    if (value >= low && value <= high) return;
    fields.complain(name, " is " + shortest(value) + ", off the board of " + a_table(table_) + "; accepted is " +
                              describe(NumberField{.name = name, .unit = "m", .low = low, .high = high}));
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
