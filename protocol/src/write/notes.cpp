#include "write/notes.h"

#include <cmath>
#include <utility>

#include "english/notes.h"
#include "json/complaint.h"
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

class NoteCode {
 public:
  NoteCode(const Note& note, const AppliedEvent& applied) : note_(note), applied_(applied) {}

  JsonObject take() {
    add("event", name_in(kNoteNames, note_.kind));
    if (note_.side >= 0) add("side", note_.side);
    if (note_.side >= 0 && note_.player >= 0) add("seat", applied_.seat(note_));
    if (note_.weight >= 0) add_weight();
    add_details();
    return std::move(code_);
  }

 private:
  template <class T>
  void add(std::string_view name, const T& value) {
    code_.push_back(arg(name, value));
  }

  void add_weight() {
    add("weight", note_.weight);
    if (const auto color = applied_.color_of(note_.weight)) {
      add("color", name_of(*color));
      add("number", applied_.number_in_color(note_.weight));
    }
    const Rest* rest = applied_.rest_of(note_.weight);
    if (note_.kind == NoteKind::kFell && rest) add("edge", name_of(rest->fell));
  }

  void add_details() {
    switch (note_.kind) {
      case NoteKind::kTossWon:
        if (const auto* toss = std::get_if<Toss>(&applied_.event())) add("landed", name_in(kCoinNames, toss->landed));
        break;
      case NoteKind::kOpens:
        add("end", name_in(kEndNames, applied_.end()));
        applied_.hammer() < 0 ? add("hammer", JsonValue{}) : add("hammer", applied_.hammer());
        break;
      case NoteKind::kShot:
        add_shot();
        break;
      case NoteKind::kScored:
        add("points", note_.points);
        add("total", note_.total);
        break;
      case NoteKind::kHickey:
      case NoteKind::kJarTaken:
        add("cents", note_.cents);
        break;
      case NoteKind::kGameWon:
        add("total", note_.total);
        break;
      case NoteKind::kFoul:
        add("kind", name_in(kFoulNames, note_.foul));
        break;
      case NoteKind::kCorrected:
        add_correction();
        break;
      default:
        break;
    }
  }

  void add_correction() {
    const auto* correction = std::get_if<Correct>(&applied_.event());
    if (!correction) return;
    add("report", correction->report);
    add("removes", correction->removes);
    add("puts", correction->puts.size());
    if (correction->leave_out > 0) add("leave_out", correction->leave_out);
  }

  void add_shot() {
    if (!applied_.shot()) return;
    if (std::holds_alternative<ThrowFour>(applied_.shot()->shot)) return add("four", true);
    const Rest* rest = applied_.rest_of(note_.weight);
    if (rest && rest->on()) {
      const double from_end = (applied_.setup().table->length - rest->x) * 1000;
      add("from_far_edge_mm", std::floor(from_end + 0.5));  // rounded, as sentences have it
    }
  }

  const Note& note_;
  const AppliedEvent& applied_;
  JsonObject code_;
};

void write_judged(JsonWriter& json, const Note& note, const Setup& setup) {
  json.name("judgement").begin_object();
  write_judgement_fields(json, *note.judgement, *setup.game, setup.options);
  json.end_object();
}

void write_note(JsonWriter& json, const Note& note, const AppliedEvent& applied) {
  const JsonObject code = note_code(note, applied);
  const PlayerNames names(applied.setup());
  json.begin_object();
  write_note_fields(json, code, names);
  if (note.kind == NoteKind::kShot && applied.shot()) write_throw(json, *applied.shot());
  if (note.kind == NoteKind::kScored && note.judgement) write_judged(json, note, applied.setup());
  if (kSaysEnglish) json.field("text", describe(code, names));
  json.end_object();
}

}  // namespace

// ---------------------------------------------------------------- an event as it happened

void AppliedEvent::complete(const Match& match, std::vector<Note> notes) {
  const bool undone = std::holds_alternative<Undo>(match.log().back());
  event_ = undone ? match.log().back() : *match.last();
  notes_ = std::move(notes);
  first_ = match.first();
  hammer_ = match.hammer();
  end_ = match.state().end;
}

std::optional<Color> AppliedEvent::color_of(int weight) const {
  if (weight < before_.count) return before_.weights[static_cast<std::size_t>(weight)].color;
  if (shot()) {
    if (const auto* four = std::get_if<ThrowFour>(&shot()->shot)) return four->color;
  }
  return to_shoot_ ? to_shoot_->color : std::nullopt;
}

int AppliedEvent::number_in_color(int weight) const {
  int number = 1;
  for (int i = 0; i < weight; ++i) number += color_of(i) == color_of(weight) ? 1 : 0;
  return number;
}

const Rest* AppliedEvent::rest_of(int weight) const {
  if (!shot()) return nullptr;
  std::size_t index = 0;
  for (int i = 0; i < weight; ++i) {
    if (i >= before_.count || before_.weights[static_cast<std::size_t>(i)].on()) ++index;
  }
  const bool was_off = weight < before_.count && !before_.weights[static_cast<std::size_t>(weight)].on();
  const auto& rests = shot()->slide.rests;
  return was_off || index >= rests.size() ? nullptr : &rests[index];
}

// ---------------------------------------------------------------- what follows from it

PlayerNames::PlayerNames(const Setup& setup) {
  for (const std::string& side : setup.sides) sides_.push_back(&side);
  for (const Seat& seat : setup.seats) seats_.push_back(&seat.name);
}

PlayerNames::PlayerNames(const Narration& narration) {
  for (const std::string& side : narration.sides) sides_.push_back(&side);
  for (const NarratedSeat& seat : narration.seats) seats_.push_back(&seat.player);
}

const std::string& PlayerNames::at(const Names& names, double number) {
  static const std::string nobody = "?";
  for (std::size_t i = 0; i < names.size(); ++i)
    if (static_cast<double>(i) == number) return *names[i];
  return nobody;
}

JsonObject note_code(const Note& note, const AppliedEvent& applied) { return NoteCode(note, applied).take(); }

void write_note_fields(JsonWriter& json, const JsonObject& code, const PlayerNames& names) {
  for (const JsonMember& member : code) {
    const double* number = member.value.get<double>();
    if (member.name == "seat" && number) {
      json.field("player", names.player(*number));
    } else if ((member.name == "side" || member.name == "hammer") && number) {
      json.field(member.name, names.side(*number));
    } else {
      json.name(member.name);
      write_json(json, member.value);
    }
  }
}

void write_notes(JsonWriter& json, const AppliedEvent& applied) {
  json.begin_array();
  for (const Note& note : applied.notes()) write_note(json, note, applied);
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
