#include "record/cursor.h"

#include <algorithm>
#include <array>

#include "hammer/course.h"
#include "json/fields.h"
#include "json/numbers.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/setup.h"
#include "record/event_lines.h"
#include "record/head.h"
#include "record/told.h"
#include "write/complaints.h"
#include "write/notes.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 6> kEndFields{"end", "events", "scores", "winner", "hash", kSumField};

bool tells_as_we_do(const NarrationEvent& told, const AppliedEvent& applied) {
  const auto notes = applied.notes();
  return std::equal(told.notes.begin(), told.notes.end(), notes.begin(), notes.end(),
                    [&](const JsonObject& theirs, const Note& note) {
                      return json_text({theirs}) == json_text({note_code(note, applied)});
                    });
}

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

Result<RecordCursor::Line, Complaint> RecordCursor::take(std::string_view line) {
  happening_.reset();
  if (has_ended_) return Complaint{"after_end"};
  const auto value = read_json(line);
  if (!value) return value.refusal();
  const bool is_names = lines_ == 1 && head_.is_numbered() && is_names_line(value.value());
  if (is_names) {
    const NamesLine names{value.value(), line};
    if (auto refusal = take_head(head_line_, &names)) return std::move(*refusal);
    head_lines_ = 2;
    ++lines_;
    return Line::kNames;
  }
  RecordSum sum = sum_;
  if (!sum.take(line)) return Complaint{"record_changed"};
  ++lines_;
  const Line kind = lines_ == 1 ? Line::kHead : is_end_line(value.value()) ? Line::kEnd : Line::kEvent;
  auto refusal = kind == Line::kHead  ? take_head(value.value(), nullptr)
                 : kind == Line::kEnd ? take_end(value.value())
                                      : take_event(value.value());
  if (refusal) {
    --lines_;
    return std::move(*refusal);
  }
  sum_ = sum;
  return kind;
}

// What our rules do not accept is wrong in a record that was made by them. Another may have had other ones: it is only
// told, and cannot be taken up.
std::optional<Complaint> RecordCursor::object(Complaint why) {
  if (is_own_ || depth_ != Depth::kAll) return why;
  match_.reset();
  if (!objection_) objection_ = RecordFault{lines_, std::move(why)};
  return std::nullopt;
}

// Once more with the names, where they follow.
std::optional<Complaint> RecordCursor::take_head(const JsonValue& value, const NamesLine* names) {
  auto read = read_head(value, names);
  if (!read) return read.refusal();
  HeadRead& head = read.value();
  const Game* game = find_game(head.told.game);
  const bool knows_all = !head.objection || head.objection->code != "uses_unknown";
  is_own_ = game && head.head.version <= kRecordVersion && knows_all && head.head.revisions == Revisions::own(*game);
  Complaints complaints;
  std::optional<SeededSetup> seeded;
  if (head.objection) {
    complaints.add(*head.objection);
  } else {
    seeded = read_setup(Fields(head.setup, "", kSetupFields, complaints));
  }
  if (seeded && head.head.is_numbered() && seeded->setup.sides != head.told.sides) {
    complaints.add({"sides_differ", "sides"});
  }
  objection_.reset();
  if (complaints.first()) {
    if (auto refusal = object(*complaints.first())) return refusal;
  } else {
    head.head.seed = seeded->seed;
    match_.emplace(std::move(seeded->setup));
  }
  head_ = std::move(head.head);
  told_ = std::move(head.told);
  head_line_ = names || !head_.is_numbered() ? JsonValue{} : value;
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take_event(const JsonValue& value) {
  if (depth_ != Depth::kAll) return play(value);
  Complaints complaints;
  NarrationEvent told = read_told(Fields(value, "", complaints), head_, *told_);
  if (complaints.first()) return complaints.first();
  if (match_) {
    if (auto refusal = play(value)) return refusal;
  }
  if (match_ && told.scores != scores_of(*match_)) {
    if (auto refusal = object({"scores_differ", "scores"})) return refusal;
  }
  // Another program may tell more of it.
  if (is_own_ && head_.is_numbered() && !tells_as_we_do(told, *happening_)) return Complaint{"notes_differ", "notes"};
  told_->events.push_back(std::move(told));
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::play(const JsonValue& value) {
  const auto event = read_event(value, *match_, head_.is_numbered() ? SidesBy::kNumber : SidesBy::kName);
  if (!event) return object(event.refusal());
  if (depth_ == Depth::kFollowed) {
    const auto* played = std::get_if<ShotPlayed>(&event.value());
    differs_ = played && !reproduces(*match_, *played);
    before_ = match_->state();
  }
  AppliedEvent applied(*match_);
  auto notes = match_->append(event.value());
  if (!notes) return object(cannot_happen(complaint_of(notes.refusal(), *match_)));
  applied.complete(*match_, std::move(notes.value()));
  happening_.emplace(std::move(applied));
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take_end(const JsonValue& value) {
  Complaints complaints;
  const Fields line(value, "", complaints);
  if (is_own_) Fields(value, "", kEndFields, complaints);
  if (!line.boolean("end", false)) line.refuse("end", accepted_form("true"));
  const double events = line.number({.name = "events", .unit = ""});
  const std::string* hash = line.text("hash", "hash", true);
  if (hash && !is_hash(*hash)) line.refuse("hash", accepted_form("hash"));
  NarrationScores scores = read_scores(line, head_, *told_);
  std::string winner = read_winner(line, head_, *told_);
  if (complaints.first()) return complaints.first();
  told_->scores = std::move(scores);
  told_->winner = std::move(winner);
  told_->hash = end_hash_ = *hash;
  has_ended_ = true;
  if (depth_ != Depth::kAll) return std::nullopt;
  const std::size_t read = told_->events.size();
  if (events != static_cast<double>(read)) return Complaint{"events_differ", "events", {arg("events", read)}};
  return match_ ? compare_end() : std::nullopt;
}

std::optional<Complaint> RecordCursor::compare_end() {
  if (told_->scores != scores_of(*match_)) return object({"scores_differ_at_end", "scores"});
  if (told_->winner != winner_of(*match_)) return object({"winner_differs", "winner"});
  const std::string own = hex(record_hash(head_, *match_), 16);
  // Another revision may keep another state, but was right about its own.
  if (!is_own_ || end_hash_ == own) return std::nullopt;
  return Complaint{"hash_differs", "hash", {arg("hash", end_hash_), arg("own", own)}};
}

}  // namespace hammer::protocol
