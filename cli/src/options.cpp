#include "options.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <vector>

#include "json/names.h"
#include "protocol/english.h"

namespace hammer::cli {
namespace {

std::string refuse_unknown(std::string_view command, std::string_view argument, std::initializer_list<Option> options) {
  std::vector<std::string_view> names;
  for (const Option& option : options) names.push_back(option.name);
  names.push_back("--help");
  const std::string hint = protocol::suggestion(argument, names);
  return "hammer " + std::string(command) + " does not know \"" + std::string(argument) + '"' +
         (hint.empty() ? ";" : hint) + " accepted is " + join(names);
}

bool read_whole_number(std::string_view text, std::uint64_t& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

std::string whole_numbers(std::uint64_t low, std::uint64_t high) {
  return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

std::optional<std::string> set_value(const Option& option, std::string_view given) {
  if (std::vector<std::string>* const* texts = std::get_if<std::vector<std::string>*>(&option.set)) {
    if (given.empty() || given.starts_with("--")) return std::string(option.name) + " is missing what should follow it";
    (*texts)->emplace_back(given);
    return std::nullopt;
  }
  if (std::string* const* text = std::get_if<std::string*>(&option.set)) {
    if (given.empty() && option.is_argument()) return std::string(option.name) + " is empty; accepted is a path";
    if (given.empty() || given.starts_with("--")) return std::string(option.name) + " is missing what should follow it";
    **text = given;
    return std::nullopt;
  }
  std::uint64_t& number = **std::get_if<std::uint64_t*>(&option.set);
  if (read_whole_number(given, number)) return refuse_outside(option.name, number, option.low, option.high);
  return std::string(option.name) + (given.empty() ? " is missing its number" : " is \"" + std::string(given) + '"') +
         "; accepted is " + whole_numbers(option.low, option.high);
}

std::optional<std::string> set_from_variable(const Option& option) {
  const char* given = option.variable.empty() ? nullptr : std::getenv(std::string(option.variable).c_str());
  if (!given || *given == '\0') return std::nullopt;
  const std::string_view text = given;
  if (bool* const* on = std::get_if<bool*>(&option.set)) {
    if (text != "0" && text != "1") {
      return std::string(option.variable) + " is \"" + std::string(text) + "\"; accepted is 1 or 0";
    }
    **on = text == "1";
    return std::nullopt;
  }
  Option named = option;
  named.name = option.variable;
  return set_value(named, text);
}

const Option* find(std::string_view argument, std::initializer_list<Option> options) {
  const bool is_argument = !argument.starts_with('-');
  const auto fits = [&](const Option& option) { return is_argument ? option.is_argument() : option.name == argument; };
  const Option* found = std::find_if(options.begin(), options.end(), fits);
  return found == options.end() ? nullptr : found;
}

std::optional<std::string> find_missing(std::string_view command, std::initializer_list<Option> options) {
  for (const Option& option : options) {
    std::string* const* text = std::get_if<std::string*>(&option.set);
    if (!option.is_argument() || !text || !(*text)->empty()) continue;
    return "hammer " + std::string(command) + " needs " + std::string(option.name) + "; hammer " +
           std::string(command) + " --help tells more";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options) {
  for (const Option& option : options) {
    if (auto refusal = set_from_variable(option)) return refusal;
  }
  std::vector<const Option*> given_before;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Option* option = find(arguments[i], options);
    if (!option) return refuse_unknown(command, arguments[i], options);
    const bool again = std::find(given_before.begin(), given_before.end(), option) != given_before.end();
    if (again && !std::holds_alternative<std::vector<std::string>*>(option->set)) {
      return std::string(option->name) + " is given twice";
    }
    given_before.push_back(option);
    if (bool* const* on = std::get_if<bool*>(&option->set)) {
      **on = true;
      continue;
    }
    if (!option->is_argument()) ++i;
    const std::string_view given = i < arguments.size() ? arguments[i] : "";
    if (auto refusal = set_value(*option, given)) return refusal;
  }
  return find_missing(command, options);
}

std::optional<std::string> refuse_outside(std::string_view option, std::uint64_t number, std::uint64_t low,
                                          std::uint64_t high) {
  if (number >= low && number <= high) return std::nullopt;
  return std::string(option) + " is " + std::to_string(number) + "; accepted is " + whole_numbers(low, high);
}

}  // namespace hammer::cli
