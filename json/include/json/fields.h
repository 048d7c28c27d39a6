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

class Complaints {
 public:
  void add(std::string field, std::string sentence) {
    if (!first_) first_ = Complaint{std::move(field), std::move(sentence)};
  }
  const std::optional<Complaint>& first() const { return first_; }

 private:
  std::optional<Complaint> first_;
};

struct NumberField {
  std::string_view name;
  std::string_view unit;  // "m/s", or empty
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  std::optional<double> otherwise{};  // where the field is not given; nothing: it must be
  bool whole = false;
};

// "a number from 0 to 25 m/s"
std::string describe(const NumberField& field);

// The value as a sentence shows it: 9.1, "green", null, an object …
std::string describe(const JsonValue& value);

class Fields {
 public:
  // `path` names the object in sentences and is empty for a whole line; `known` are all the fields it may have.
  // The value must outlive this.
  Fields(const JsonValue& value, std::string path, std::span<const std::string_view> known, Complaints& complaints);
  Fields(JsonValue&&, std::string, std::span<const std::string_view>, Complaints&) = delete;
  // Whatever fields it has: for lines of which only some are looked at.
  Fields(const JsonValue& value, std::string path, Complaints& complaints);
  Fields(JsonValue&&, std::string, Complaints&) = delete;

  // nullptr where it is not given.
  const JsonValue* find(std::string_view name) const;
  std::string path_of(std::string_view name) const;

  double number(const NumberField& field) const;
  bool truth(std::string_view name, bool otherwise) const;

  // Which of `names` the text is; -1 where it is not given (a complaint, if `required`) or none of them.
  int choice(std::string_view name, std::span<const std::string_view> names, bool required) const;

  // The same as a value of an enumeration whose names these are, in order.
  template <class Enum>
  std::optional<Enum> named(std::string_view name, std::span<const std::string_view> names, bool required) const {
    const int chosen = choice(name, names, required);
    return chosen < 0 ? std::nullopt : std::optional(static_cast<Enum>(chosen));
  }

  // nullptr where it is not given (a complaint, if `required`) or of another type. `accepted`: "a side's name".
  const std::string* text(std::string_view name, std::string_view accepted, bool required) const;
  const JsonArray* array(std::string_view name, std::string_view accepted, bool required) const;

  void complain(std::string_view name, std::string_view rest) const;
  Complaints& complaints() const { return complaints_; }

 private:
  template <class T>
  const T* of_type(std::string_view name, std::string_view accepted, bool required) const;
  void refuse_unknown(std::span<const std::string_view> known) const;

  const JsonObject* object_;  // nullptr where the value is no object: all fields are then missing
  std::string path_;
  Complaints& complaints_;
};

}  // namespace hammer
