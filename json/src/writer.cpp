#include "json/writer.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

#ifdef __wasi__
#include "decimal.h"
#endif

namespace hammer {
namespace {

// Nothing deeper than kMaxJsonDepth is ever read.
struct ValueWriter {
  JsonWriter& json;

  void operator()(std::nullptr_t) const { json.null(); }
  void operator()(const JsonArray& array) const {
    json.begin_array();
    for (const JsonValue& each : array) write_json(json, each);
    json.end_array();
  }
  void operator()(const JsonObject& object) const {
    json.begin_object();
    for (const JsonMember& member : object) {
      json.name(member.name);
      write_json(json, member.value);
    }
    json.end_object();
  }
  template <class T>
  void operator()(const T& plain) const {
    json.value(plain);
  }
};

#ifdef __wasi__
std::string write_shortest(double number) { return shortest_decimal(number); }
std::string write_rounded(double number, int digits) { return rounded_decimal(number, digits); }
#else
std::string write_shortest(double number) {
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), end.ptr};
}

std::string write_rounded(double number, int digits) {
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, digits);
  return {text.data(), end.ptr};
}
#endif

}  // namespace

void JsonWriter::separate() {
  if (needs_comma_) out_ += ',';
  needs_comma_ = true;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::name(std::string_view text) {
  separate();
  append_string(text);
  out_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::value(double number) {
  assert(std::isfinite(number));
  if (!std::isfinite(number)) return null();
  separate();
  out_ += shortest(number);
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) {
  separate();
  out_ += whole_number(number);
  return *this;
}

JsonWriter& JsonWriter::value(bool boolean) {
  separate();
  out_ += boolean ? "true" : "false";
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  append_string(text);
  return *this;
}

JsonWriter& JsonWriter::null() {
  separate();
  out_ += "null";
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  out_ += json;
  return *this;
}

void JsonWriter::append_string(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out_ += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (byte < 0x20 || byte == 0x7F) {
      out_ += "\\u00";
      out_ += kHex[byte >> 4];
      out_ += kHex[byte & 15];
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

void write_json(JsonWriter& json, const JsonValue& value) { std::visit(ValueWriter{json}, value.held); }

std::string json_text(const JsonValue& value) {
  std::string out;
  JsonWriter json(out);
  write_json(json, value);
  return out;
}

// ---------------------------------------------------------------- numbers as text

std::string shortest(double number) {
  assert(std::isfinite(number));
  // Readers that know integers (Python's, for one) would lose the sign of a plain -0.
  if (number == 0 && std::signbit(number)) return "-0.0";
  return write_shortest(number);
}

std::string whole_number(std::int64_t number) {
  auto size = static_cast<std::uint64_t>(number);
  if (number < 0) size = 0 - size;
  std::array<char, 20> digits;
  std::size_t first = digits.size();
  do digits[--first] = static_cast<char>('0' + size % 10);
  while ((size /= 10) > 0);
  if (number < 0) digits[--first] = '-';
  return {digits.data() + first, digits.size() - first};
}

std::string rounded(double number, int digits) {
  assert(digits <= 17);
  return write_rounded(number, digits);
}

std::string hex(std::uint64_t word, int digits) {
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, word >>= 4) *digit = "0123456789abcdef"[word & 15];
  return text;
}

}  // namespace hammer
