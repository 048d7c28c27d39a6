// `hammer advise`: one position in, the best few shots with their chances and reasons out. Also a rating of a shot that
// was played, an estimate of a hand from throws with a declared aim, how good each aim is, and the outcome of
// a throw, once or many times.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ai/networks.h"
#include "hammer/course.h"
#include "protocol/lines.h"

namespace hammer::protocol {

// What is spent on one line.
struct AdviseCost {
  int max_effort = 10000000;  // simulated shots for a choice; a line that asks for more gets these
  int judged = 2000;          // executed throws behind the chances of one shot
  int named = 200;            // and behind its name
  int max_throws = 1000000;   // weights, of one line that asks for throws; one aim is always thrown once
};

// Appends the answer to line number `line` and a newline; nothing for a blank line.
void advise_line(std::int64_t line, std::string_view text, const AdviseCost& cost, std::string& out);

// The course of the throw that a line asks for: its weights are indices in the line, and those thrown come after
// them. Nothing where the line asks for none, or is refused.
std::optional<ThrowCourse> course_of_line(std::string_view text);

// The network that the answer to a line is judged by. nullptr: by none, or the line is refused.
const ai::StoredNet* network_of_line(std::string_view text);

}  // namespace hammer::protocol
