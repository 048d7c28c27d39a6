#include <algorithm>

#include "json/writer.h"
#include "protocol/record.h"
#include "protocol/record_sum.h"
#include "protocol/setup.h"
#include "record/event_lines.h"
#include "record/happening.h"
#include "record/told.h"

namespace hammer::protocol {

int record_version(const Setup& setup) {
  const bool has_hands = std::ranges::any_of(setup.seats, [](const Seat& seat) { return seat.hand != nullptr; });
  return has_hands ? kRecordVersion : 1;
}

// `line` is an object that is not closed yet.
void RecordWriter::close_line(std::string& line, std::string& out) {
  add_bytes(sum_, line);
  const std::string ending = sum_ending(sum_) + '\n';
  add_bytes(sum_, ending);
  out += line;
  out += ending;
}

void RecordWriter::begin(const Setup& setup, std::optional<std::uint64_t> seed, const Revisions& revisions,
                         std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("hammer_record", record_version(setup));
  json.field("physics_revision", revisions.physics).field("game_revision", revisions.game);
  write_setup_fields(json, setup);
  if (seed) json.field("seed", static_cast<std::int64_t>(*seed));
  close_line(line, out);
}

void RecordWriter::add(const Happening& happening, const Match& after, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object();
  write_event_fields(json, after.log().back(), after.setup());
  write_told(json, told_of(happening, after));
  close_line(line, out);
}

void RecordWriter::add_all(const Match& match, std::string& out) {
  play_again(match, [&](const Happening& happening, const Match& after) { add(happening, after, out); });
}

void RecordWriter::end(const Match& match, std::string& out) {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("end", true).field("events", static_cast<std::int64_t>(match.log().size()));
  write_scores(json, scores_of(match));
  write_winner(json, winner_of(match));
  json.field("hash", hex(match.hash(), 16));
  close_line(line, out);
}

bool RecordWriter::take_up(std::string_view line) {
  const std::size_t length = sum_ending(sum_).size();
  if (line.size() < length) return false;
  add_bytes(sum_, line.substr(0, line.size() - length));
  const std::string ending = sum_ending(sum_);
  if (line.substr(line.size() - length) != ending) return false;
  add_bytes(sum_, ending);
  add_bytes(sum_, "\n");
  return true;
}

std::string write_record(const Match& match, std::optional<std::uint64_t> seed, const Revisions& revisions,
                         bool with_end) {
  RecordWriter writer;
  std::string out;
  writer.begin(match.setup(), seed, revisions, out);
  writer.add_all(match, out);
  if (with_end) writer.end(match, out);
  return out;
}

}  // namespace hammer::protocol
