// `hammer games`: every game with whom it is for, where it is played and what can be agreed. Whatever lists games
// reads this.
#pragma once

#include <string>

namespace hammer::protocol {

// One object on one line, no newline.
std::string games_json();

// The same for people, several lines.
std::string games_text();

}  // namespace hammer::protocol
