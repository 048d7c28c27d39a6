#include "json/fields.h"

#include <algorithm>
#include <cmath>

#include "json/names.h"
#include "json/numbers.h"

namespace hammer {

std::string describe(const NumberField& field) {
  const std::string unit = field.unit.empty() ? "" : ' ' + std::string(field.unit);
  if (std::isinf(field.low)) return field.unit.empty() ? "a number" : "a number in" + unit;
  constexpr int kDigits = 7;  // enough to retype a limit
  constexpr int kWholeDigits = 17;
  const int digits = field.whole ? kWholeDigits : kDigits;
  if (field.low == field.high) return rounded(field.low, digits) + unit;
  return (field.whole ? "a whole number from " : "a number from ") + rounded(field.low, digits) + " to " +
         rounded(field.high, digits) + unit;
}

std::string describe(const JsonValue& value) {
  if (const auto* truth = value.get<bool>()) return *truth ? "true" : "false";
  if (const auto* number = value.get<double>()) return shortest(*number);
  if (const auto* text = value.get<std::string>()) return quoted(*text);
  if (value.get<JsonArray>()) return "an array";
  if (value.get<JsonObject>()) return "an object";
  return "null";
}

Fields::Fields(const JsonValue& value, std::string path, std::span<const std::string_view> known,
               Complaints& complaints)
    : Fields(value, std::move(path), complaints) {
  if (object_) refuse_unknown(known);
}

Fields::Fields(const JsonValue& value, std::string path, Complaints& complaints)
    : object_(value.get<JsonObject>()), path_(std::move(path)), complaints_(complaints) {
  if (object_) return;
  const std::string subject = path_.empty() ? "the line" : path_;
  complaints_.add(path_, subject + " is " + describe(value) + "; accepted is an object");
}

void Fields::refuse_unknown(std::span<const std::string_view> known) const {
  for (const JsonMember& member : *object_) {
    if (std::find(known.begin(), known.end(), member.name) != known.end()) continue;
    const std::string_view nearest = nearest_name(member.name, known);
    const std::string hint = nearest.empty() ? "" : ", did you mean " + path_of(nearest) + "?";
    const std::string comma = hint.empty() ? ";" : "";
    return complain(member.name, " is not a known field" + hint + comma + " accepted are " + join(known, "and"));
  }
}

const JsonValue* Fields::find(std::string_view name) const {
  if (!object_) return nullptr;
  const auto has_name = [&](const JsonMember& member) { return member.name == name; };
  const auto found = std::find_if(object_->begin(), object_->end(), has_name);
  return found == object_->end() ? nullptr : &found->value;
}

std::string Fields::path_of(std::string_view name) const {
  const std::string shown = name.empty() ? "\"\"" : shortened(name);
  return path_.empty() ? shown : path_ + '.' + shown;
}

void Fields::complain(std::string_view name, std::string_view rest) const {
  const std::string path = path_of(name);
  complaints_.add(path, path + std::string(rest));
}

double Fields::number(const NumberField& field) const {
  const double stand_in = field.otherwise.value_or(0);
  const JsonValue* value = find(field.name);
  if (!value) {
    if (!field.otherwise) complain(field.name, " is missing; accepted is " + describe(field));
    return stand_in;
  }
  const double* number = value->get<double>();
  const bool fits = number && *number >= field.low && *number <= field.high;
  if (fits && (!field.whole || *number == std::floor(*number))) return *number;
  complain(field.name, " is " + describe(*value) + "; accepted is " + describe(field));
  return stand_in;
}

bool Fields::truth(std::string_view name, bool otherwise) const {
  const JsonValue* value = find(name);
  if (!value) return otherwise;
  if (const bool* truth = value->get<bool>()) return *truth;
  complain(name, " is " + describe(*value) + "; accepted is true or false");
  return otherwise;
}

int Fields::choice(std::string_view name, std::span<const std::string_view> names, bool required) const {
  const JsonValue* value = find(name);
  if (!value) {
    if (required) complain(name, " is missing; accepted is " + join(names));
    return -1;
  }
  const std::string* text = value->get<std::string>();
  const auto found = text ? std::find(names.begin(), names.end(), *text) : names.end();
  if (found != names.end()) return static_cast<int>(found - names.begin());
  const std::string hint = text ? suggestion(*text, names) : "";
  complain(name, " is " + describe(*value) + (hint.empty() ? ";" : hint) + " accepted is " + join(names));
  return -1;
}

template <class T>
const T* Fields::of_type(std::string_view name, std::string_view accepted, bool required) const {
  const JsonValue* value = find(name);
  const T* held = value ? value->get<T>() : nullptr;
  if (held || (!value && !required)) return held;
  complain(name, (value ? " is " + describe(*value) : " is missing") + "; accepted is " + std::string(accepted));
  return nullptr;
}

const std::string* Fields::text(std::string_view name, std::string_view accepted, bool required) const {
  return of_type<std::string>(name, accepted, required);
}

const JsonArray* Fields::array(std::string_view name, std::string_view accepted, bool required) const {
  return of_type<JsonArray>(name, accepted, required);
}

}  // namespace hammer
