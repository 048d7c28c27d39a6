// What every module is made with: exports, text in and out, and numbers to draw.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ai/networks.h"
#include "hammer/course.h"

// Makes a function callable from JavaScript under its own name.
#define HAMMER_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace hammer::wasm {

// Text between JavaScript and the module, UTF-8 both ways. A caller writes its text at hammer_text_in(bytes), calls,
// and reads as many bytes as the call returned at hammer_text_out().
std::string_view request();
std::uint32_t respond(std::string text);

// Courses and powder as numbers, which JavaScript reads as floats at hammer_numbers(). Each call replaces the numbers
// of the one before. Each returns how many numbers there are to read; 0: nothing to draw.
//
// For a course: first how many weights, samples, contacts, falls and corners there are, and the duration; then for
// every weight its id and its colour; the samples' times, x, y and turn; the contacts, the falls, and the corners of
// the first weight's path alone.
std::uint32_t draw(const std::optional<ThrowCourse>& course);
// For powder: cells along and across, then the dryness of each from the shooter's edge on, each row from the shooter's
// right. nullptr if powder does not wear.
std::uint32_t draw(const PowderMap* powder);

// The network that this module needs for its next judgement and does not have yet; nullptr: none is missing. Each
// module has its own: of the match (match_exports.cpp), or of a line of `hammer advise` (study_network.cpp).
const ai::StoredNet* missing_network();

}  // namespace hammer::wasm
