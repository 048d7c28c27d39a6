// The names that people choose: which are accepted, and when two are the same name.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "json/complaint.h"

namespace hammer::server {

inline constexpr std::size_t kMaxNameCharacters = 24;

// The characters of UTF-8 text; U+FFFD for each byte that is not part of one.
std::u32string characters_of(std::string_view text);

// Without spaces at the ends, and with single plain ones between words.
std::string tidy_name(std::string_view name);

// What is wrong with a tidy name, about the field "name"; nothing for an accepted one. Others see names, so each must
// show as what it is.
std::optional<Complaint> find_name_refusal(std::string_view tidy);

// The name with a number behind it, cut so that it is not too long.
std::string numbered_name(std::string_view name, int number);

// Equal for names that count as the same: NFKC and case folding, without accents and ignorable characters, with plain
// spaces, and with letters of another script taken for the Latin ones they look like. Not a defence against every
// look-alike (l and I, 0 and O stay apart), but nobody gets to be "MÁRTA" beside a "Marta". Never begins with a space.
std::string name_key(std::string_view name);

}  // namespace hammer::server
