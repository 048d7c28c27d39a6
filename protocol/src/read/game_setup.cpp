#include "read/game_setup.h"

#include <algorithm>
#include <cmath>

#include "hammer/physics.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "write/code_names.h"
#include "write/complaints.h"
#include "write/game_listing.h"

namespace hammer::protocol {
namespace {

template <class Named>
const Named* read_named(const Fields& line, std::string_view field, std::span<const Named> all) {
  const int chosen = line.choice(field, names_of(all), false);
  return chosen < 0 ? nullptr : &all[static_cast<std::size_t>(chosen)];
}

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

// The options of the game, for a complaint about a mistyped one; and those of other games that are given, which the
// engine refuses by name.
std::vector<std::string_view> names_to_know(const Game* game, const JsonValue& value) {
  if (!game) return names_of(option_infos());
  std::vector<std::string_view> names;
  for (const OptionInfo& info : option_infos()) {
    if (std::ranges::find(game->options, info.option, &GameOption::option) != game->options.end())
      names.push_back(info.name);
  }
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
    if (info.type == OptionType::kBoolean) return fields_.boolean(info.name, false) ? 1 : 0;
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

// The one that is named; else all, the default first.
std::vector<const Table*> tables_to_try(const Table* named) {
  if (named) return {named};
  std::vector<const Table*> all{find_table(kDefaultTable)};
  for (const Table& table : tables()) {
    if (&table != all.front()) all.push_back(&table);
  }
  return all;
}

// The complaint about a mistyped one lists the tables that the game is played on, with any options.
const Table* read_table_for(const Fields& line, const Game* game) {
  const JsonValue* value = line.find("table");
  const auto* name = value ? value->get<std::string>() : nullptr;
  if (!game || !value || (name && find_table(*name))) return read_table(line);
  std::vector<std::string_view> names = tables_of(*game);
  for (const TablesWith& with : tables_by_option(*game)) {
    for (const std::string_view table : with.tables) {
      if (std::find(names.begin(), names.end(), table) == names.end()) names.push_back(table);
    }
  }
  line.choice("table", names, false);
  return nullptr;
}

JsonValue tables_with(const Game& game, const Options& options) {
  std::vector<std::string_view> names;
  for (const Table& table : tables()) {
    if (game.is_played_on(table, options)) names.push_back(table.name);
  }
  return list_of(names);
}

}  // namespace

// ---------------------------------------------------------------- table, weights, powder

const Table* read_table(const Fields& line) { return read_named(line, "table", tables()); }

const WeightSize& read_weight_size(const Fields& line) {
  const WeightSize* size = read_named(line, "weight", weight_sizes());
  return size ? *size : *find_weight_size(kDefaultWeightSize);
}

double read_powder(const Fields& line) {
  const JsonValue* value = line.find("powder");
  const double usual = find_powder(kDefaultPowder)->deceleration;
  if (!value) return usual;
  if (const auto* text = value->get<std::string>()) {
    if (const Powder* powder = find_powder(*text)) return powder->deceleration;
  }
  const double* number = value->get<double>();
  if (number && *number >= kMinDeceleration && *number <= kMaxDeceleration) return *number;
  const NumberField range{.name = "powder", .unit = "m/s²", .low = kMinDeceleration, .high = kMaxDeceleration};
  JsonObject either = hammer::accepted(names_of(powders()));
  for (JsonMember& each : hammer::accepted(range)) either.push_back(std::move(each));
  line.refuse("powder", std::move(either));
  return usual;
}

Color read_color(const Fields& fields) { return fields.named<Color>("color", kColorNames, true).value_or(Color::kRed); }

std::vector<PlacedWeight> read_placed_weights(const Fields& line, const Table& table, const WeightSize& size) {
  return PlacedWeightsReader(line, table, size).read();
}

// ---------------------------------------------------------------- options

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
  if (info.type == OptionType::kBoolean) {
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
  if (info.type == OptionType::kBoolean) return value.value != 0 ? "true" : "false";
  if (info.type == OptionType::kChoice) return std::string(info.names[static_cast<std::size_t>(value.value)]);
  if (info.type == OptionType::kHandicap) return "none";
  if (value.value == kByOrigin) return kSaysEnglish ? "0.1 simulated, 0.5 reported" : "";
  return shortest(value.value);
}

std::string show_condition(const OptionValue& needed) {
  return std::string(info_of(needed.option).name) + ' ' + show_option_value(needed);
}

// ---------------------------------------------------------------- the game

const Game* read_game(const Fields& line) {
  std::vector<std::string_view> keys;
  for (const Game* game : games()) keys.push_back(game->key);
  const int chosen = line.choice("game", keys, true);
  return chosen < 0 ? nullptr : games()[static_cast<std::size_t>(chosen)];
}

std::optional<GameSetup> read_game_setup(const Fields& line, const Game* game, const Roster* roster) {
  const int preset = line.choice("preset", names_of(presets()), false);
  const Table* named = read_table_for(line, game);
  const GivenOptions given = read_given_options(line, game, roster);
  if (!game || line.complaints().first()) return std::nullopt;

  OptionRequest request{.game = game, .table = nullptr, .given = given.values};
  if (preset >= 0) request.preset = presets()[static_cast<std::size_t>(preset)].preset;
  request.sides = roster ? static_cast<int>(roster->sides.size()) : game->min_sides;
  request.players = roster ? static_cast<int>(roster->seats.size()) : game->min_sides;
  request.handicap_given = given.handicap_given;
  request.handicap = given.handicap;
  for (const Table* table : tables_to_try(named)) {
    request.table = table;
    const auto options = resolve_options(request);
    if (!options) {
      if (!named && table != find_table(kDefaultTable)) continue;
      line.complaints().add(complaint_of(options.refusal(), request, roster));
      return std::nullopt;
    }
    if (game->is_played_on(*table, options.value())) return GameSetup{game, request.preset, table, options.value()};
    if (!named) continue;
    line.complain(
        "table", "table_not_played",
        {arg("table", table->name), arg("game", game->name), arg("names", tables_with(*game, options.value()))});
  }
  if (!line.complaints().first()) line.complain("table", "no_table");
  return std::nullopt;
}

}  // namespace hammer::protocol
