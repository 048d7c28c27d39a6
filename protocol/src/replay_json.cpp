#include "happening.h"
#include "hex.h"
#include "json_writer.h"
#include "note_writer.h"
#include "protocol/replay.h"
#include "setup_fields.h"
#include "state_writer.h"

namespace hammer::protocol {

std::string replay_json(const ReadRecord& record) {
  std::string out;
  const Setup& setup = record.match->setup();
  JsonWriter head(out);
  head.begin_object().name("setup").begin_object();
  write_setup_fields(head, setup);
  head.field("seed", static_cast<std::int64_t>(record.seed))
      .end_object()
      .field("physics_revision", record.revisions.physics);
  head.field("game_revision", record.revisions.game).end_object();
  out += '\n';

  Match match(setup);
  int line = 1;
  for (const Event& event : record.match->log()) {
    Happening happening(match);
    happening.complete(match, match.append(event).value());
    JsonWriter json(out);
    json.begin_object().field("line", ++line).name("events");
    write_notes(json, happening);
    json.name("state");
    write_state(json, match);
    json.end_object();
    out += '\n';
  }
  return out;
}

std::string verdict_json(const ReadRecord& record) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("status", record.fault ? "refused" : record.verified ? "verified" : "unverified");
  if (record.fault) json.field("error", record.fault->sentence()).field("line", record.fault->line);
  if (!record.fault && !record.verified) json.field("reason", describe_revisions(record));
  if (record.match) {
    json.field("events", static_cast<std::int64_t>(record.match->log().size()));
    json.field("hash", hex(record.match->hash(), 16));
  }
  json.end_object();
  return out + '\n';
}

}  // namespace hammer::protocol
