// Small turns of English that several sentences need.
#pragma once

#include <string>
#include <string_view>

namespace hammer::protocol {

std::string capitalized(std::string text);               // ASCII first letters only: names are left as they are
std::string possessive(std::string_view name);           // "Ann's", "the Smiths'"
std::string_view number_word(int number);                // "one" .. "eight"
std::string_view ordinal_word(int number);               // "first" .. "eighth"
std::string counted(int number, std::string_view noun);  // "1 point", "6 points"
std::string a_table(std::string_view name);              // "a 22ft table", "an 18ft table"
std::string money(long long cents);                      // "0.25"

}  // namespace hammer::protocol
