#include "record/told.h"

#include <algorithm>
#include <cmath>

#include "english/judge.h"
#include "english/notes.h"
#include "protocol/english.h"
#include "write/notes.h"

namespace hammer::protocol {
namespace {

// Whatever a later program may count, it fits.
constexpr double kMaxPointsTold = 2147483647;

std::string text_or_nothing(const Fields& line, std::string_view name) {
  const JsonValue* value = line.find(name);
  const auto* text = value ? value->get<std::string>() : nullptr;
  return text ? *text : std::string();
}

// ---------------------------------------------------------------- in codes, sides by number

void write_notes_told(JsonWriter& json, const AppliedEvent& applied) {
  json.name("notes").begin_array();
  for (const Note& note : applied.notes()) write_json(json, {note_code(note, applied)});
  json.end_array();
}

void write_numbered_scores(JsonWriter& json, const Match& match) {
  json.name("scores").begin_array();
  for (int side = 0; side < match.setup().side_count(); ++side)
    json.value(match.state().scores[static_cast<std::size_t>(side)]);
  json.end_array();
}

void read_notes(const Fields& line, NarrationEvent& told) {
  const JsonArray* notes = line.array("notes", "notes", true);
  for (std::size_t i = 0; notes && i < notes->size(); ++i) {
    const Fields note((*notes)[i], element_of("notes", i), line.complaints());
    if (note.text("event", "name", true)) told.notes.push_back(*(*notes)[i].get<JsonObject>());
  }
}

NarrationScores read_numbered_scores(const Fields& line, const NarrationMatch& told) {
  NarrationScores scores;
  const auto is_points = [](const JsonValue& value) {
    const double* number = value.get<double>();
    return number && std::abs(*number) <= kMaxPointsTold && *number == std::floor(*number);
  };
  const JsonArray* array = line.array("scores", "points_by_side", true);
  if (!array) return scores;
  if (array->size() != told.sides.size() || !std::ranges::all_of(*array, is_points)) {
    line.complain("scores", "scores_by_side", {arg("sides", told.sides.size())});
    return scores;
  }
  for (std::size_t side = 0; side < array->size(); ++side)
    scores.emplace_back(told.sides[side], static_cast<int>(*(*array)[side].get<double>()));
  return scores;
}

// ---------------------------------------------------------------- in sentences, sides by name: formats 1 and 2

void write_sentences(JsonWriter& json, const AppliedEvent& applied) {
  const NoteNames names(applied.setup());
  json.name("told").begin_array();
  for (const Note& note : applied.notes()) {
    if (!kSaysEnglish) break;
    if (note.judgement) json.value(describe_summary(*note.judgement, applied.setup().game->shares_board));
    json.value(describe(note_code(note, applied), names));
  }
  json.end_array();
}

void read_sentences(const Fields& line, NarrationEvent& told) {
  const JsonArray* array = line.array("told", "sentences", true);
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    if (const auto* sentence = (*array)[i].get<std::string>()) {
      told.sentences.push_back(*sentence);
    } else {
      JsonObject arguments = shown((*array)[i]);
      arguments.push_back(arg("form", "sentences"));
      line.complain("told", "has_in_it", std::move(arguments));
    }
  }
}

NarrationScores read_named_scores(const Fields& line) {
  NarrationScores scores;
  const JsonValue* value = line.find("scores");
  const auto* object = value ? value->get<JsonObject>() : nullptr;
  if (!object) {
    line.refuse("scores", accepted_form("points_by_side"));
    return scores;
  }
  const Fields points(*value, "scores", line.complaints());
  for (const JsonMember& member : *object) {
    scores.emplace_back(
        member.name,
        static_cast<int>(points.number(
            {.name = member.name, .unit = "", .low = -kMaxPointsTold, .high = kMaxPointsTold, .whole = true})));
  }
  return scores;
}

}  // namespace

NarrationScores scores_of(const Match& match) {
  NarrationScores scores;
  const auto& sides = match.setup().sides;
  for (std::size_t side = 0; side < sides.size(); ++side) scores.emplace_back(sides[side], match.state().scores[side]);
  return scores;
}

