// Courses and powder as numbers, which JavaScript reads as floats at hammer_numbers(). One list at a time.
#pragma once

#include <cstdint>

#include "hammer/course.h"

namespace hammer::wasm {

// How many numbers there are to read. 0: nothing to draw.
//
// Of a course: first how many weights, samples, contacts, falls and corners there are, and the duration; then for every
// weight its id and its colour; the samples' times, x, y and turn; the contacts, the falls, and the corners of the
// first weight's path alone.
std::uint32_t draw(const std::optional<ThrowCourse>& course);

// Of powder: cells along and across, then the dryness of each from the shooter's edge on, each row from the shooter's
// right. nullptr where powder does not wear.
std::uint32_t draw(const PowderMap* powder);

}  // namespace hammer::wasm
