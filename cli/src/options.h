// Options after a subcommand, and a file where it takes one. Whatever is not listed is refused.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "command.h"

namespace hammer::cli {

// That a JSON line carries without rounding.
inline constexpr std::uint64_t kMaxSeed = 9007199254740991;
// Simulated shots for a decision, as in a line of JSON. Less than ai::kMinEffort counts as that.
inline constexpr std::uint64_t kMinEffort = 1, kMaxEffort = 1000000;
inline constexpr std::uint64_t kMaxThreads = 1024;

struct Option {
  std::string_view name;  // "--json"; without dashes, as "FILE", it is an argument that must be given
  // A switch, a whole number that follows, or a text that follows; several texts where it may be given again and again.
  std::variant<bool*, std::uint64_t*, std::string*, std::vector<std::string>*> set;
  // Accepted where it is a number.
  std::uint64_t low = 0, high = std::numeric_limits<std::uint64_t>::max();
  // The variable of the environment that says it where the option is not given: "HAMMER_PORT"; a switch is 1 or 0
  // there.
  std::string_view variable = {};

  bool is_argument() const { return !name.starts_with('-'); }
};

// Fills in what the options set, and where they are not given what their variables say; answers with a sentence when
// something is not accepted, also of a variable that an option outdoes.
std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options);

// The sentence that refuses a number outside low .. high; nothing where it is inside.
std::optional<std::string> refuse_outside(std::string_view option, std::uint64_t number, std::uint64_t low,
                                          std::uint64_t high);

}  // namespace hammer::cli
