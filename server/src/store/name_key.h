// When two names are the same name: with capitals and accents, wide letters, letters of another script that look alike
// and odd spaces taken away. It is no defence against every look-alike (l and I, 0 and O stay apart), but nobody gets
// to be "MÁRTA" beside a "Marta".
#pragma once

#include <string>
#include <string_view>

namespace hammer::server {

// The characters of text that is UTF-8.
std::u32string characters_of(std::string_view text);

// A space of any kind: these show as nothing but a gap.
bool is_space(char32_t character);

// Equal for names that count as the same; UTF-8.
std::string name_key(std::string_view name);

}  // namespace hammer::server
