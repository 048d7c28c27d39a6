// Commands: who may say what, and what comes of it.
#include <algorithm>
#include <array>
#include <utility>

#include "base/metrics.h"
#include "json/fields.h"
#include "json/names.h"
#include "json/reader.h"
#include "json/writer.h"
#include "match/ending.h"
#include "match/room.h"

namespace hammer::server {
namespace {

using protocol::Speaker;

constexpr std::size_t kLongestShotId = 64;

bool is_shot_id(std::string_view text) {
  const auto is_known = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && text.size() <= kLongestShotId && std::ranges::all_of(text, is_known);
}

struct SentCommand {
  std::string shot_id;
  JsonValue command;  // without the shot id
};

Result<SentCommand, Reply> read_command(std::string_view body) {
  auto read = read_json(body);
  if (!read) return refusal(400, read.refusal());
  Complaints complaints;
  const Fields fields(read.value(), "", complaints);
  const std::string* id = fields.text("shot_id", "shot_id", true);
  if (id && !is_shot_id(*id)) fields.refuse("shot_id", accepted_form("shot_id"));
  if (complaints.first()) return refusal(400, *complaints.first());
  SentCommand sent{*id, {JsonObject()}};
  auto& kept = std::get<JsonObject>(sent.command.held);
  for (const JsonMember& member : *read.value().get<JsonObject>()) {
    if (member.name != "shot_id") kept.push_back(member);
  }
  return sent;
}

std::string_view text_field(const JsonValue& command, std::string_view name) {
  for (const JsonMember& member : *command.get<JsonObject>()) {
    const auto* text = member.name == name ? member.value.get<std::string>() : nullptr;
    if (text) return *text;
  }
  return {};
}

bool has_field(const JsonValue& command, std::string_view name) {
  return std::ranges::any_of(*command.get<JsonObject>(), [&](const JsonMember& each) { return each.name == name; });
}

// Dusting does not give anybody more time.
bool keeps_clock(std::string_view verb) { return verb == "dust" || verb == "grant-dust"; }

Reply no_seat() { return refusal(403, {"no_seat"}); }

}  // namespace

EventRow Room::event_of(const Change& change, std::string line) const {
  EventRow event;
  event.seq = static_cast<std::int64_t>(kept_.events.size() + change.events.size());
  event.body = std::move(line);
  event.state_hash = kept_.match->hash();
  event.at_ms = wall_ms();
  return event;
}

void Room::close_if_over(Change& change, std::string_view ending) {
  if (match().state().phase != Phase::kOver) return;
  add_event(change, kept_.match->end());
  if (!change.row) change.row = kept_.row;
  close_row(*change.row, match(), ending, wall_ms());
  if (kept_.row.rated) change.rated = kept_.seats;
}

std::string Room::answer_of(const EventRow& event) const {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("seq", event.seq).field("line", event.body).field("hash", event.state_hash).end_object();
  return out;
}

// Nothing: it may be said now, by this seat.
std::optional<Reply> Room::refuse_speaker(Speaker speaker, int seat, std::string_view side) const {
  const Setup& setup = match().setup();
  const int own = side_of(match(), seat);
  const std::string& own_name = setup.sides[static_cast<std::size_t>(own)];
  if (speaker == Speaker::kHost) return refusal(403, {"server_only", "cmd"});
  if (is_out(own)) return has_conceded();
  switch (speaker) {
    case Speaker::kHost:
      break;
    case Speaker::kSideThatCalls:
    case Speaker::kOwnSide:
      if (side.empty() || side == own_name || std::ranges::find(setup.sides, side) == setup.sides.end()) break;
      return refusal(403, {"other_side", "side", {arg("side", side), arg("own", own_name)}});
    case Speaker::kChooser:
      if (turn_.kind != Turn::Kind::kChoice) return refusal(409, {"nothing_to_choose"});
      if (turn_.side != own)
        return refusal(409, {"other_chooses", "", {arg("side", setup.sides[static_cast<std::size_t>(turn_.side)])}});
      break;
    case Speaker::kShooter:
      if (turn_.kind != Turn::Kind::kThrow) return refusal(409, {"nobody_shoots"});
      if (turn_.seat != seat)
        return refusal(409,
                       {"other_shoots", "", {arg("player", setup.seats[static_cast<std::size_t>(turn_.seat)].name)}});
      break;
    case Speaker::kOpponent: {
      if (turn_.kind != Turn::Kind::kThrow) return refusal(409, {"nobody_shoots"});
      const auto people = people_of(kept_.seats, match(), -1);
      const bool has_opponents =
          std::ranges::any_of(people, [&](int each) { return side_of(match(), each) != turn_.side; });
      if (own == turn_.side && has_opponents) return refusal(409, {"others_grant"});
      break;
    }
  }
  return std::nullopt;
}

void Room::command(const Caller& caller, std::string_view body, Responder respond) {
  auto sent = read_command(body);
  if (!sent) return respond(sent.refusal());
  change(std::move(respond), [this, caller, sent = std::move(sent.value())](const Responder& answer) {
    play_command(caller, sent.shot_id, sent.command, answer);
  });
}

void Room::play_command(const Caller& caller, const std::string& shot_id, const JsonValue& sent,
                        const Responder& respond) {
  const int seat = seat_of(caller.account);
  if (seat < 0) return respond(kept_.row.phase == MatchPhase::kCancelled ? *fault_of_phase(true) : no_seat());
  const std::string text = json_text(sent);
  if (const auto known = by_shot_id_.find({caller.account, shot_id}); known != by_shot_id_.end()) {
    const EventRow& event = kept_.events[known->second];
    if (event.command == text) return respond({200, answer_of(event)});
    return respond(refusal(409, {"shot_id_used", "shot_id", {arg("shot_id", shot_id)}}));
  }
  const auto speaker = protocol::speaker_of(sent);
  if (!speaker) return respond(refusal(400, speaker.refusal()));
  if (auto fault = fault_of_phase(speaker.value() != Speaker::kOwnSide)) return respond(*fault);
  if (auto fault = refuse_speaker(speaker.value(), seat, text_field(sent, "side"))) return respond(*fault);

  auto line = kept_.match->answer(with_side(sent, speaker.value(), seat));
  if (!line) {
    const auto& [complaint, is_untimely] = line.refusal();
    return respond(refusal(is_untimely ? 409 : 400, complaint));
  }
  Change change;
  EventRow event = event_of(change, std::move(line.value()));
  event.shot_id = shot_id;
  event.command = text;
  event.by = caller.account;
  change.events.push_back(std::move(event));
  change.keeps_clock = keeps_clock(text_field(sent, "cmd"));
  close_if_over(change, speaker.value() == Speaker::kOwnSide ? "conceded" : "played");
  commit_command(std::move(change), respond);
}

// Who says nothing of a side speaks for its own.
JsonValue Room::with_side(const JsonValue& sent, Speaker speaker, int seat) const {
  JsonValue command = sent;
  const bool calls = speaker == Speaker::kSideThatCalls && match().setup().side_count() == 2;
  if ((speaker != Speaker::kOwnSide && !calls) || has_field(sent, "side")) return command;
  const std::string& own = match().setup().sides[static_cast<std::size_t>(side_of(match(), seat))];
  std::get<JsonObject>(command.held).push_back({"side", {own}});
  return command;
}

void Room::commit_command(Change change, const Responder& respond) {
  const std::string answer = answer_of(change.events.front());
  const bool is_throw = std::holds_alternative<ShotPlayed>(match().log().back());
  commit(std::move(change), [this, is_throw, respond, answer](std::optional<Reply> fault) {
    if (fault) return respond(*fault);
    forfeits_in_a_row_ = 0;
    offers_.erase(OfferKind::kTakeback);
    if (is_throw) house_.around.metrics.count("hammer_shots_total");
    respond({200, answer});
  });
}

}  // namespace hammer::server
