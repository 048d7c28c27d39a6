#include "record/reader.h"

#include <algorithm>
#include <array>

#include "hammer/course.h"
#include "json/fields.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "protocol/lines.h"
#include "record/event_reader.h"
#include "record/head_reader.h"
#include "write/complaints.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 6> kEndFields{"end", "events", "scores", "winner", "hash", kSumField};

bool notes_agree(const NarratedEvent& theirs, const AppliedEvent& applied) {
  const auto notes = applied.notes();
  return std::equal(theirs.notes.begin(), theirs.notes.end(), notes.begin(), notes.end(),
                    [&](const JsonObject& their_note, const Note& note) {
                      return json_text({their_note}) == json_text({note_code(note, applied)});
                    });
}

bool is_end_line(const JsonValue& value) { return is_line_of(value, "end"); }

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Complaint complaint_of_mismatch(const Mismatch& mismatch) {
  switch (mismatch.kind) {
    case MismatchKind::kWeight:
      return {"weight_elsewhere", {}, {arg("weight", mismatch.weight + 1)}};
    case MismatchKind::kTable:
      return {"cushion_or_wear_differs"};
    case MismatchKind::kDraw:
      return {"draw_differs"};
    case MismatchKind::kEvent:
      break;
  }
  return {"event_impossible"};
}

// What is wrong with the text; nothing where all of it was taken and it has an end.
std::optional<RecordFault> take_all(std::string_view text, RecordCursor& cursor) {
  if (text.empty()) return RecordFault{1, {"record_empty"}};
  while (!text.empty()) {
    const int number = cursor.lines() + 1;
    const std::size_t newline = text.find('\n');
    if (std::min(newline, text.size()) > kMaxLineBytes) {
      return RecordFault{number, {"line_too_long", {}, {arg("bytes", kMaxLineBytes)}}};
    }
    if (cursor.has_ended()) return RecordFault{number, {"after_end"}};
    // A piece without a newline at the very end is not a line.
    if (newline == std::string_view::npos) return RecordFault{number, {"cut_off_in_line"}, true};
    const auto taken = cursor.take(text.substr(0, newline));
    if (!taken) return RecordFault{number, taken.refusal()};
    text.remove_prefix(newline + 1);
  }
  if (cursor.has_ended()) return std::nullopt;
  return RecordFault{cursor.lines() + 1, {"cut_off"}, true};
}

}  // namespace

// ---------------------------------------------------------------- sums

void add_bytes(Hash& hash, std::string_view bytes) {
  for (const char c : bytes) hash.add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
}

std::string sum_ending(const Hash& hash) {
  return ",\"" + std::string(kSumField) + "\":\"" + hex(hash.value(), kSumDigits) + "\"}";
}

void RecordSum::close(std::string_view line, std::string& out) {
  add_bytes(sum_, line);
  const std::string ending = sum_ending(sum_) + '\n';
  add_bytes(sum_, ending);
  out += line;
  out += ending;
}

bool RecordSum::take(std::string_view line) {
  const std::size_t length = sum_ending(sum_).size();
  if (line.size() < length) return false;
  Hash sum = sum_;
  add_bytes(sum, line.substr(0, line.size() - length));
  const std::string ending = sum_ending(sum);
  if (line.substr(line.size() - length) != ending) return false;
  add_bytes(sum, ending);
  add_bytes(sum, "\n");
  sum_ = sum;
  return true;
}

// ---------------------------------------------------------------- line by line

Result<RecordCursor::Line, Complaint> RecordCursor::take(std::string_view line) {
  applied_.reset();
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

// What our rules do not accept is a fault in a record of our revisions. A record of other revisions may be right by its
// own rules: it can be shown as narrated, but not resumed.
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
  is_own_ = head.is_own;
  objection_.reset();
  if (head.objection) {
    if (auto refusal = object(std::move(*head.objection))) return refusal;
  } else {
    match_ = std::move(head.match);
  }
  head_ = std::move(head.head);
  narration_ = std::move(head.narration);
  head_line_ = names || !head_.is_numbered() ? JsonValue{} : value;
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take_event(const JsonValue& value) {
  if (depth_ != Depth::kAll) return play(value);
  Complaints complaints;
  NarratedEvent narrated = read_narrated_event(Fields(value, "", complaints), head_, *narration_);
  if (complaints.first()) return complaints.first();
  if (match_) {
    if (auto refusal = play(value)) return refusal;
  }
  if (match_ && narrated.scores != scores_of(*match_)) {
    if (auto refusal = object({"scores_differ", "scores"})) return refusal;
  }
  // Another program may have more notes.
  if (is_own_ && head_.is_numbered() && !notes_agree(narrated, *applied_)) return Complaint{"notes_differ", "notes"};
  narration_->events.push_back(std::move(narrated));
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
  applied_.emplace(std::move(applied));
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
  NamedScores scores = read_scores(line, head_, *narration_);
  std::string winner = read_winner(line, head_, *narration_);
  if (complaints.first()) return complaints.first();
  narration_->scores = std::move(scores);
  narration_->winner = std::move(winner);
  narration_->hash = end_hash_ = *hash;
  has_ended_ = true;
  if (depth_ != Depth::kAll) return std::nullopt;
  const std::size_t read = narration_->events.size();
  if (events != static_cast<double>(read)) return Complaint{"events_differ", "events", {arg("events", read)}};
  return match_ ? compare_end() : std::nullopt;
}

std::optional<Complaint> RecordCursor::compare_end() {
  if (narration_->scores != scores_of(*match_)) return object({"scores_differ_at_end", "scores"});
  if (narration_->winner != winner_of(*match_)) return object({"winner_differs", "winner"});
  const std::string own = hex(record_hash(head_, *match_), 16);
  // Another revision may keep another state, but was right about its own.
  if (!is_own_ || end_hash_ == own) return std::nullopt;
  return Complaint{"hash_differs", "hash", {arg("hash", end_hash_), arg("own", own)}};
}

// ---------------------------------------------------------------- a whole record

ReadRecord read_record(std::string_view text) {
  RecordCursor cursor(RecordCursor::Depth::kAll);
  ReadRecord record;
  record.fault = take_all(text, cursor);
  record.narration = std::move(cursor.narration());
  record.match = std::move(cursor.match());
  record.objection = cursor.objection();
  record.head = cursor.head();
  record.head_lines = cursor.head_lines();
  record.own = cursor.is_own();
  if (record.match && record.own) {
    if (const auto mismatch = verify(*record.match, record.head.seed)) {
      record.fault = RecordFault{record.head_lines + mismatch->event + 1, complaint_of_mismatch(*mismatch)};
    }
  }
  record.verified = record.match && record.own && !record.fault;
  return record;
}

std::vector<int> ReadRecord::nameless_seats() const {
  std::vector<int> seats;
  for (std::size_t i = 0; i < head.names.seats.size(); ++i) {
    if (head.names.seats[i].is_removed()) seats.push_back(static_cast<int>(i));
  }
  return seats;
}

std::vector<int> ReadRecord::nameless_sides() const {
  std::vector<int> sides;
  for (std::size_t i = 0; i < head.names.sides.size(); ++i) {
    if (head.names.sides[i] && head.names.sides[i]->is_removed()) sides.push_back(static_cast<int>(i));
  }
  return sides;
}

std::string RecordFault::reason() const { return sentence_of(why); }

std::string RecordFault::sentence() const { return "line " + std::to_string(line) + ": " + reason(); }

}  // namespace hammer::protocol
