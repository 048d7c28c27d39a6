#include "lines/line_answer.h"

#include "json/writer.h"
#include "protocol/line_limit.h"

namespace hammer::protocol {
namespace {

void write_error(std::int64_t line, std::string_view sentence, std::string_view field, std::string& out) {
  JsonWriter json(out);
  json.begin_object().field("error", sentence).name("field");
  field.empty() ? json.null() : json.value(field);
  json.field("line", line).end_object();
  out += '\n';
}

}  // namespace

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

void write_complaint(std::int64_t line, const Complaint& complaint, std::string& out) {
  write_error(line, "line " + std::to_string(line) + ": " + complaint.sentence, complaint.field, out);
}

void write_long_line(std::int64_t line, std::string& out) {
  const std::string limit = std::to_string(kMaxLineBytes);
  write_error(line, "line " + std::to_string(line) + " is longer than " + limit + " bytes", "", out);
}

}  // namespace hammer::protocol
