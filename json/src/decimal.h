// Doubles as decimal text, to the byte as std::to_chars writes them, but without its tables: 55 KB of a page that is
// fetched, where this is a kilobyte. It is slower; the native program has the standard library's.
#pragma once

#include <string>

namespace hammer {

// The shortest text that reads back to the same bits. The number must be finite.
std::string shortest_decimal(double number);

// At most `digits` significant digits, as %g. The number must be finite.
std::string rounded_decimal(double number, int digits);

}  // namespace hammer
