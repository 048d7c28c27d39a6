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
  std::optional<double> fallback{};  // used if the field is not given; without one it is required
  bool whole = false;
};

// What a field accepts, as arguments of a complaint: "low", "high", "unit" and "whole" of a number, "names" to choose
// from, or "form", which names what it must look like.
JsonObject accepted(const NumberField& field);
JsonObject accepted(std::span<const std::string_view> names);
JsonObject accepted_form(std::string_view form);

// Texts as a JSON array.
JsonValue list_of(std::span<const std::string_view> names);

// The value as an argument: numbers, texts (cut to a length that a sentence can carry), true, false and null as
// "value"; of arrays and objects only their "type".
JsonObject shown(const JsonValue& value);

// The name nearest to a mistyped one, or empty if none is near.
std::string_view nearest_name(std::string_view mistyped, std::span<const std::string_view> names);

// The text cut to whole UTF-8 characters, at most 40 bytes, with "…" if something was cut off.
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
  // Accepts any fields: for lines of which only some are read.
  Fields(const JsonValue& value, std::string path, Complaints& complaints);
  Fields(JsonValue&&, std::string, Complaints&) = delete;

  // nullptr if it is not given.
  const JsonValue* find(std::string_view name) const;
  std::string path_of(std::string_view name) const;

  double number(const NumberField& field) const;
  bool boolean(std::string_view name, bool fallback) const;

  // Which of `names` the text is; -1 if it is not given (a complaint, if `required`) or none of them.
  int choice(std::string_view name, std::span<const std::string_view> names, bool required) const;

  // The same as a value of an enumeration whose names these are, in order.
  template <class Enum>
  std::optional<Enum> named(std::string_view name, std::span<const std::string_view> names, bool required) const {
    const int chosen = choice(name, names, required);
    return chosen < 0 ? std::nullopt : std::optional(static_cast<Enum>(chosen));
  }

  // nullptr if it is not given (a complaint, if `required`) or of another type.
  const std::string* text(std::string_view name, std::string_view form, bool required) const;
  const JsonArray* array(std::string_view name, std::string_view form, bool required) const;

  void complain(std::string_view name, std::string_view code, JsonObject arguments = {}) const;
  // Complains that the field is missing, or that its value is not accepted.
  void refuse(std::string_view name, JsonObject accepted) const;
  Complaints& complaints() const { return complaints_; }

 private:
  template <class T>
  const T* of_type(std::string_view name, std::string_view form, bool required) const;
  void refuse_unknown(std::span<const std::string_view> known) const;

  const JsonObject* object_;  // nullptr if the value is not an object: all fields are then missing
  std::string path_;
  Complaints& complaints_;
};

// An object that came as text: text in, fields out. Text that is not JSON is the first complaint, and all fields are
// then missing.
class ParsedObject {
 public:
  ParsedObject(std::string_view text, std::span<const std::string_view> known);
  ParsedObject(const ParsedObject&) = delete;
  ParsedObject& operator=(const ParsedObject&) = delete;

  const Fields& fields() const { return *fields_; }
  const std::optional<Complaint>& complaint() const { return complaints_.first(); }

 private:
  JsonValue value_{};
  Complaints complaints_{};
  std::optional<Fields> fields_{};
};

}  // namespace hammer
