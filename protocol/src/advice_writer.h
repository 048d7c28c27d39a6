// Advice, ratings and estimates as JSON.
#pragma once

#include "ai/advice.h"
#include "ai/estimate.h"
#include "json_writer.h"
#include "situation_fields.h"

namespace hammer::protocol {

// Each writes one object.
void write_advice(JsonWriter& json, const SentSituation& sent, const ai::Advice& advice);
void write_rating(JsonWriter& json, const SentSituation& sent, const ai::Rating& rating);
void write_estimate(JsonWriter& json, const ai::HandEstimate& estimate);

}  // namespace hammer::protocol
