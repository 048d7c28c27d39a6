// A judgement as JSON, as `hammer judge` answers and as a scored round carries it.
#pragma once

#include "hammer/judge.h"
#include "json_writer.h"

namespace hammer::protocol {

// The fields "score", "verdict", "weights" and "summary" of an object that is open.
void write_judgement_fields(JsonWriter& json, const Judgement& judgement, bool shares_board);

}  // namespace hammer::protocol
