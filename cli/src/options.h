// Options after a subcommand, and a file where it takes one. Whatever is not listed is refused.
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
  std::string_view name;  // "--json"; without dashes, as "FILE", it is an argument that must be given
  // A switch, a whole number that follows, or a text that follows.
  std::variant<bool*, std::uint64_t*, std::string*> set;

  bool is_argument() const { return !name.starts_with('-'); }
};

// Fills in what the options set; answers with a sentence when something is not accepted.
std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options);

}  // namespace hammer::cli
