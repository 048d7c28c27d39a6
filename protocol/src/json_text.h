// A JSON value as text, on one line: fields in their order, numbers so that they read back to the same bits.
#pragma once

#include <string>

#include "json_value.h"
#include "json_writer.h"

namespace hammer::protocol {

void write_json(JsonWriter& json, const JsonValue& value);
std::string json_text(const JsonValue& value);

}  // namespace hammer::protocol
