// What follows from an event, as JSON: {"event":"fell","weight":3,…,"text":"…"}.
#pragma once

#include "json/writer.h"
#include "record/happening.h"

namespace hammer::protocol {

// One array.
void write_notes(JsonWriter& json, const Happening& happening);

// The fields "aimed" and "thrown" of an object that is open.
void write_throw(JsonWriter& json, const ShotPlayed& played);

}  // namespace hammer::protocol
