// Numbers as text, exactly: what is printed reads back to the same bits, what is read is correctly rounded.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hammer::protocol {

// The shortest text that reads back to the same bits. The number must be finite.
std::string shortest(double number);

// At most `digits` significant digits, for sentences.
std::string rounded(double number, int digits);

// The nearest double to a number in JSON's grammar, or nothing where it is too large for one.
std::optional<double> read_number(std::string_view text);

}  // namespace hammer::protocol
