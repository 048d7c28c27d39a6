#include "protocol/replay.h"

#include <algorithm>
#include <utility>

#include "english/notes.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "protocol/english.h"
#include "protocol/replay_text.h"
#include "protocol/setup.h"
#include "write/code_names.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

void write_narrated_setup(JsonWriter& json, const Narration& narration) {
  const auto text = [&](std::string_view name, const std::string& value) {
    json.name(name);
    value.empty() ? json.null() : json.value(value);
  };
  text("game", narration.game);
  text("table", narration.table);
  json.name("powder");
  narration.powder ? json.value(*narration.powder) : json.null();
  text("weight", narration.weight);
  json.name("seats").begin_array();
  for (const NarratedSeat& seat : narration.seats) {
    json.begin_object().field("name", seat.player).field("side", seat.side);
    if (!seat.hand.empty()) json.field("hand", seat.hand);
    json.end_object();
  }
  json.end_array();
}

void write_head(const ReadRecord& record, std::string& out) {
  JsonWriter json(out);
  json.begin_object().name("setup").begin_object();
  if (record.own) {
    write_setup_fields(json, record.match->setup());
    json.name("seed");
    const auto& seed = record.head.seed;
    seed ? json.value(static_cast<std::int64_t>(*seed)) : json.null();
  } else {
    write_narrated_setup(json, *record.narration);
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

void write_narrated_notes(JsonWriter& json, const NarratedEvent& event, const PlayerNames& names) {
  json.name("events").begin_array();
  for (const JsonObject& note : event.notes) {
    json.begin_object();
    write_note_fields(json, note, names);
    if (kSaysEnglish) json.field("text", describe(note, names));
    json.end_object();
  }
  json.end_array();
}

void write_narrated_sentences(JsonWriter& json, const NarratedEvent& event) {
  json.name("told").begin_array();
  for (const std::string& sentence : event.sentences) json.value(sentence);
  json.end_array();
}

void write_as_narrated(const ReadRecord& record, std::string& out) {
  const PlayerNames names(*record.narration);
  int line = record.head_lines;
  for (const NarratedEvent& event : record.narration->events) {
    JsonWriter json(out);
    json.begin_object().field("line", ++line);
    record.head.is_numbered() ? write_narrated_notes(json, event, names) : write_narrated_sentences(json, event);
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

// Seats and sides whose names were removed, 0 first; left out where there are none.
void write_nameless(JsonWriter& json, const ReadRecord& record) {
  write_removed(json, "names_removed", record.nameless_seats());
  write_removed(json, "side_names_removed", record.nameless_sides());
}

// The field "refused" of an object that is open: {"field","code","arguments","line"}, or null.
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

// ---------------------------------------------------------------- a record that is looked at shot by shot

int contacts_between_weights(const ThrowCourse& course) {
  const auto contacts = course.trajectory.contacts();
  return static_cast<int>(
      std::count_if(contacts.begin(), contacts.end(), [](auto& contact) { return contact.b >= 0; }));
}

class PositionWriter {
 public:
  PositionWriter(JsonWriter& json, const Setup& setup, const State& state)
      : json_(json), setup_(setup), state_(state) {}

  void write() {
    json_.begin_object();
    write_setup_fields(json_, setup_);
    write_weights();
    json_.field("thrown", state_.board.count);
    json_.field("to_shoot", side(next_throw(setup_, state_)->side));
    write_scores();
    write_order();
    json_.field("round", state_.round);
    if (state_.board.first_color) json_.field("first_color", name_of(*state_.board.first_color));
    if (state_.powder) write_dryness(*state_.powder);
    json_.end_object();
  }

 private:
  const std::string& side(int side) const { return setup_.sides[static_cast<std::size_t>(side)]; }

  void write_weights() {
    json_.name("weights").begin_array();
    for (const BoardWeight& weight : state_.board.shot()) {
      if (!weight.on()) continue;
      json_.begin_object().field("color", name_of(weight.color)).field("x", weight.x).field("y", weight.y);
      json_.end_object();
    }
    json_.end_array();
  }

  void write_scores() {
    json_.name("score").begin_object();
    for (std::size_t i = 0; i < setup_.sides.size(); ++i) json_.field(setup_.sides[i], state_.scores[i]);
    json_.end_object();
  }

  void write_order() {
    json_.field("hammer", side(state_.order[setup_.sides.size() - 1]));
    if (!setup_.game->shares_board) {
      json_.name("order").begin_array();
      for (std::size_t i = 0; i < setup_.sides.size(); ++i) json_.value(side(state_.order[i]));
      json_.end_array();
      return;
    }
    json_.name("colors").begin_object();
    for (std::size_t i = 0; i < 2; ++i) json_.field(setup_.sides[i], name_of(*state_.colors[i]));
    json_.end_object();
  }

  void write_dryness(const PowderMap& powder) {
    json_.name("dryness").begin_array();
    for (int along = 0; along < kPowderCellsAlong; ++along)
      for (int across = 0; across < kPowderCellsAcross; ++across) json_.value(powder.dryness(along, across));
    json_.end_array();
  }

  JsonWriter& json_;
  const Setup& setup_;
  const State& state_;
};

// "luck", of a match that a server hosted: how much was drawn, and from what. null of any other.
void write_luck(JsonWriter& json, const ReadRecord& record) {
  json.name("luck");
  if (!record.verified || !record.head.luck) return static_cast<void>(json.null());
  const MatchLuck& luck = *record.head.luck;
  json.begin_object().field("match", luck.match_id).field("commitment", hex_of(luck.commitment)).name("secret");
  luck.secret ? json.value(hex_of(*luck.secret)) : json.null();
  json.name("numbers").begin_array();
  for (int seat = 0; seat < static_cast<int>(record.head.names.seats.size()); ++seat) {
    const SeatNumber* number = luck.number_of(seat);
    number ? json.value(hex_of(*number)) : json.null();
  }
  json.end_array().field("draws", count_draws(*record.match)).end_object();
}

}  // namespace

std::string replay_json(const ReadRecord& record) {
  std::string out;
  write_head(record, out);
  record.own ? write_as_played(record, out) : write_as_narrated(record, out);
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
  if (record.narration) json.field("events", static_cast<std::int64_t>(record.narration->events.size()));
  if (record.narration && record.own) json.field("hash", hex(record_hash(record.head, *record.match), 16));
  if (record.verified) {
    json.field("draws_verified", record.head.draws().has_value());
    write_luck(json, record);
  }
  write_nameless(json, record);
  if (!record.fault && !record.own) {
    if (kSaysEnglish) json.field("reason", describe_revisions(record));
    json.field("recorded_hash", record.narration->hash);
    write_scores(json, record.narration->scores);
    write_winner(json, record.narration->winner);
    json.field("can_go_on", record.can_go_on(false));
    if (kSaysEnglish && record.objection) json.field("objection", record.objection->sentence());
  }
  json.end_object();
  return out + '\n';
}

std::string acceptance_json(const ReadRecord& record) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", !record.fault);
  write_refused(json, record);
  write_luck(json, record);
  json.end_object();
  return out;
}

OpenReplay::OpenReplay(ReadRecord record) : record_(std::move(record)) {
  if (!record_.own || !record_.match) return;
  Match again(record_.match->setup());
  for (const Event& event : record_.match->log()) {
    Step step{again.state(), std::nullopt};
    const auto applied = AppliedEvent::append(again, event);
    if (applied.value().shot()) step.shot = applied.value().shot()->shot;
    steps_.push_back(std::move(step));
  }
}

std::string OpenReplay::json() const {
  std::string out = record_.can_be_shown(true) ? replay_json(record_) : std::string();
  JsonWriter json(out);
  json.begin_object().field("ok", !record_.fault || record_.fault->cut_off).field("verified", record_.verified);
  json.field("cut_off", record_.fault && record_.fault->cut_off);
  write_refused(json, record_);
  json.name("contacts").begin_array();
  for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
    const auto thrown = course(i);
    thrown ? json.value(contacts_between_weights(*thrown)) : json.null();
  }
  json.end_array().end_object();
  return out;
}

const OpenReplay::Step* OpenReplay::step(int event) const {
  const bool is_there = event >= 0 && event < static_cast<int>(steps_.size());
  return is_there ? &steps_[static_cast<std::size_t>(event)] : nullptr;
}

std::optional<ThrowCourse> OpenReplay::course(int event) const {
  const Step* thrown = step(event);
  if (!thrown || !thrown->shot) return std::nullopt;
  return course_of(record_.match->setup(), thrown->before, *thrown->shot);
}

const PowderMap* OpenReplay::powder(int event) const {
  const Step* thrown = step(event);
  return thrown && thrown->before.powder ? &*thrown->before.powder : nullptr;
}

std::string OpenReplay::position_json(int event) const {
  const Step* thrown = step(event);
  if (!thrown || !thrown->shot) return "null";
  std::string out;
  JsonWriter json(out);
  PositionWriter(json, record_.match->setup(), thrown->before).write();
  return out;
}

}  // namespace hammer::protocol
