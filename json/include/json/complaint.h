// What is wrong with something that was sent, as a code with its numbers and names. It becomes a sentence where it is
// shown, in the reader's language. docs/codes.md lists every code; codes are only ever added.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "json/value.h"
#include "json/writer.h"

namespace hammer {

struct Complaint {
  std::string_view code;   // "missing", "not_accepted" …: a literal
  std::string field = {};  // "weights[2].x"; empty if it is about the whole line
  JsonObject arguments = {};
};

// One of its arguments: a number, a text, true or false, or any other value.
template <class T>
JsonMember arg(std::string_view name, const T& value) {
  if constexpr (std::is_arithmetic_v<T> && !std::same_as<T, bool>) {
    return {std::string(name), {static_cast<double>(value)}};
  } else if constexpr (std::convertible_to<T, std::string_view>) {
    return {std::string(name), {std::string(std::string_view(value))}};
  } else if constexpr (std::same_as<T, JsonValue>) {
    return {std::string(name), value};
  } else {
    return {std::string(name), {value}};
  }
}

// An argument that is a complaint itself: the reason for another one.
JsonMember arg(std::string_view name, const Complaint& complaint);

// The fields "field", "code" and "arguments" of an object that is open.
void write_complaint_fields(JsonWriter& json, const Complaint& complaint);

// Reading goes on after a complaint; only the first counts.
class Complaints {
 public:
  void add(Complaint complaint) {
    if (!first_) first_ = std::move(complaint);
  }
  const std::optional<Complaint>& first() const { return first_; }

 private:
  std::optional<Complaint> first_;
};

}  // namespace hammer
