// A match's setup as JSON: the first line to the umpire, and of a record.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fields.h"
#include "hammer/match.h"
#include "json_writer.h"

namespace hammer::protocol {

inline constexpr std::array<std::string_view, 8> kSetupFields{"game",   "preset", "options", "table",
                                                              "powder", "weight", "seats",   "seed"};

// JSON has no larger whole numbers that everyone reads alike.
inline constexpr double kMaxSeed = 9007199254740992;

struct SeededSetup {
  Setup setup;
  std::uint64_t seed;
};

// Nothing after a complaint.
std::optional<SeededSetup> read_setup(const Fields& line);

// Its fields but the seed, every option with its value, so that they read back to the same setup.
void write_setup_fields(JsonWriter& json, const Setup& setup);

}  // namespace hammer::protocol
