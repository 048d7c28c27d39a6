// JSON out, on one line: numbers read back to the same bits, integers are written as integers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "json/value.h"

namespace hammer {

class JsonWriter {
 public:
  // Appends to `out`.
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& name(std::string_view text);

  JsonWriter& value(double number);  // finite
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonWriter& value(bool boolean);
  JsonWriter& value(std::string_view text);  // UTF-8
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& null();
  JsonWriter& raw(std::string_view json);  // one value that is already JSON

  template <class T>
  JsonWriter& field(std::string_view field_name, const T& held) {
    return name(field_name).value(held);
  }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void separate();
  void append_string(std::string_view text);

  std::string& out_;
  bool needs_comma_ = false;
};

void write_json(JsonWriter& json, const JsonValue& value);
std::string json_text(const JsonValue& value);

// ---------------------------------------------------------------- numbers as text

// The shortest text that reads back to the same bits. The number must be finite.
std::string shortest(double number);
std::string whole_number(std::int64_t number);
// At most `digits` significant digits, for sentences.
std::string rounded(double number, int digits);
// Hashes: lower case, always the same length. JSON numbers could not hold 64 bits.
std::string hex(std::uint64_t word, int digits);

}  // namespace hammer
