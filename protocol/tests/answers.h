// One line to the simulator, and its answer as text or as a value; looking into JSON values.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "json/reader.h"
#include "protocol/lines.h"

namespace hammer::protocol {

inline std::string answer_to(std::string_view line, int number = 1) {
  LineSimulator simulator;
  std::string out;
  simulator.answer(number, line, out);
  return out;
}

// A field of an object, or an entry of an array; fails the test where there is none.
inline JsonValue at(const JsonValue& value, std::string_view name) {
  if (const auto* object = value.get<JsonObject>()) {
    for (const JsonMember& member : *object) {
      if (member.name == name) return member.value;
    }
  }
  ADD_FAILURE() << "no field " << name;
  return {};
}

inline JsonValue at(const JsonValue& value, std::size_t index) {
  const auto* array = value.get<JsonArray>();
  if (array && index < array->size()) return (*array)[index];
  ADD_FAILURE() << "no entry " << index;
  return {};
}

template <class T>
T as(const JsonValue& value) {
  if (const T* held = value.get<T>()) return *held;
  ADD_FAILURE() << "another type";
  return {};
}

inline std::string text(const JsonValue& value, std::string_view name) { return as<std::string>(at(value, name)); }
inline double number(const JsonValue& value, std::string_view name) { return as<double>(at(value, name)); }

inline JsonValue parsed(const std::string& text) {
  const auto value = read_json(text);
  EXPECT_TRUE(value) << text;
  return value ? value.value() : JsonValue{};
}

inline bool is_null(const JsonValue& value) { return value.get<std::nullptr_t>() != nullptr; }

inline JsonValue result_of(std::string_view line) { return parsed(answer_to(line)); }

// The sentence without "line 1: ".
inline std::string error_of(std::string_view line) {
  const JsonValue answer = result_of(line);
  const std::string sentence = as<std::string>(at(answer, "error"));
  constexpr std::string_view kPrefix = "line 1: ";
  EXPECT_TRUE(sentence.starts_with(kPrefix)) << sentence;
  return sentence.substr(std::min(sentence.size(), kPrefix.size()));
}

}  // namespace hammer::protocol
