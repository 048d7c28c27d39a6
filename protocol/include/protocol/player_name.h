// Names of players and sides are free text, but have to fit on a line of a score sheet and be told apart there.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "json/complaint.h"

namespace hammer::protocol {

// About no field; nothing for a name that is accepted. The text must be UTF-8.
std::optional<Complaint> find_name_fault(std::string_view name);

}  // namespace hammer::protocol
