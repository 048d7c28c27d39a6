#include "json/writer.h"
#include "protocol/record.h"
#include "protocol/setup.h"
#include "record/applied_event.h"
#include "record/event_lines.h"
#include "record/head.h"
#include "record/told.h"

namespace hammer::protocol {

void RecordWriter::begin(const Setup& setup, std::string& out) { write_head_lines(setup, head_, sum_, out); }

void RecordWriter::add(const AppliedEvent& applied, const Match& after, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object();
  write_event_fields(json, after.log().back(), after.setup(), head_.is_numbered() ? SidesBy::kNumber : SidesBy::kName);
  write_told_fields(json, applied, after, head_);
  sum_.close(line, out);
}

void RecordWriter::add_all(const Match& match, std::string& out) {
  play_again(match, [&](const AppliedEvent& applied, const Match& after) { add(applied, after, out); });
}

void RecordWriter::end(const Match& match, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("end", true).field("events", static_cast<std::int64_t>(match.log().size()));
  write_end_fields(json, match, head_);
  json.field("hash", hex(record_hash(head_, match), 16));
  sum_.close(line, out);
}

std::string write_record(const Match& match, const RecordHead& head, bool with_end) {
  RecordWriter writer(head);
  std::string out;
  writer.begin(match.setup(), out);
  writer.add_all(match, out);
  if (with_end) writer.end(match, out);
  return out;
}

}  // namespace hammer::protocol
