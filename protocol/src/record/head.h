// What the first line of a record has besides the setup.
#pragma once

#include <array>
#include <string_view>

#include "json/fields.h"
#include "protocol/record.h"
#include "protocol/record_sum.h"

namespace hammer::protocol {

inline constexpr std::array<std::string_view, 4> kHeadFields{"hammer_record", "physics_revision", "game_revision",
                                                             kSumField};

inline int read_revision(const Fields& line, std::string_view name) {
  constexpr double kLargest = 1000000;
  return static_cast<int>(line.number({.name = name, .unit = "", .low = 1, .high = kLargest, .whole = true}));
}

inline Revisions read_revisions(const Fields& line) {
  return {read_revision(line, "physics_revision"), read_revision(line, "game_revision")};
}

}  // namespace hammer::protocol
