// Names of parameters as GoogleTest takes them.
#pragma once

#include <cctype>
#include <string>
#include <string_view>

namespace hammer::test {

// "knock-off, brochure, 22ft" is knock_off_brochure_22ft.
inline std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    const bool is_word = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (is_word || (!plain.empty() && plain.back() != '_')) plain += is_word ? c : '_';
  }
  return plain;
}

}  // namespace hammer::test
