#include "lines/line_errors.h"

#include "json/writer.h"
#include "protocol/english.h"
#include "protocol/lines.h"

namespace hammer::protocol {

void write_error_fields(JsonWriter& json, const Complaint& complaint, std::string_view line) {
  if (kSaysEnglish) json.field("error", std::string(line) + sentence_of(complaint));
  write_complaint_fields(json, complaint);
}

std::string error_answer(const Complaint& complaint) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  write_error_fields(json, complaint);
  json.end_object();
  return out;
}

void write_complaint(std::int64_t line, const Complaint& complaint, std::string& out) {
  JsonWriter json(out);
  json.begin_object();
  write_error_fields(json, complaint, "line " + whole_number(line) + ": ");
  json.field("line", line).end_object();
  out += '\n';
}

Complaint too_long() { return {"line_too_long", {}, {arg("bytes", kMaxLineBytes)}}; }

void refuse_long_line(std::int64_t line, std::string& out) { write_complaint(line, too_long(), out); }

}  // namespace hammer::protocol
