#include "english/words.h"

#include <algorithm>
#include <array>

#include "json/fields.h"
#include "protocol/english.h"

namespace hammer::protocol {

std::string accepted_names(std::string_view mistyped, std::span<const std::string_view> names) {
  const std::string_view nearest = nearest_name(mistyped, names);
  const std::string hint = nearest.empty() ? ";" : ", did you mean " + std::string(nearest) + "?";
  return hint + " accepted is " + join(names);
}

std::string join(std::span<const std::string_view> names, std::string_view last) {
  std::string joined;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) joined += i + 1 < names.size() ? ", " : ' ' + std::string(last) + ' ';
    joined += names[i];
  }
  return joined;
}

std::string capitalized(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string possessive(std::string_view name) { return std::string(name) + (name.ends_with('s') ? "'" : "'s"); }

std::string_view number_word(int number) {
  constexpr std::array<std::string_view, 9> kWords{"no",   "one", "two",   "three", "four",
                                                   "five", "six", "seven", "eight"};
  return kWords[static_cast<std::size_t>(std::clamp(number, 0, 8))];
}

std::string_view ordinal_word(int number) {
  constexpr std::array<std::string_view, 8> kWords{"first", "second", "third",   "fourth",
                                                   "fifth", "sixth",  "seventh", "eighth"};
  return kWords[static_cast<std::size_t>(std::clamp(number, 1, 8) - 1)];
}

std::string counted(int number, std::string_view noun) {
  return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

std::string a_table(std::string_view name) {
  const bool vowel = name.starts_with('8') || name.starts_with("18");
  return (vowel ? "an " : "a ") + std::string(name) + " table";
}

std::string money(long long cents) {
  const std::string rest = std::to_string(cents % 100);
  return std::to_string(cents / 100) + '.' + (rest.size() == 1 ? "0" : "") + rest;
}

}  // namespace hammer::protocol
