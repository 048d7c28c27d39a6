// Advice, ratings, estimates and heat maps as JSON.
#pragma once

#include "ai/advice.h"
#include "ai/estimate.h"
#include "ai/heat.h"
#include "json/writer.h"
#include "read/situation.h"

namespace hammer::protocol {

// Each writes one object.
void write_advice(JsonWriter& json, const SentSituation& sent, const ai::Advice& advice);
void write_rating(JsonWriter& json, const SentSituation& sent, const ai::Rating& rating);
void write_estimate(JsonWriter& json, const ai::HandEstimate& estimate);
void write_heat(JsonWriter& json, const ai::HeatMap& map);

// The field of that name.
void write_aim(JsonWriter& json, std::string_view field, const ai::Aim& aim);

}  // namespace hammer::protocol
