// A match's setup as JSON, read and written: the first line to the umpire, and of a record.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hammer/match.h"
#include "json/fields.h"
#include "json/writer.h"

namespace hammer::protocol {

inline constexpr std::array<std::string_view, 8> kSetupFields{"game",   "preset", "options", "table",
                                                              "powder", "weight", "seats",   "seed"};

// Above it JSON's readers take neighbouring whole numbers for the same.
inline constexpr double kMaxSeed = 9007199254740991;
JsonObject accepted_seeds();

struct SeededSetup {
  Setup setup;
  std::optional<std::uint64_t> seed;  // nothing where none is given
};

// Names of players and sides are free text, but have to fit on a line of a score sheet and be told apart there. A
// complaint about no field; nothing for a name that is accepted. The text must be UTF-8.
std::optional<Complaint> find_name_fault(std::string_view name);

// Nothing after a complaint.
std::optional<SeededSetup> read_setup(const Fields& line);

// How JSON names a side: records by its number, 0 first; everything else by its name.
enum class SidesBy : std::uint8_t { kName, kNumber };

// Its fields but the seed, every option with its value, so that they read back to the same setup.
void write_setup_fields(JsonWriter& json, const Setup& setup);
// The same without the seats.
void write_game_fields(JsonWriter& json, const Setup& setup, SidesBy sides);

}  // namespace hammer::protocol
