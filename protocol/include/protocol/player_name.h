// Names of players and sides are free text, but have to fit on a line of a score sheet and be told apart there.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hammer::protocol {

// What follows the field's name in a sentence; nothing for a name that is accepted. The text must be UTF-8.
std::optional<std::string> find_name_fault(std::string_view name);

}  // namespace hammer::protocol
