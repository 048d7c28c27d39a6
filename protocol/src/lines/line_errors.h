// Refusals as answers: what is wrong with a line, in a code and in English.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "json/complaint.h"
#include "json/writer.h"

namespace hammer::protocol {

// The fields "error", "field", "code" and "arguments" of an object that is open. `line`: what the sentence begins with.
void write_error_fields(JsonWriter& json, const Complaint& complaint, std::string_view line = "");

// {"error","field","code","arguments"}
std::string error_answer(const Complaint& complaint);

// The same with "line", and a newline; the sentence gets "line 3: " in front.
void write_complaint(std::int64_t line, const Complaint& complaint, std::string& out);

// Of a line of more than kMaxLineBytes.
Complaint too_long();

}  // namespace hammer::protocol
