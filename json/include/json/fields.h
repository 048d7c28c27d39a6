// Reads the fields of a JSON object strictly: unknown names, wrong types and numbers out of range are refused
// by name. Reading goes on after a complaint, with stand-in values, so that readers stay free of branches;
// only the first complaint counts.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "json/complaint.h"
#include "json/value.h"

namespace hammer {

struct NumberField {
  std::string_view name;
  std::string_view unit;  // "m/s", or empty
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  std::optional<double> fallback{};  // where the field is not given; nothing: it must be
  bool whole = false;
};

// What a field accepts, as arguments of a complaint: "low", "high", "unit" and "whole" of a number, "names" to choose
// from, or "form", which names what it must look like.
JsonObject accepted(const NumberField& field);
JsonObject accepted(std::span<const std::string_view> names);
JsonObject accepted_form(std::string_view form);

// Texts as a list of JSON.
JsonValue list_of(std::span<const std::string_view> names);

// The value as an argument: numbers, texts (cut to a length that a sentence can carry), true, false and null as
// "value"; of arrays and objects only their "type".
JsonObject shown(const JsonValue& value);

// The name nearest to a mistyped one, or empty where none is near.
std::string_view nearest_name(std::string_view mistyped, std::span<const std::string_view> names);

// Whole characters of UTF-8 text, at most 40 bytes, then "…" where some are missing.
std::string shortened(std::string_view text);
// The same, in quotation marks.
std::string quoted(std::string_view text);

// "weights[2]"
std::string element_of(std::string_view array, std::size_t index);

class Fields {
 public:
  // `path` names the object in complaints and is empty for a whole line; `known` are all the fields it may have.
  // The value must outlive this.
  Fields(const JsonValue& value, std::string path, std::span<const std::string_view> known, Complaints& complaints);
  Fields(JsonValue&&, std::string, std::span<const std::string_view>, Complaints&) = delete;
  // With any fields: for lines of which only some are read.
  Fields(const JsonValue& value, std::string path, Complaints& complaints);
  Fields(JsonValue&&, std::string, Complaints&) = delete;

  // nullptr where it is not given.
  const JsonValue* find(std::string_view name) const;
  std::string path_of(std::string_view name) const;

  double number(const NumberField& field) const;
  bool boolean(std::string_view name, bool fallback) const;

  // Which of `names` the text is; -1 where it is not given (a complaint, if `required`) or none of them.
  int choice(std::string_view name, std::span<const std::string_view> names, bool required) const;

  // The same as a value of an enumeration whose names these are, in order.
  template <class Enum>
  std::optional<Enum> named(std::string_view name, std::span<const std::string_view> names, bool required) const {
    const int chosen = choice(name, names, required);
    return chosen < 0 ? std::nullopt : std::optional(static_cast<Enum>(chosen));
  }

  // nullptr where it is not given (a complaint, if `required`) or of another type.
  const std::string* text(std::string_view name, std::string_view form, bool required) const;
  const JsonArray* array(std::string_view name, std::string_view form, bool required) const;

  void complain(std::string_view name, std::string_view code, JsonObject arguments = {}) const;
  // That it is missing, or that its value is not among what is accepted.
  void refuse(std::string_view name, JsonObject accepted) const;
  Complaints& complaints() const { return complaints_; }

 private:
  template <class T>
  const T* of_type(std::string_view name, std::string_view form, bool required) const;
  void refuse_unknown(std::span<const std::string_view> known) const;

  const JsonObject* object_;  // nullptr where the value is not an object: all fields are then missing
  std::string path_;
  Complaints& complaints_;
};

}  // namespace hammer
