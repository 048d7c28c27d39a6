#include "protocol/setup.h"

#include <algorithm>
#include <string>
#include <vector>

#include "hammer/physics.h"
#include "protocol/player_name.h"
#include "read/agreed_game.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 3> kSeatFields{"name", "side", "hand"};
constexpr std::size_t kMaxSeats = kMaxSides * kMaxTeam;
constexpr NumberField kSeed{.name = "seed", .unit = "", .low = 0, .high = kMaxSeed, .whole = true};

std::string read_name(const Fields& seat, std::string_view field) {
  const std::string* name = seat.text(field, "name", true);
  if (!name) return {};
  if (auto fault = find_name_fault(*name)) seat.complain(field, fault->code, std::move(fault->arguments));
  return *name;
}

// nullptr: not given, so that of the option.
const Hand* read_hand(const Fields& seat) {
  const int chosen = seat.choice("hand", names_of(hands()), false);
  return chosen < 0 ? nullptr : &hands()[static_cast<std::size_t>(chosen)];
}

int find_or_add(std::vector<std::string>& sides, const std::string& name) {
  const auto found = std::find(sides.begin(), sides.end(), name);
  const auto index = static_cast<int>(found - sides.begin());
  if (found == sides.end()) sides.push_back(name);
  return index;
}

Roster read_roster(const Fields& line) {
  Roster roster;
  const JsonArray* seats = line.array("seats", "seats", true);
  if (!seats) return roster;
  if (seats->empty() || seats->size() > kMaxSeats) {
    line.complain("seats", "seats_count", {arg("count", seats->size()), arg("most", kMaxSeats)});
    return roster;
  }
  for (const JsonValue& value : *seats) {
    const std::string path = element_of("seats", roster.seats.size());
    const Fields seat(value, path, kSeatFields, line.complaints());
    const std::string name = read_name(seat, "name");
    const auto earlier =
        std::find_if(roster.seats.begin(), roster.seats.end(), [&](auto& one) { return one.name == name; });
    if (earlier != roster.seats.end()) {
      seat.complain(
          "name", "same_name",
          {arg("other", element_of("seats", static_cast<std::size_t>(earlier - roster.seats.begin())) + ".name")});
    }
    const std::string side = seat.find("side") ? read_name(seat, "side") : name;
    roster.seats.push_back({name, find_or_add(roster.sides, side), read_hand(seat)});
  }
  return roster;
}

// Every option that the game has, less those that the engine would refuse to be told because they follow from others.
GivenOptions options_to_write(const Setup& setup) {
  GivenOptions given;
  given.handicap = setup.options.handicap();
  given.handicap_given = given.handicap != std::array<int, kMaxSides>{};
  for (const OptionInfo& info : option_infos()) {
    const OptionValue value{info.option, setup.options.value(info.option)};
    const bool is_told = setup.options.has(info.option) && info.type != OptionType::kHandicap;
    if (is_told && value.value != kByOrigin) given.values.push_back(value);
  }
  for (;;) {
    const auto resolved = resolve_options({.game = setup.game,
                                           .preset = setup.preset,
                                           .table = setup.table,
                                           .sides = setup.side_count(),
                                           .players = static_cast<int>(setup.seats.size()),
                                           .given = given.values,
                                           .handicap_given = given.handicap_given,
                                           .handicap = given.handicap});
    if (resolved) return given;
    const Option refused = resolved.refusal().option;
    if (std::erase_if(given.values, [&](const OptionValue& value) { return value.option == refused; }) == 0)
      return given;
  }
}

void write_handicap(JsonWriter& json, const Setup& setup, const GivenOptions& given, SidesBy sides) {
  const bool by_number = sides == SidesBy::kNumber;
  json.name(info_of(Option::kHandicap).name);
  by_number ? json.begin_array() : json.begin_object();
  for (int side = 0; side < setup.side_count(); ++side) {
    if (!by_number) json.name(name_for_handicap(setup, side));
    json.value(given.handicap[static_cast<std::size_t>(side)]);
  }
  by_number ? json.end_array() : json.end_object();
}

void write_options(JsonWriter& json, const Setup& setup, SidesBy sides) {
  const GivenOptions given = options_to_write(setup);
  json.name("options").begin_object();
  for (const OptionValue& value : given.values) {
    json.name(info_of(value.option).name);
    write_option_value(json, value);
  }
  if (given.handicap_given) write_handicap(json, setup, given, sides);
  json.end_object();
}

std::string_view name_of_preset(Preset preset) {
  const auto all = presets();
  return std::find_if(all.begin(), all.end(), [&](auto& info) { return info.preset == preset; })->name;
}

std::nullopt_t refuse(const Fields& line, const SetupRefusal& refusal, const Setup& setup) {
  line.complaints().add(complaint_of(refusal, setup));
  return std::nullopt;
}

}  // namespace

JsonObject accepted_seeds() { return accepted(kSeed); }

std::optional<SeededSetup> read_setup(const Fields& line) {
  Setup setup;
  setup.game = read_game(line);
  setup.weight = &read_weight_size(line);
  setup.deceleration = read_powder(line);
  std::optional<std::uint64_t> seed;
  if (line.find("seed")) seed = static_cast<std::uint64_t>(line.number(kSeed));
  const Roster roster = read_roster(line);
  setup.sides = roster.sides;
  setup.seats = roster.seats;
  if (line.complaints().first()) return std::nullopt;
  if (setup.side_count() > kMaxSides) return refuse(line, {SetupFault::kTooManySides}, setup);

  const auto agreed = read_agreed_game(line, setup.game, &roster);
  if (!agreed) return std::nullopt;
  setup.preset = agreed->preset;
  setup.options = agreed->options;
  setup.table = agreed->table;
  if (const auto refusal = find_fault(setup)) return refuse(line, *refusal, setup);
  return SeededSetup{std::move(setup), seed};
}

void write_agreed_fields(JsonWriter& json, const Setup& setup, SidesBy sides) {
  json.field("game", setup.game->key).field("preset", name_of_preset(setup.preset));
  write_options(json, setup, sides);
  json.field("table", setup.table->name).field("powder", setup.deceleration).field("weight", setup.weight->name);
}

void write_setup_fields(JsonWriter& json, const Setup& setup) {
  write_agreed_fields(json, setup, SidesBy::kName);
  json.name("seats").begin_array();
  for (const Seat& seat : setup.seats) {
    json.begin_object().field("name", seat.name);
    json.field("side", setup.sides[static_cast<std::size_t>(seat.side)]);
    if (seat.hand) json.field("hand", seat.hand->name);
    json.end_object();
  }
  json.end_array();
}

}  // namespace hammer::protocol
