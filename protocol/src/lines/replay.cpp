#include "lines/replay.h"

#include "english/notes.h"
#include "json/numbers.h"
#include "json/writer.h"
#include "lines/line_answer.h"
#include "protocol/english.h"
#include "protocol/replay.h"
#include "protocol/setup.h"
#include "record/applied_event.h"
#include "record/told.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

void write_head(const ReadRecord& record, std::string& out) {
  JsonWriter json(out);
  json.begin_object().name("setup").begin_object();
  if (record.own) {
    write_setup_fields(json, record.match->setup());
    json.name("seed");
    const auto& seed = record.head.seed;
    seed ? json.value(static_cast<std::int64_t>(*seed)) : json.null();
  } else {
    write_told_setup(json, *record.told);
  }
  json.end_object().field("physics_revision", record.head.revisions.physics);
  json.field("game_revision", record.head.revisions.game).end_object();
  out += '\n';
}

void write_as_played(const ReadRecord& record, std::string& out) {
  int line = record.head_lines;
  play_again(*record.match, [&](const AppliedEvent& applied, const Match& after) {
    JsonWriter json(out);
    json.begin_object().field("line", ++line).name("events");
    write_notes(json, applied);
    json.name("state");
    write_state(json, after, record_hash(record.head, after));
    json.end_object();
    out += '\n';
  });
}

void write_notes_told(JsonWriter& json, const NarrationEvent& event, const NoteNames& names) {
  json.name("events").begin_array();
  for (const JsonObject& note : event.notes) {
    json.begin_object();
    write_note_fields(json, note, names);
    if (kSaysEnglish) json.field("text", describe(note, names));
    json.end_object();
  }
  json.end_array();
}

void write_sentences_told(JsonWriter& json, const NarrationEvent& event) {
  json.name("told").begin_array();
  for (const std::string& sentence : event.sentences) json.value(sentence);
  json.end_array();
}

void write_as_told(const ReadRecord& record, std::string& out) {
  const NoteNames names(*record.told);
  int line = record.head_lines;
  for (const NarrationEvent& event : record.told->events) {
    JsonWriter json(out);
    json.begin_object().field("line", ++line);
    record.head.is_numbered() ? write_notes_told(json, event, names) : write_sentences_told(json, event);
    write_scores(json, event.scores);
    json.end_object();
    out += '\n';
  }
}

void write_removed(JsonWriter& json, std::string_view field, const std::vector<int>& removed) {
  if (removed.empty()) return;
  json.name(field).begin_array();
  for (const int number : removed) json.value(number);
  json.end_array();
}

// Seats and sides whose names have been taken away, 0 first; nothing where there are none.
void write_nameless(JsonWriter& json, const ReadRecord& record) {
  write_removed(json, "names_removed", record.nameless_seats());
  write_removed(json, "side_names_removed", record.nameless_sides());
}

}  // namespace

std::string replay_json(const ReadRecord& record) {
  std::string out;
  write_head(record, out);
  record.own ? write_as_played(record, out) : write_as_told(record, out);
  return out;
}

std::string verdict_json(const ReadRecord& record) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("status", record.fault ? "refused" : record.verified ? "verified" : "unverified");
  if (record.fault) {
    write_error_fields(json, record.fault->why, "line " + whole_number(record.fault->line) + ": ");
    json.field("line", record.fault->line);
  }
  if (record.told) json.field("events", static_cast<std::int64_t>(record.told->events.size()));
  if (record.told && record.own) json.field("hash", hex(record_hash(record.head, *record.match), 16));
  if (record.verified) json.field("draws_verified", record.head.seed.has_value());
  write_nameless(json, record);
  if (!record.fault && !record.own) {
    if (kSaysEnglish) json.field("reason", describe_revisions(record));
    json.field("recorded_hash", record.told->hash);
    write_scores(json, record.told->scores);
    write_winner(json, record.told->winner);
    json.field("can_go_on", record.can_go_on(false));
    if (kSaysEnglish && record.objection) json.field("objection", record.objection->sentence());
  }
  json.end_object();
  return out + '\n';
}

void write_refused(JsonWriter& json, const ReadRecord& record) {
  json.name("refused");
  if (!record.fault) {
    json.null();
    return;
  }
  json.begin_object();
  write_complaint_fields(json, record.fault->why);
  json.field("line", record.fault->line).end_object();
}

std::string verdict_said_json(const ReadRecord& record) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", !record.fault);
  write_refused(json, record);
  json.end_object();
  return out;
}

}  // namespace hammer::protocol
