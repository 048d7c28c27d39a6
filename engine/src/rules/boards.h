// Which boards a game is played on.
#pragma once

#include "hammer/table.h"

namespace hammer {
class Options;
}

namespace hammer::rules {

inline bool boards_with_zones(const Table& table, const Options&) { return !table.target; }
inline bool boards_with_rings(const Table& table, const Options&) { return table.target.has_value(); }

}  // namespace hammer::rules
