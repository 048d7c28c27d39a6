#include "record/told.h"

#include <cmath>

#include "english/judge.h"
#include "english/notes.h"

namespace hammer::protocol {
namespace {

// Whatever a later program may count, it fits.
constexpr double kMostPointsTold = 2147483647;

std::string text_or_nothing(const Fields& line, std::string_view name) {
  const JsonValue* value = line.find(name);
  const auto* text = value ? value->get<std::string>() : nullptr;
  return text ? *text : std::string();
}

}  // namespace

ToldScores scores_of(const Match& match) {
  ToldScores scores;
  const auto& sides = match.setup().sides;
  for (std::size_t side = 0; side < sides.size(); ++side) scores.emplace_back(sides[side], match.state().scores[side]);
  return scores;
}

ToldEvent told_of(const Happening& happening, const Match& after) {
  ToldEvent told;
  for (const Note& note : happening.notes()) {
    if (note.judgement) told.sentences.push_back(describe_summary(*note.judgement, after.setup().game->shares_board));
    told.sentences.push_back(describe(note, happening));
  }
  told.scores = scores_of(after);
  return told;
}

std::string winner_of(const Match& match) {
  const int winner = match.state().winner;
  return winner < 0 ? std::string() : match.setup().sides[static_cast<std::size_t>(winner)];
}

void write_told(JsonWriter& json, const ToldEvent& told) {
  json.name("told").begin_array();
  for (const std::string& sentence : told.sentences) json.value(sentence);
  json.end_array();
  write_scores(json, told.scores);
}

void write_scores(JsonWriter& json, const ToldScores& scores) {
  json.name("scores").begin_object();
  for (const auto& [side, points] : scores) json.field(side, points);
  json.end_object();
}

void write_winner(JsonWriter& json, const std::string& winner) {
  json.name("winner");
  winner.empty() ? json.null() : json.value(winner);
}

ToldEvent read_told(const Fields& line) {
  ToldEvent told;
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
  told.scores = read_scores(line);
  return told;
}

ToldScores read_scores(const Fields& line) {
  ToldScores scores;
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
            {.name = member.name, .unit = "", .low = -kMostPointsTold, .high = kMostPointsTold, .whole = true})));
  }
  return scores;
}

std::string read_winner(const Fields& line) {
  const JsonValue* value = line.find("winner");
  if (value && value->get<std::nullptr_t>()) return {};
  const std::string* winner = line.text("winner", "winner", true);
  return winner ? *winner : std::string();
}

ToldMatch read_told_setup(const Fields& line) {
  ToldMatch told;
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

void write_told_setup(JsonWriter& json, const ToldMatch& told) {
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
  for (const ToldSeat& seat : told.seats) {
    json.begin_object().field("name", seat.player).field("side", seat.side);
    if (!seat.hand.empty()) json.field("hand", seat.hand);
    json.end_object();
  }
  json.end_array();
}

}  // namespace hammer::protocol
