#include "protocol/umpire.h"

#include <algorithm>
#include <array>
#include <utility>

#include "json/fields.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "protocol/command.h"
#include "protocol/machine_player.h"
#include "protocol/setup.h"
#include "record/reader.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

// Leaves the object open for the events and the state.
void begin_accepting(JsonWriter& json, bool differs) {
  json.begin_object().field("ok", true);
  if (differs) json.field("differs", true);
  json.name("events");
}

void end_accepting(JsonWriter& json, const Match& match, std::uint64_t hash) {
  json.name("state");
  write_state(json, match, hash);
  json.end_object();
}

std::string accept_nothing(const Match& match, std::uint64_t hash, bool differs) {
  std::string out;
  JsonWriter json(out);
  begin_accepting(json, differs);
  json.begin_array().end_array();
  end_accepting(json, match, hash);
  return out;
}

bool asks_for_sheet(std::string_view line) {
  static constexpr std::array<std::string_view, 1> kFields{"cmd"};
  const ParsedObject sent(line, kFields);
  if (sent.complaint()) return false;
  const std::string* verb = sent.fields().text("cmd", "name", false);
  return verb && *verb == "sheet";
}

// The setup with the value of every option, also of those that were left out. Without the seed, which is the host's
// secret while the match goes on.
void write_setup(JsonWriter& json, const Setup& setup) {
  json.name("setup").begin_object();
  write_setup_fields(json, setup);
  json.end_object();
}

}  // namespace

Umpire::Umpire(std::optional<std::uint64_t> seed, const NameSecret& secret) : seed_(seed), secret_(secret) {}

Umpire::Umpire(const ReadRecord& record, std::uint64_t seed, const NameSecret& secret)
    : seed_(record.head.seed.value_or(seed)), secret_(secret) {
  RecordHead head = record.head;
  head.luck.reset();  // what is drawn from here on is not the first host's
  if (!head.is_numbered()) {
    head = RecordHead::of(record.match->setup(), record.head.seed, secret);
    head.revisions = record.head.revisions;
  }
  RecordWriter writer(std::move(head));
  writer.begin(record.match->setup(), unwritten_);
  writer.add_all(*record.match, unwritten_);
  recorded_.emplace(*record.match, std::move(writer));
}

Umpire::~Umpire() = default;
Umpire::Umpire(Umpire&&) noexcept = default;
Umpire& Umpire::operator=(Umpire&&) noexcept = default;

const Match* Umpire::match() const {
  if (recorded_) return &recorded_->match();
  return followed_ && followed_->match() ? &*followed_->match() : nullptr;
}

std::uint64_t Umpire::hash() const { return recorded_ ? recorded_->hash() : record_hash(followed_->head(), *match()); }

// Before the setup there is no state to show.
std::string Umpire::refuse(const Complaint& complaint) const {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", false);
  write_error_fields(json, complaint);
  json.name("state");
  match() ? write_state(json, *match(), hash()) : static_cast<void>(json.null());
  json.end_object();
  return out;
}

std::string Umpire::answer(std::string_view line) {
  if (is_blank(line)) return {};
  return match() ? command(line) : set_up(line);
}

std::string Umpire::refuse_long_line() const { return refuse(too_long()); }

std::string Umpire::refuse_missing_seed() const {
  return Umpire(std::nullopt, secret_).refuse({"missing", "seed", accepted_seeds()});
}

std::string Umpire::show() const {
  std::string out;
  JsonWriter json(out);
  begin_accepting(json, false);
  json.begin_array().end_array();
  write_setup(json, match()->setup());
  end_accepting(json, *match(), hash());
  return out;
}

std::string Umpire::act(std::string_view line) {
  if (!match()) return refuse({"machine_needs_setup"});
  const auto turn = read_machine_turn(line, *match());
  if (!turn) return refuse(turn.refusal());
  const Command command = ai::decide(*match(), turn.value().level, turn.value().effort, DrawSource::from_seed(*seed_));
  stop_following();
  const State before = match()->state();
  const auto applied = recorded_->play(command, unwritten_);
  if (applied) return accept(applied.value(), before, false);
  const auto forfeited = recorded_->play(Forfeit{}, unwritten_);
  return forfeited ? accept(forfeited.value(), before, false) : refuse(forfeited.refusal().complaint);
}

