// What the commands share that answer each line on its own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "json/complaint.h"

namespace hammer::protocol {

bool is_blank(std::string_view text);

// {"error","field","line"} and a newline; the sentence gets "line 3: " in front.
void write_complaint(std::int64_t line, const Complaint& complaint, std::string& out);

// The same for a line of more than kMaxLineBytes.
void write_long_line(std::int64_t line, std::string& out);

}  // namespace hammer::protocol
