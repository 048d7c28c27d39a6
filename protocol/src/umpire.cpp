#include "protocol/umpire.h"

#include <utility>

#include "json/fields.h"
#include "json/numbers.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_answer.h"
#include "protocol/machine_command.h"
#include "protocol/setup.h"
#include "read/command.h"
#include "record/event_lines.h"
#include "record/happening.h"
#include "write/complaints.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

// Before the setup there is no state to show.
std::string refuse(const Complaint& complaint, const Match* match) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", false);
  write_error_fields(json, complaint);
  json.name("state");
  match ? write_state(json, *match) : static_cast<void>(json.null());
  json.end_object();
  return out;
}

// Open for what else there is to say of it.
void begin_accepting(JsonWriter& json, bool differs) {
  json.begin_object().field("ok", true);
  if (differs) json.field("differs", true);
  json.name("events");
}

void end_accepting(JsonWriter& json, const Match& match) {
  json.name("state");
  write_state(json, match);
  json.end_object();
}

// What was agreed, every option with its value: what was left out is nowhere else to be seen. Less the seed, which is
// the host's secret while the match goes on.
void write_setup(JsonWriter& json, const Setup& setup) {
  json.name("setup").begin_object();
  write_setup_fields(json, setup);
  json.end_object();
}

}  // namespace

Umpire::Umpire(const ReadRecord& record, std::uint64_t seed)
    : match_(std::make_unique<Match>(*record.match)), seed_(record.seed.value_or(seed)) {
  writer_.begin(match_->setup(), record.seed, record.revisions, unwritten_);
  writer_.add_all(*match_, unwritten_);
}

std::string Umpire::answer(std::string_view line) {
  if (is_blank(line)) return {};
  return match_ ? command(line) : set_up(line);
}

std::string Umpire::refuse_long_line() const { return refuse(too_long(), match_.get()); }

std::string Umpire::refuse_missing_seed() const { return refuse({"missing", "seed", accepted_seeds()}, nullptr); }

std::string Umpire::show() const {
  std::string out;
  JsonWriter json(out);
  begin_accepting(json, false);
  json.begin_array().end_array();
  write_setup(json, match_->setup());
  end_accepting(json, *match_);
  return out;
}

std::string Umpire::choose(std::string_view line) const {
  return match_ ? machine_command(line, *match_, *seed_) : refuse({"machine_needs_setup"}, nullptr);
}

std::string Umpire::set_up(std::string_view line) {
  const auto value = read_json(line);
  if (!value) return refuse(value.refusal(), nullptr);
  Complaints complaints;
  const Fields fields(value.value(), "", kSetupFields, complaints);
  auto seeded = read_setup(fields);
  if (!complaints.first() && !seeded->seed && !seed_) fields.refuse("seed", accepted_seeds());
  if (complaints.first()) return refuse(*complaints.first(), nullptr);
  if (seeded->seed) seed_ = seeded->seed;
  match_ = std::make_unique<Match>(std::move(seeded->setup));
  writer_.begin(match_->setup(), seed_, Revisions::own(*match_->setup().game), unwritten_);
  return show();
}

std::string Umpire::command(std::string_view line) {
  const auto value = read_json(line);
  if (!value) return refuse(value.refusal(), match_.get());
  const auto command = read_match_command(value.value(), *match_, *seed_);
  if (!command) return refuse(command.refusal(), match_.get());
  Happening happening(*match_);
  const State before = match_->state();
  auto notes = match_->apply(command.value());
  if (!notes) return refuse(complaint_of(notes.refusal(), *match_), match_.get());
  return taken(happening, before, std::move(notes.value()), false);
}

std::string Umpire::taken(Happening& happening, const State& before, std::vector<Note> notes, bool differs) {
  happening.complete(*match_, std::move(notes));
  writer_.add(happening, *match_, unwritten_);
  thrown_.reset();
  if (const auto* played = std::get_if<ShotPlayed>(&match_->log().back())) thrown_ = {before, played->shot};
  std::string out;
  JsonWriter json(out);
  begin_accepting(json, differs);
  write_notes(json, happening);
  end_accepting(json, *match_);
  return out;
}

std::string Umpire::follow(std::string_view line) {
  if (is_blank(line)) return {};
  if (!match_) return follow_setup(line);
  const auto value = read_json(line);
  if (!value) return refuse(value.refusal(), match_.get());
  if (is_end_line(value.value())) return follow_end(value.value());
  const auto event = read_event(value.value(), kBesidesEvent, *match_);
  if (!event) return refuse(event.refusal(), match_.get());
  const auto* played = std::get_if<ShotPlayed>(&event.value());
  const bool differs = played && !comes_out_so(*match_, *played);
  Happening happening(*match_);
  const State before = match_->state();
  auto notes = match_->append(event.value());
  if (!notes) return refuse(complaint_of(notes.refusal(), *match_), match_.get());
  return taken(happening, before, std::move(notes.value()), differs);
}

// Who follows draws nothing: any seed does.
std::string Umpire::follow_setup(std::string_view line) {
  const ReadRecord record = read_record(std::string(line) + '\n');
  if (!record.can_go_on(true)) {
    const auto& why = record.fault && !record.fault->cut_off ? record.fault : record.objection;
    return refuse(why->why, nullptr);
  }
  *this = Umpire(record, seed_.value_or(0));
  return show();
}

std::string Umpire::follow_end(const JsonValue& line) const {
  Complaints complaints;
  const std::string* hash = Fields(line, "", complaints).text("hash", "hash", true);
  if (complaints.first()) return refuse(*complaints.first(), match_.get());
  std::string out;
  JsonWriter json(out);
  begin_accepting(json, *hash != hex(match_->hash(), 16));
  json.begin_array().end_array();
  end_accepting(json, *match_);
  return out;
}

std::optional<ThrowCourse> Umpire::course() const {
  if (!thrown_) return std::nullopt;
  return course_of(match_->setup(), thrown_->before, thrown_->shot);
}

std::string Umpire::take_record() { return std::exchange(unwritten_, {}); }

std::string Umpire::end_record() {
  if (match_) writer_.end(*match_, unwritten_);
  return take_record();
}

}  // namespace hammer::protocol
