#include "read/match_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "hammer/hand.h"
#include "hammer/match.h"
#include "read/game_setup.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr double kMaxPoints = 1000000, kMaxReports = 1000000;

std::vector<std::string_view> side_names(const Setup& setup) { return {setup.sides.begin(), setup.sides.end()}; }

}  // namespace

int find_verb(const JsonValue& line, std::string_view field, std::span<const std::string_view> names,
              Complaints& complaints) {
  const Fields fields(line, "", complaints);  // whatever else is there is not looked at yet
  return complaints.first() ? -1 : fields.choice(field, names, true);
}

int MatchFields::read_side(const Fields& fields, std::string_view name, bool required) const {
  if (sides_ == SidesBy::kName) return fields.choice(name, side_names(setup_), required);
  const std::optional<double> none = required ? std::nullopt : std::optional(-1.0);
  return static_cast<int>(fields.number(
      {.name = name, .unit = "", .low = 0, .high = setup_.side_count() - 1.0, .fallback = none, .whole = true}));
}

int MatchFields::find_side(const JsonValue& value) const {
  if (sides_ == SidesBy::kName) {
    const std::string* name = value.get<std::string>();
    const auto found = name ? std::find(setup_.sides.begin(), setup_.sides.end(), *name) : setup_.sides.end();
    return found == setup_.sides.end() ? -1 : static_cast<int>(found - setup_.sides.begin());
  }
  const double* number = value.get<double>();
  for (int side = 0; side < setup_.side_count(); ++side)
    if (number && *number == side) return side;
  return -1;
}

End MatchFields::read_end() const { return fields_.named<End>("end", kEndNames, false).value_or(state_.end); }

SideOrder MatchFields::read_order() const {
  SideOrder order = kNoOrder;
  const JsonArray* array = fields_.array("order", "order", true);
  if (!array) return order;
  if (array->size() != setup_.sides.size()) {
    fields_.complain("order", "order_count", {arg("count", array->size()), arg("sides", setup_.sides.size())});
    return order;
  }
  for (std::size_t i = 0; i < array->size(); ++i) {
    const auto side = static_cast<std::int8_t>(find_side((*array)[i]));
    if (side < 0 || std::find(order.begin(), order.end(), side) != order.end()) {
      JsonObject arguments = shown((*array)[i]);
      arguments.push_back(arg("index", i));
      fields_.complain("order", "order_names", std::move(arguments));
      return order;
    }
    order[i] = side;
  }
  return order;
}

Choose MatchFields::read_choose() const {
  const Take take = fields_.named<Take>("take", kTakeNames, true).value_or(Take::kHammer);
  return {take, fields_.named<Color>("color", kColorNames, false)};
}

Open MatchFields::read_open() const {
  Open open;
  open.end = read_end();
  open.first_sides_color = fields_.named<Color>("color", kColorNames, false);
  const bool has_order = fields_.find("order") != nullptr;
  const int first = read_side("first", !has_order);
  if (first >= 0 && state_.out[static_cast<std::size_t>(first)]) {
    fields_.complain("first", "first_conceded");
  }
  if (has_order) {
    open.order = read_order();
    if (first >= 0 && open.order[0] >= 0 && open.order[0] != first) {
      fields_.complain("first", "first_differs");
    }
    return open;
  }
  // The rest follow as they sit.
  const int sides = setup_.side_count();
  for (int i = 0; i < sides && first >= 0; ++i) {
    open.order[static_cast<std::size_t>(i)] = static_cast<std::int8_t>((first + i) % sides);
  }
  return open;
}

Report::Points MatchFields::read_numbered_points(const Fields& fields) const {
  Report::Points points;
  const JsonArray* array = fields.array("score", "points_by_side", true);
  const auto is_points = [](const JsonValue& value) {
    const double* number = value.get<double>();
    return value.get<std::nullptr_t>() ||
           (number && *number >= 0 && *number <= kMaxPoints && *number == std::floor(*number));
  };
  if (!array) return points;
  if (array->size() != setup_.sides.size() || !std::ranges::all_of(*array, is_points)) {
    fields.complain("score", "scores_by_side", {arg("sides", setup_.sides.size())});
    return points;
  }
  for (std::size_t side = 0; side < array->size(); ++side) {
    const double* number = (*array)[side].get<double>();
    points.given[side] = number != nullptr;
    points.of_side[side] = number ? static_cast<int>(*number) : 0;
  }
  return points;
}