std::string winner_of(const Match& match) {
  const int winner = match.state().winner;
  return winner < 0 ? std::string() : match.setup().sides[static_cast<std::size_t>(winner)];
}

void write_scores(JsonWriter& json, const NarrationScores& scores) {
  json.name("scores").begin_object();
  for (const auto& [side, points] : scores) json.field(side, points);
  json.end_object();
}

void write_winner(JsonWriter& json, const std::string& winner) {
  json.name("winner");
  winner.empty() ? json.null() : json.value(winner);
}

void write_told_fields(JsonWriter& json, const AppliedEvent& applied, const Match& after, const RecordHead& head) {
  head.is_numbered() ? write_notes_told(json, applied) : write_sentences(json, applied);
  head.is_numbered() ? write_numbered_scores(json, after) : write_scores(json, scores_of(after));
}

void write_end_fields(JsonWriter& json, const Match& match, const RecordHead& head) {
  if (!head.is_numbered()) {
    write_scores(json, scores_of(match));
    return write_winner(json, winner_of(match));
  }
  write_numbered_scores(json, match);
  json.name("winner");
  match.state().winner < 0 ? json.null() : json.value(match.state().winner);
}

NarrationEvent read_told(const Fields& line, const RecordHead& head, const NarrationMatch& told) {
  NarrationEvent event;
  head.is_numbered() ? read_notes(line, event) : read_sentences(line, event);
  event.scores = read_scores(line, head, told);
  return event;
}

NarrationScores read_scores(const Fields& line, const RecordHead& head, const NarrationMatch& told) {
  return head.is_numbered() ? read_numbered_scores(line, told) : read_named_scores(line);
}

std::string read_winner(const Fields& line, const RecordHead& head, const NarrationMatch& told) {
  const JsonValue* value = line.find("winner");
  if (value && value->get<std::nullptr_t>()) return {};
  if (head.is_numbered()) {
    const double highest = std::max(0.0, static_cast<double>(told.sides.size()) - 1);
    const double side = line.number({.name = "winner", .unit = "", .low = 0, .high = highest, .whole = true});
    return told.sides.empty() ? std::string() : told.sides[static_cast<std::size_t>(side)];
  }
  const std::string* winner = line.text("winner", "winner", true);
  return winner ? *winner : std::string();
}

NarrationMatch read_told_setup(const Fields& line) {
  NarrationMatch told;
  told.game = text_or_nothing(line, "game");
  told.table = text_or_nothing(line, "table");
  told.weight = text_or_nothing(line, "weight");
  if (const JsonValue* powder = line.find("powder")) {
    if (const double* number = powder->get<double>()) told.powder = *number;
  }
  const JsonValue* seats = line.find("seats");
  const auto* array = seats ? seats->get<JsonArray>() : nullptr;
  for (std::size_t i = 0; array && i < array->size(); ++i) {
    Complaints none;
    const Fields seat((*array)[i], "", none);
    const std::string name = text_or_nothing(seat, "name"), side = text_or_nothing(seat, "side");
    if (!name.empty()) told.seats.push_back({name, side.empty() ? name : side, text_or_nothing(seat, "hand")});
  }
  return told;
}

void write_told_setup(JsonWriter& json, const NarrationMatch& told) {
  const auto text = [&](std::string_view name, const std::string& value) {
    json.name(name);
    value.empty() ? json.null() : json.value(value);
  };
  text("game", told.game);
  text("table", told.table);
  json.name("powder");
  told.powder ? json.value(*told.powder) : json.null();
  text("weight", told.weight);
  json.name("seats").begin_array();
  for (const NarrationSeat& seat : told.seats) {
    json.begin_object().field("name", seat.player).field("side", seat.side);
    if (!seat.hand.empty()) json.field("hand", seat.hand);
    json.end_object();
  }
  json.end_array();
}

}  // namespace hammer::protocol
