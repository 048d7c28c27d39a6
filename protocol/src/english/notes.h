// What follows from an event, in words.
#pragma once

#include <string>

#include "record/happening.h"

namespace hammer::protocol {

// "The second red weight falls over the left side."
std::string describe(const Note& note, const Happening& happening);

// Whole ones, as a sentence tells them.
double millimetres_from_the_end(const Happening& happening, double x);

}  // namespace hammer::protocol
