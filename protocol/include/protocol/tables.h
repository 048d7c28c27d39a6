// `hammer tables --json`: every table the engine knows, with what is played on it.
#pragma once

#include <string>

namespace hammer::protocol {

// One object on one line, no newline.
std::string tables_json();

}  // namespace hammer::protocol
