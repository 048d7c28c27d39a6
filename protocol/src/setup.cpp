#include "protocol/setup.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "hammer/physics.h"
#include "read/game_setup.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

// ---------------------------------------------------------------- names

constexpr std::size_t kMaxNameBytes = 100;

struct Range {
  char32_t first, last;
};

// Control characters, and those that end a line.
constexpr std::array<Range, 3> kControls{{{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}}};
// They would turn round the text that follows the name.
constexpr std::array<Range, 2> kOverrides{{{0x202A, 0x202E}, {0x2066, 0x2069}}};
constexpr std::array<Range, 7> kSpaces{{{0x20, 0x20},
                                        {0xA0, 0xA0},
                                        {0x1680, 0x1680},
                                        {0x2000, 0x200A},
                                        {0x202F, 0x202F},
                                        {0x205F, 0x205F},
                                        {0x3000, 0x3000}}};
// Joiners, fillers, marks and selectors that show nothing by themselves.
constexpr std::array<Range, 14> kUnseen{{{0xAD, 0xAD},
                                         {0x34F, 0x34F},
                                         {0x61C, 0x61C},
                                         {0x115F, 0x1160},
                                         {0x17B4, 0x17B5},
                                         {0x180B, 0x180F},
                                         {0x200B, 0x200F},
                                         {0x2060, 0x206F},
                                         {0x2800, 0x2800},
                                         {0x3164, 0x3164},
                                         {0xFE00, 0xFE0F},
                                         {0xFEFF, 0xFEFF},
                                         {0xFFA0, 0xFFA0},
                                         {0xE0000, 0xE0FFF}}};

bool is_in(char32_t c, std::span<const Range> ranges) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return c >= range.first && c <= range.last; });
}

std::vector<char32_t> characters_of(std::string_view text) {
  std::vector<char32_t> characters;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0) == 0x80 && !characters.empty()) {
      characters.back() = (characters.back() << 6) | (byte & 0x3Fu);
    } else {
      characters.push_back(byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1Fu : byte < 0xF0 ? byte & 0x0Fu : byte & 0x07u);
    }
  }
  return characters;
}

// ---------------------------------------------------------------- the setup

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

// Every option that the game has, except those that follow from others: the engine refuses to be given these.
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

std::optional<Complaint> find_name_fault(std::string_view name) {
  const std::vector<char32_t> characters = characters_of(name);
  const auto any_in = [&](std::span<const Range> ranges) {
    return std::any_of(characters.begin(), characters.end(), [&](char32_t c) { return is_in(c, ranges); });
  };
  const auto is_unseen = [](char32_t c) { return is_in(c, kSpaces) || is_in(c, kUnseen); };
  if (any_in(kControls)) return Complaint{"name_control"};
  if (any_in(kOverrides)) return Complaint{"name_turned"};
  if (std::all_of(characters.begin(), characters.end(), is_unseen)) return Complaint{"name_blank"};
  if (is_in(characters.front(), kSpaces) || is_in(characters.back(), kSpaces)) return Complaint{"name_spaces"};
  if (name.size() <= kMaxNameBytes) return std::nullopt;
  return Complaint{"name_too_long", {}, {arg("bytes", name.size()), arg("most", kMaxNameBytes)}};
}

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

  const auto agreed = read_game_setup(line, setup.game, &roster);
  if (!agreed) return std::nullopt;
  setup.preset = agreed->preset;
  setup.options = agreed->options;
  setup.table = agreed->table;
  if (const auto refusal = find_fault(setup)) return refuse(line, *refusal, setup);
  return SeededSetup{std::move(setup), seed};
}

void write_game_fields(JsonWriter& json, const Setup& setup, SidesBy sides) {
  json.field("game", setup.game->key).field("preset", name_of_preset(setup.preset));
  write_options(json, setup, sides);
  json.field("table", setup.table->name).field("powder", setup.deceleration).field("weight", setup.weight->name);
}

void write_setup_fields(JsonWriter& json, const Setup& setup) {
  write_game_fields(json, setup, SidesBy::kName);
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
