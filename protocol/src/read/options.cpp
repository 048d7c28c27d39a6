#include "read/options.h"

#include <algorithm>
#include <cmath>

#include "json/names.h"
#include "json/numbers.h"
#include "protocol/english.h"
#include "read/table.h"
#include "write/game_listing.h"

namespace hammer::protocol {
namespace {

constexpr int kNobody = -1;
constexpr int kTwoSides = -2;  // a side has this name, and a player of another

// The side of that name, or of a player of that name.
int find_side_or_player(std::span<const std::string> sides, std::span<const Seat> seats, std::string_view name) {
  const auto side = std::find(sides.begin(), sides.end(), name);
  const auto seat = std::find_if(seats.begin(), seats.end(), [&](auto& one) { return one.name == name; });
  const int named = side == sides.end() ? kNobody : static_cast<int>(side - sides.begin());
  const int played = seat == seats.end() ? kNobody : seat->side;
  if (named == kNobody || played == kNobody) return std::max(named, played);
  return named == played ? named : kTwoSides;
}

// Of the game, so that a mistyped one is told which there are; and those of other games that are given, which the
// engine refuses by name.
std::vector<std::string_view> names_to_know(const Game* game, const JsonValue& value) {
  if (!game) return names_of(option_infos());
  std::vector<std::string_view> names;
  for (const ListedOption& listed : listed_options(*game)) names.push_back(listed.info->name);
  const auto* object = value.get<JsonObject>();
  for (const OptionInfo& info : option_infos()) {
    const bool is_known = std::find(names.begin(), names.end(), info.name) != names.end();
    const auto has_name = [&](const JsonMember& member) { return member.name == info.name; };
    if (!is_known && object && std::any_of(object->begin(), object->end(), has_name)) names.push_back(info.name);
  }
  return names;
}

class GivenOptionsReader {
 public:
  GivenOptionsReader(const JsonValue& value, const Game* game, const Roster* roster, Complaints& complaints)
      : fields_(value, "options", names_to_know(game, value), complaints), roster_(roster) {}

  GivenOptions read() {
    for (const OptionInfo& info : option_infos()) {
      if (!fields_.find(info.name)) continue;
      info.type == OptionType::kHandicap ? read_handicap(info) : given_.values.push_back({info.option, value_of(info)});
    }
    return given_;
  }

 private:
  double value_of(const OptionInfo& info) const {
    if (info.type == OptionType::kTruth) return fields_.boolean(info.name, false) ? 1 : 0;
    if (info.type == OptionType::kChoice) return std::max(0, fields_.choice(info.name, info.names, false));
    return fields_.number({.name = info.name,
                           .unit = "",
                           .low = info.low,
                           .high = info.high,
                           .whole = info.type == OptionType::kInteger});
  }

  void read_handicap(const OptionInfo& info) {
    if (!roster_) return fields_.complain(info.name, "handicap_for_nobody");
    given_.handicap_given = true;
    const JsonValue& value = *fields_.find(info.name);
    if (const auto* array = value.get<JsonArray>()) return read_handicaps(info, *array);
    const auto* object = value.get<JsonObject>();
    if (!object) return fields_.refuse(info.name, accepted_form("handicap"));
    std::vector<std::string_view> known;
    for (const JsonMember& member : *object) known.push_back(member.name);
    const Fields points(value, fields_.path_of(info.name), known, fields_.complaints());
    for (const std::string_view name : known) {
      const double number =
          points.number({.name = name, .unit = "", .low = info.low, .high = info.high, .whole = true});
      give(points, name, static_cast<int>(number));
    }
  }

  // One for each side, in their order.
  void read_handicaps(const OptionInfo& info, const JsonArray& array) {
    const auto is_one = [&](const JsonValue& value) {
      const double* number = value.get<double>();
      return number && *number >= info.low && *number <= info.high && *number == std::floor(*number);
    };
    if (array.size() != roster_->sides.size() || array.size() > kMaxSides || !std::ranges::all_of(array, is_one))
      return fields_.complain(info.name, "handicaps_by_side", {arg("sides", roster_->sides.size())});
    for (std::size_t side = 0; side < array.size(); ++side)
      given_.handicap[side] = static_cast<int>(*array[side].get<double>());
  }

  void give(const Fields& points, std::string_view name, int number) {
    const int side = find_side_or_player(roster_->sides, roster_->seats, name);
    if (side == kTwoSides) return points.complain(name, "side_and_player");
    if (side < 0 || side >= kMaxSides) {
      const std::string example = roster_->sides.empty() ? std::string() : roster_->sides.front();
      return points.complain(name, "handicap_of_nobody", {arg("example", example)});
    }
    const auto k = static_cast<std::size_t>(side);
    if (named_[k]) points.complain(name, "handicap_twice");
    named_[k] = true;
    given_.handicap[k] = number;
  }

  Fields fields_;
  const Roster* roster_;
  GivenOptions given_;
  std::array<bool, kMaxSides> named_{};
};

}  // namespace

GivenOptions read_given_options(const Fields& line, const Game* game, const Roster* roster) {
  const JsonValue* value = line.find("options");
  return value ? GivenOptionsReader(*value, game, roster, line.complaints()).read() : GivenOptions{};
}

const std::string& name_for_handicap(const Setup& setup, int side) {
  const std::string& own = setup.sides[static_cast<std::size_t>(side)];
  const auto is_clear = [&](std::string_view name) {
    return find_side_or_player(setup.sides, setup.seats, name) == side;
  };
  if (is_clear(own)) return own;
  const auto seat = std::find_if(setup.seats.begin(), setup.seats.end(),
                                 [&](const Seat& one) { return one.side == side && is_clear(one.name); });
  return seat == setup.seats.end() ? own : seat->name;
}

void write_option_value(JsonWriter& json, const OptionValue& value) {
  const OptionInfo& info = info_of(value.option);
  if (info.type == OptionType::kTruth) {
    json.value(value.value != 0);
  } else if (info.type == OptionType::kChoice) {
    json.value(info.names[static_cast<std::size_t>(value.value)]);
  } else if (info.type == OptionType::kHandicap || value.value == kByOrigin) {
    json.null();
  } else if (info.type == OptionType::kInteger) {
    json.value(static_cast<std::int64_t>(value.value));
  } else {
    json.value(value.value);
  }
}

std::string show_option_value(const OptionValue& value) {
  const OptionInfo& info = info_of(value.option);
  if (info.type == OptionType::kTruth) return value.value != 0 ? "true" : "false";
  if (info.type == OptionType::kChoice) return std::string(info.names[static_cast<std::size_t>(value.value)]);
  if (info.type == OptionType::kHandicap) return "none";
  if (value.value == kByOrigin) return kSaysEnglish ? "0.1 simulated, 0.5 reported" : "";
  return shortest(value.value);
}

std::string show_condition(const OptionValue& needed) {
  return std::string(info_of(needed.option).name) + ' ' + show_option_value(needed);
}

}  // namespace hammer::protocol
