// Doubles as decimal text, to the byte as std::to_chars writes them, and back, to the bit as std::from_chars reads
// them, but without their tables: those would add 55 KB to the page's download, this adds two. It is slower; the native
// program uses the standard library.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hammer {

// The shortest text that reads back to the same bits. The number must be finite.
std::string shortest_decimal(double number);

// At most `digits` significant digits, as %g. The number must be finite.
std::string rounded_decimal(double number, int digits);

// The nearest double to a number in JSON's grammar; nothing if it is too large for one.
std::optional<double> nearest_double(std::string_view text);

}  // namespace hammer
