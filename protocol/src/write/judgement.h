// A judgement as JSON, as `hammer judge` answers and as a scored round carries it.
#pragma once

#include "hammer/game.h"
#include "json/writer.h"

namespace hammer::protocol {

// The fields "score", "verdict", "rule", "weights" and "summary" of an object that is open.
void write_judgement_fields(JsonWriter& json, const Judgement& judgement, const Game& game, const Options& options);

}  // namespace hammer::protocol
