// Words of a command line as the JSON line that they stand for.
#pragma once

#include <string>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/setup_words.h"

namespace hammer::protocol {

// What the text is in JSON, {"Ann":3} too, and else the text itself: 15, true, long.
JsonValue typed_value(const std::string& text);

// The sentence with the option of the command line in place of the field: "--option wear is …", "--players: entry 2 is
// …".
std::string as_typed(const Complaint& complaint);

// A setup line less its seats, or what is wrong.
Result<JsonObject, Complaint> line_of(const SetupWords& words);

}  // namespace hammer::protocol
