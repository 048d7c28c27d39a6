#include "client/match_seen.h"

#include <algorithm>

#include "json/reader.h"

namespace hammer::server {
namespace {

const JsonValue* member(const JsonValue& value, std::string_view name) {
  const auto* object = value.get<JsonObject>();
  if (!object) return nullptr;
  const auto found =
      std::find_if(object->begin(), object->end(), [&](const auto& field) { return field.name == name; });
  return found == object->end() ? nullptr : &found->value;
}

std::string text_member(const JsonValue& value, std::string_view name) {
  const JsonValue* found = member(value, name);
  const auto* text = found ? found->get<std::string>() : nullptr;
  return text ? *text : "";
}

template <class Read>
void read_each(const JsonValue& value, std::string_view name, Read read) {
  const JsonValue* found = member(value, name);
  const auto* array = found ? found->get<JsonArray>() : nullptr;
  if (!array) return;
  for (const JsonValue& entry : *array) read(entry);
}

MatchSeen read_match_seen(const JsonValue& value) {
  MatchSeen match;
  match.id = text_member(value, "id");
  match.phase = text_member(value, "phase");
  match.game = text_member(value, "game");
  match.host = text_member(value, "host");
  match.rematch = text_member(value, "rematch");
  read_each(value, "seats", [&](const JsonValue& seat) {
    match.seats.push_back({text_member(seat, "name"), text_member(seat, "side")});
  });
  if (const JsonValue* luck = member(value, "luck")) {
    read_each(*luck, "numbers", [&, seat = std::size_t{0}](const JsonValue& added) mutable {
      const bool* is_added = added.get<bool>();
      if (seat < match.seats.size()) match.seats[seat++].lacks_number = is_added && !*is_added;
    });
  }
  read_each(value, "offers", [&](const JsonValue& offer) {
    match.offers.push_back({text_member(offer, "kind"), text_member(offer, "by")});
  });
  read_each(value, "away", [&](const JsonValue& seat) {
    const JsonValue* seconds = member(seat, "claim_in");
    if (const auto* number = seconds ? seconds->get<double>() : nullptr) match.claims_in.push_back(*number);
  });
  return match;
}

}  // namespace

bool MatchSeen::has_open_seat() const {
  return std::any_of(seats.begin(), seats.end(), [](const SeatSeen& seat) { return seat.name.empty(); });
}

bool MatchSeen::seats_player(std::string_view name) const {
  return std::any_of(seats.begin(), seats.end(), [&](const SeatSeen& seat) { return seat.name == name; });
}

bool MatchSeen::lacks_number_of(std::string_view name) const {
  return phase == "playing" && std::any_of(seats.begin(), seats.end(), [&](const SeatSeen& seat) {
           return seat.name == name && seat.lacks_number;
         });
}

std::optional<SeenLine> read_seen_line(std::string_view text) {
  const auto value = read_json(text);
  if (!value) return std::nullopt;
  SeenLine seen;
  seen.type = text_member(value.value(), "type");
  if (seen.type == "paired") seen.paired = text_member(value.value(), "match");
  seen.line = text_member(value.value(), "line");
  const JsonValue* seq = member(value.value(), "seq");
  if (const auto* number = seq ? seq->get<double>() : nullptr) seen.seq = static_cast<long long>(*number);
  const JsonValue* match = member(value.value(), "match");
  if (match && match->get<JsonObject>()) seen.match = read_match_seen(*match);
  for (const char* list : {"matches", "unfinished"}) {
    read_each(value.value(), list, [&](const JsonValue& each) { seen.matches.push_back(read_match_seen(each)); });
  }
  return seen;
}

std::string text_in(std::string_view json, std::initializer_list<std::string_view> fields) {
  const auto read = read_json(json);
  const JsonValue* value = read ? &read.value() : nullptr;
  for (const std::string_view field : fields) value = value ? member(*value, field) : nullptr;
  const auto* text = value ? value->get<std::string>() : nullptr;
  return text ? *text : "";
}

}  // namespace hammer::server