std::string Umpire::set_up(std::string_view line) {
  const ParsedObject sent(line, kSetupFields);
  auto seeded = read_setup(sent.fields());
  if (!sent.complaint() && !seeded->seed && !seed_) sent.fields().refuse("seed", accepted_seeds());
  if (sent.complaint()) return refuse(*sent.complaint());
  if (seeded->seed) seed_ = seeded->seed;
  RecordHead head = RecordHead::of(seeded->setup, seed_, secret_);
  followed_.reset();
  recorded_.emplace(std::move(seeded->setup), std::move(head));
  recorded_->begin(unwritten_);
  return show();
}

std::string Umpire::sheet() const {
  if (!match()) return refuse({"machine_needs_setup"});
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", true).name("sheet");
  write_sheet(json, *match());
  json.end_object();
  return out;
}

std::string Umpire::command(std::string_view line) {
  if (asks_for_sheet(line)) return sheet();
  const auto command = read_match_command(line, *match(), DrawSource::from_seed(*seed_));
  if (!command) return refuse(command.refusal());
  stop_following();
  const State before = match()->state();
  const auto applied = recorded_->play(command.value(), unwritten_);
  return applied ? accept(applied.value(), before, false) : refuse(applied.refusal().complaint);
}

// Playing on alone after following keeps the record up to here; after its end it is written again, without one.
void Umpire::stop_following() {
  if (!followed_ || !followed_->match()) return;
  RecordWriter writer(followed_->head(), followed_->sum());
  if (followed_->has_ended()) {
    unwritten_.clear();
    RecordHead head = followed_->head();
    head.luck.reset();
    writer = RecordWriter(std::move(head));
    writer.begin(match()->setup(), unwritten_);
    writer.add_all(*match(), unwritten_);
  }
  recorded_.emplace(std::move(*followed_->match()), std::move(writer));
  followed_.reset();
}

std::string Umpire::accept(const AppliedEvent& applied, const State& before, bool differs) {
  thrown_.reset();
  if (const auto* played = std::get_if<ShotPlayed>(&match()->log().back())) thrown_ = {before, played->shot};
  std::string out;
  JsonWriter json(out);
  begin_accepting(json, differs);
  write_notes(json, applied);
  end_accepting(json, *match(), hash());
  return out;
}

std::string Umpire::follow(std::string_view lines) {
  std::string answer;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    if (is_blank(line)) continue;
    bool is_taken = false;
    answer = follow_one(line, is_taken);
    if (!is_taken) break;
  }
  return answer;
}

// Following draws nothing: any seed does.
std::string Umpire::follow_one(std::string_view line, bool& is_taken) {
  if (recorded_) return refuse({"record_changed"});
  if (!followed_) followed_ = std::make_unique<RecordCursor>(RecordCursor::Depth::kFollowed);
  const auto taken = followed_->take(line);
  is_taken = static_cast<bool>(taken);
  if (!taken) return refuse(taken.refusal());
  unwritten_ += line;
  unwritten_ += '\n';
  if (!seed_) seed_ = 0;
  switch (taken.value()) {
    case RecordCursor::Line::kEvent:
      return accept(*followed_->applied(), followed_->before(), followed_->differs());
    case RecordCursor::Line::kEnd:
      return accept_nothing(*match(), hash(), followed_->end_hash() != hex(hash(), 16));
    case RecordCursor::Line::kHead:
    case RecordCursor::Line::kNames:
    case RecordCursor::Line::kNumber:
      break;
  }
  return show();
}

std::optional<ThrowCourse> Umpire::course() const {
  if (!thrown_) return std::nullopt;
  return course_of(match()->setup(), thrown_->before, thrown_->shot);
}

std::string Umpire::take_record() { return std::exchange(unwritten_, {}); }

std::string Umpire::end_record() {
  if (followed_ && match() && !followed_->has_ended()) stop_following();
  if (recorded_) recorded_->end(unwritten_);
  return take_record();
}

}  // namespace hammer::protocol