Report::Points MatchFields::read_points(const Fields& fields) const {
  if (sides_ == SidesBy::kNumber) return read_numbered_points(fields);
  const auto names = side_names(setup_);
  const Fields score(*fields.find("score"), fields.path_of("score"), names, fields.complaints());
  Report::Points points;
  for (std::size_t side = 0; side < names.size(); ++side) {
    points.given[side] = score.find(names[side]) != nullptr;
    points.of_side[side] = static_cast<int>(
        score.number({.name = names[side], .unit = "", .low = 0, .high = kMaxPoints, .fallback = 0, .whole = true}));
  }
  return points;
}

Report MatchFields::read_report(const Fields& fields) const {
  Report report;
  report.first = read_side(fields, "first", false);
  report.first_color = fields.named<Color>("first_color", kColorNames, false);
  const bool has_weights = fields.find("weights") != nullptr, has_score = fields.find("score") != nullptr;
  if (has_weights == has_score) {
    fields.complain("weights", has_weights ? "score_too" : "score_missing");
  } else if (has_weights) {
    report.what = read_placed_weights(fields, *setup_.table, *setup_.weight);
  } else {
    report.what = read_points(fields);
  }
  return report;
}

Correct MatchFields::read_correct() const {
  const auto whole = [&](std::string_view name, double low, double fallback) {
    return NumberField{.name = name, .unit = "", .low = low, .high = kMaxReports, .fallback = fallback, .whole = true};
  };
  NumberField report = whole("report", 1, 1);
  report.fallback.reset();
  Correct correct{.report = static_cast<int>(fields_.number(report))};
  correct.removes = static_cast<int>(fields_.number(whole("removes", 0, 0)));
  correct.leave_out = static_cast<int>(fields_.number(whole("leave_out", 0, 0)));
  const JsonArray* puts = fields_.array("puts", "reports", false);
  if (puts && puts->size() > static_cast<std::size_t>(kMaxPuts)) {
    fields_.complain("puts", "too_many_puts", {arg("most", kMaxPuts)});
    return correct;
  }
  for (std::size_t i = 0; puts && i < puts->size(); ++i) {
    const Fields put((*puts)[i], element_of("puts", i), kReportFields, fields_.complaints());
    correct.puts.push_back(read_report(put));
  }
  return correct;
}

Dust MatchFields::read_dust() const {
  const bool edges = setup_.options.dusting() == Dusting::kEdges;
  const DustArea usual = edges ? DustArea::kEdges : DustArea::kWhole;
  return {fields_.named<DustArea>("area", kDustAreaNames, false).value_or(usual)};
}

RecordFoul MatchFields::read_foul() const {
  return {read_side("side", true), fields_.named<FoulKind>("kind", kFoulNames, true).value_or(FoulKind::kFoot)};
}

Concede MatchFields::read_recorded_concede() const {
  const bool claimed = fields_.boolean("claimed", false);
  if (fields_.find("claimed") && !claimed) fields_.refuse("claimed", accepted_form("true_or_nothing"));
  return {read_side("side", true), claimed};
}

Shot read_shot(const Fields& fields, const Setup& setup, bool four) {
  const double widest = max_release_y(setup.surface(), four);
  Shot shot;
  shot.y = fields.number({.name = "y", .unit = "m", .low = -widest, .high = widest, .fallback = 0});
  shot.speed = fields.number({.name = "speed", .unit = "m/s", .low = 0, .high = kMaxSpeed});
  shot.angle = fields.number({.name = "angle", .unit = "rad", .low = -kMaxAngle, .high = kMaxAngle, .fallback = 0});
  shot.spin = fields.number({.name = "spin", .unit = "rad/s", .low = -kMaxSpin, .high = kMaxSpin, .fallback = 0});
  return shot;
}

}  // namespace hammer::protocol
