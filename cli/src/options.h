// Options after a subcommand. Whatever is not listed is refused.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "command.h"

namespace hammer::cli {

struct Option {
  std::string_view name;                    // "--json"
  std::variant<bool*, std::uint64_t*> set;  // a switch, or a whole number that follows
};

// Fills in what the options set; answers with a sentence when something is not accepted.
std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options);

}  // namespace hammer::cli
