// What an arena found, for people.
#pragma once

#include <string>

#include "protocol/arena_report.h"

namespace hammer::cli {

std::string arena_text(const protocol::ArenaReport& report);

}  // namespace hammer::cli
