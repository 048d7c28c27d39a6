// Lines that say in one field what they are, {"cmd":"shoot",…}: which other fields they may have depends on it.
#pragma once

#include <span>
#include <string_view>

#include "json/fields.h"

namespace hammer::protocol {

// Which of `names` the field has; -1 after a complaint.
int find_verb(const JsonValue& line, std::string_view field, std::span<const std::string_view> names,
              Complaints& complaints);

}  // namespace hammer::protocol
