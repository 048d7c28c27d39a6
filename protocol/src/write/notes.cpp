#include "write/notes.h"

#include "english/notes.h"
#include "protocol/english.h"
#include "write/code_names.h"
#include "write/judgement.h"

namespace hammer::protocol {
namespace {

// {"y","speed","angle","spin"}, with "spread" where four are thrown.
void write_shot(JsonWriter& json, std::string_view field, const Shot& shot, const double* spread = nullptr) {
  json.name(field).begin_object().field("y", shot.y).field("speed", shot.speed).field("angle", shot.angle);
  if (spread) json.field("spread", *spread);
  json.field("spin", shot.spin).end_object();
}

void write_weight(JsonWriter& json, const Note& note, const Happening& happening) {
  json.field("weight", note.weight);
  if (const auto color = happening.color_of(note.weight)) {
    json.field("color", name_of(*color)).field("number", happening.number_in_color(note.weight));
  }
  const Rest* rest = happening.rest_of(note.weight);
  if (note.kind == NoteKind::kFell && rest) json.field("edge", name_of(rest->fell));
}

void write_shot_details(JsonWriter& json, const Note& note, const Happening& happening) {
  if (!happening.shot()) return;
  write_throw(json, *happening.shot());
  const Rest* rest = happening.rest_of(note.weight);
  const bool is_one = std::holds_alternative<Shoot>(happening.shot()->shot);
  if (is_one && rest && rest->on()) json.field("from_far_edge_mm", millimetres_from_the_end(happening, rest->x));
}

void write_opening(JsonWriter& json, const Happening& happening) {
  json.field("end", name_in(kEndNames, happening.end())).name("hammer");
  happening.hammer() < 0 ? json.null() : json.value(happening.side(happening.hammer()));
}

void write_details(JsonWriter& json, const Note& note, const Happening& happening) {
  switch (note.kind) {
    case NoteKind::kTossWon:
      if (const auto* toss = std::get_if<Toss>(&happening.event()))
        json.field("landed", name_in(kCoinNames, toss->landed));
      break;
    case NoteKind::kOpens:
      write_opening(json, happening);
      break;
    case NoteKind::kShot:
      write_shot_details(json, note, happening);
      break;
    case NoteKind::kScored:
      json.field("points", note.points).field("total", note.total);
      if (!note.judgement) break;
      json.name("judgement").begin_object();
      write_judgement_fields(json, *note.judgement, *happening.setup().game, happening.setup().options);
      json.end_object();
      break;
    case NoteKind::kHickey:
    case NoteKind::kJarTaken:
      json.field("cents", note.cents);
      break;
    case NoteKind::kGameWon:
      json.field("total", note.total);
      break;
    case NoteKind::kFoul:
      json.field("kind", name_in(kFoulNames, note.foul));
      break;
    default:
      break;
  }
}

void write_note(JsonWriter& json, const Note& note, const Happening& happening) {
  json.begin_object().field("event", name_in(kNoteNames, note.kind));
  if (note.side >= 0) json.field("side", happening.side(note.side));
  if (note.side >= 0 && note.player >= 0) json.field("player", happening.player(note));
  if (note.weight >= 0) write_weight(json, note, happening);
  write_details(json, note, happening);
  if (kSaysEnglish) json.field("text", describe(note, happening));
  json.end_object();
}

}  // namespace

void write_notes(JsonWriter& json, const Happening& happening) {
  json.begin_array();
  for (const Note& note : happening.notes()) write_note(json, note, happening);
  json.end_array();
}

void write_throw(JsonWriter& json, const ShotPlayed& played) {
  if (const auto* one = std::get_if<Shoot>(&played.shot)) {
    write_shot(json, "aimed", one->aimed);
    write_shot(json, "thrown", one->thrown);
  } else if (const auto* four = std::get_if<ThrowFour>(&played.shot)) {
    write_shot(json, "aimed", four->aimed, &four->aimed_spread);
    write_shot(json, "thrown", four->thrown, &four->thrown_spread);
  }
}

}  // namespace hammer::protocol
