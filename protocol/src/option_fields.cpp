#include "option_fields.h"

#include <algorithm>

#include "protocol/names.h"
#include "protocol/numbers.h"
#include "quote.h"
#include "table_fields.h"

namespace hammer::protocol {
namespace {

constexpr double kMostPoints = 1000000;

// A side of that name, else the side of a player of that name; -1 where there is neither.
int find_side_or_player(const Roster& roster, std::string_view name) {
  const auto side = std::find(roster.sides.begin(), roster.sides.end(), name);
  if (side != roster.sides.end()) return static_cast<int>(side - roster.sides.begin());
  const auto seat = std::find_if(roster.seats.begin(), roster.seats.end(), [&](auto& one) { return one.name == name; });
  return seat == roster.seats.end() ? -1 : seat->side;
}

class GivenOptionsReader {
 public:
  GivenOptionsReader(const JsonValue& value, const Roster* roster, Complaints& complaints)
      : fields_(value, "options", names_of(option_infos()), complaints), roster_(roster) {}

  GivenOptions read() {
    for (const OptionInfo& info : option_infos()) {
      if (!fields_.find(info.name)) continue;
      info.type == OptionType::kHandicap ? read_handicap(info) : given_.values.push_back({info.option, value_of(info)});
    }
    return given_;
  }

 private:
  double value_of(const OptionInfo& info) const {
    if (info.type == OptionType::kTruth) return fields_.truth(info.name, false) ? 1 : 0;
    if (info.type == OptionType::kChoice) return std::max(0, fields_.choice(info.name, info.names, false));
    return fields_.number({.name = info.name,
                           .unit = "",
                           .low = info.low,
                           .high = info.high,
                           .whole = info.type == OptionType::kInteger});
  }

  void read_handicap(const OptionInfo& info) {
    given_.handicap_given = true;
    const JsonValue& value = *fields_.find(info.name);
    const auto* object = value.get<JsonObject>();
    if (!object) {
      return fields_.complain(info.name, " is " + describe(value) + R"(; accepted is points by name, as {"Ann":3})");
    }
    std::vector<std::string_view> known;
    for (const JsonMember& member : *object) known.push_back(member.name);
    const Fields points(value, fields_.path_of(info.name), known, fields_.complaints());
    for (const std::string_view name : known) {
      const double number = points.number({.name = name, .unit = "", .low = 0, .high = kMostPoints, .whole = true});
      if (roster_) give(points, name, static_cast<int>(number));
    }
  }

  void give(const Fields& points, std::string_view name, int number) {
    const int side = find_side_or_player(*roster_, name);
    if (side < 0 || side >= kMaxSides) {
      std::vector<std::string_view> accepted(roster_->sides.begin(), roster_->sides.end());
      return points.complain(name, " names nobody who plays; accepted is a side or a player, such as " +
                                       quoted(accepted.empty() ? "" : accepted.front()));
    }
    const auto k = static_cast<std::size_t>(side);
    if (named_[k]) points.complain(name, " names a side that has its points already");
    named_[k] = true;
    given_.handicap[k] = number;
  }

  Fields fields_;
  const Roster* roster_;
  GivenOptions given_;
  std::array<bool, kMaxSides> named_{};
};

}  // namespace

GivenOptions read_given_options(const Fields& line, const Roster* roster) {
  const JsonValue* value = line.find("options");
  return value ? GivenOptionsReader(*value, roster, line.complaints()).read() : GivenOptions{};
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
  if (value.value == kByOrigin) return "0.1 simulated, 0.5 reported";
  return shortest(value.value);
}

std::string show_condition(const OptionValue& needed) {
  return std::string(info_of(needed.option).name) + ' ' + show_option_value(needed);
}

}  // namespace hammer::protocol
