#include "json/writer.h"

#include <cassert>
#include <cmath>

#include "json/numbers.h"

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

}  // namespace hammer
