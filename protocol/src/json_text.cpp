#include "json_text.h"

namespace hammer::protocol {
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

void write_json(JsonWriter& json, const JsonValue& value) { std::visit(ValueWriter{json}, value.held); }

std::string json_text(const JsonValue& value) {
  std::string out;
  JsonWriter json(out);
  write_json(json, value);
  return out;
}

}  // namespace hammer::protocol
