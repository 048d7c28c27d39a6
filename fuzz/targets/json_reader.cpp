// What can be read can be written, and reads back to the same.
#include "json/reader.h"

#include "answers.h"
#include "json/writer.h"

namespace {

using namespace hammer::protocol;

void write(JsonWriter& json, const JsonValue& value) {
  if (const auto* object = value.get<JsonObject>()) {
    json.begin_object();
    for (const JsonMember& member : *object) {
      json.name(member.name);
      write(json, member.value);
    }
    json.end_object();
  } else if (const auto* array = value.get<JsonArray>()) {
    json.begin_array();
    for (const JsonValue& one : *array) write(json, one);
    json.end_array();
  } else if (const auto* text = value.get<std::string>()) {
    json.value(*text);
  } else if (const auto* number = value.get<double>()) {
    json.value(*number);
  } else if (const auto* truth = value.get<bool>()) {
    json.value(*truth);
  } else {
    json.null();
  }
}

std::string written(const JsonValue& value) {
  std::string out;
  JsonWriter json(out);
  write(json, value);
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hammer::fuzz;
  const auto value = read_json(as_text(data, size));
  if (!value) {
    expect(!value.refusal().code.empty(), "refused without a reason", as_text(data, size));
    return 0;
  }
  const std::string once = written(value.value());
  const auto again = read_json(once);
  expect(static_cast<bool>(again), "what was written does not read", once);
  expect(written(again.value()) == once, "what was written reads as something else", once);
  return 0;
}
