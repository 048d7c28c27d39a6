// What follows from an event, as JSON: {"event":"fell","weight":3,…,"text":"…"}.
#pragma once

#include "happening.h"
#include "json_writer.h"

namespace hammer::protocol {

// One array.
void write_notes(JsonWriter& json, const Happening& happening);

// {"y","speed","angle","spin"}, with "spread" where four are thrown.
void write_shot(JsonWriter& json, std::string_view field, const Shot& shot, const double* spread = nullptr);

}  // namespace hammer::protocol
