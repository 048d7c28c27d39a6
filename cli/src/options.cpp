#include "options.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "protocol/names.h"

namespace hammer::cli {
namespace {

std::string refuse_unknown(std::string_view command, std::string_view argument, std::initializer_list<Option> options) {
  std::vector<std::string_view> names;
  for (const Option& option : options) names.push_back(option.name);
  names.push_back("--help");
  const std::string hint = protocol::suggestion(argument, names);
  return "hammer " + std::string(command) + " does not know \"" + std::string(argument) + '"' +
         (hint.empty() ? ";" : hint) + " accepted is " + protocol::join(names);
}

bool read_whole_number(std::string_view text, std::uint64_t& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

}  // namespace

std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const auto has_name = [&](const Option& option) { return option.name == arguments[i]; };
    const Option* option = std::find_if(options.begin(), options.end(), has_name);
    if (option == options.end()) return refuse_unknown(command, arguments[i], options);
    if (bool* const* on = std::get_if<bool*>(&option->set)) {
      **on = true;
      continue;
    }
    const std::string_view given = ++i < arguments.size() ? arguments[i] : "";
    if (!read_whole_number(given, **std::get_if<std::uint64_t*>(&option->set))) {
      return std::string(option->name) +
             (given.empty() ? " is missing its number" : " is \"" + std::string(given) + '"') +
             "; accepted is a whole number from 0 to 18446744073709551615";
    }
  }
  return std::nullopt;
}

}  // namespace hammer::cli
