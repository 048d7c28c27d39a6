#include "record/reader.h"

#include <algorithm>
#include <utility>

#include "hammer/course.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "protocol/lines.h"
#include "write/complaints.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

bool notes_agree(const NarratedEvent& theirs, const AppliedEvent& applied) {
  const auto notes = applied.notes();
  return std::equal(theirs.notes.begin(), theirs.notes.end(), notes.begin(), notes.end(),
                    [&](const JsonObject& their_note, const Note& note) {
                      return json_text({their_note}) == json_text({note_code(note, applied)});
                    });
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

Result<RecordCursor::Line, Complaint> RecordCursor::take(std::string_view text) {
  applied_.reset();
  if (has_ended_) return Complaint{"after_end"};
  RecordSum sum = sum_;
  auto line =
      read_record_line(text, {lines_, head_, head_line_, narration_, match_, is_own_, depth_ == Depth::kAll}, sum);
  if (!line) return line.refusal();
  ++lines_;
  if (auto refusal = std::visit([&](auto& read) { return take(read); }, line.value())) {
    --lines_;
    return std::move(*refusal);
  }
  sum_ = sum;
  return static_cast<Line>(line.value().index());
}

// What our rules do not accept is a fault in a record of our revisions. A record of other revisions may be right by its
// own rules: it can be shown as narrated, but not resumed.
std::optional<Complaint> RecordCursor::object(int line, Complaint why) {
  if (is_own_ || depth_ != Depth::kAll) return why;
  match_.reset();
  if (!objection_) objection_ = RecordFault{line, std::move(why)};
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take(HeadLine& line) {
  if (auto refusal = take_head(line.read)) return refusal;
  if (head_.is_numbered()) head_line_ = std::move(line.line);
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take(NamedHead& line) {
  if (auto refusal = take_head(line.read)) return refusal;
  head_line_ = {};
  head_lines_ = 2;
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take_head(HeadRead& read) {
  is_own_ = read.is_own;
  objection_.reset();
  if (read.objection) {
    if (auto refusal = object(1, std::move(*read.objection))) return refusal;
  } else {
    match_ = std::move(read.match);
  }
  head_ = std::move(read.head);
  narration_ = std::move(read.narration);
  return std::nullopt;
}

// Before anything is drawn from it.
std::optional<Complaint> RecordCursor::take(const MatchLuck::Added& added) {
  if (head_.luck->number_of(added.seat)) return Complaint{"number_twice", "seat"};
  const bool is_late = match_ ? count_draws(*match_) > 0 : lines_ - 1 != head_lines_;
  if (is_late) return Complaint{"number_late", "number"};
  head_.luck->numbers.push_back(added);
  ++head_lines_;
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take(EventLine& line) {
  if (line.event) {
    if (auto refusal = play(*line.event)) return refusal;
  }
  if (!line.narrated) return std::nullopt;
  if (match_ && line.narrated->scores != scores_of(*match_)) {
    if (auto refusal = object(lines_, {"scores_differ", "scores"})) return refusal;
  }
  // Another program may have more notes.
  if (is_own_ && head_.is_numbered() && !notes_agree(*line.narrated, *applied_))
    return Complaint{"notes_differ", "notes"};
  narration_->events.push_back(std::move(*line.narrated));
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::play(const Result<Event, Complaint>& event) {
  if (!event) return object(lines_, event.refusal());
  if (std::holds_alternative<Correct>(event.value()) && !head_.has_corrections)
    return object(lines_, {"correction_unlisted", "event"});
  if (depth_ == Depth::kFollowed) {
    const auto* played = std::get_if<ShotPlayed>(&event.value());
    differs_ = played && !reproduces(*match_, *played);
    before_ = match_->state();
  }
  auto applied = AppliedEvent::append(*match_, event.value());
  if (!applied) return object(lines_, cannot_happen(complaint_of(applied.refusal(), *match_)));
  applied_.emplace(std::move(applied.value()));
  return std::nullopt;
}

std::optional<Complaint> RecordCursor::take(EndLine& end) {
  if (end.secret) head_.luck->secret = end.secret;
  narration_->scores = std::move(end.scores);
  narration_->winner = std::move(end.winner);
  narration_->hash = end_hash_ = std::move(end.hash);
  has_ended_ = true;
  if (depth_ != Depth::kAll) return std::nullopt;
  const std::size_t read = narration_->events.size();
  if (end.events != static_cast<double>(read)) return Complaint{"events_differ", "events", {arg("events", read)}};
  return match_ ? compare_end() : std::nullopt;
}

std::optional<Complaint> RecordCursor::compare_end() {
  if (narration_->scores != scores_of(*match_)) return object(lines_, {"scores_differ_at_end", "scores"});
  if (narration_->winner != winner_of(*match_)) return object(lines_, {"winner_differs", "winner"});
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
    if (const auto mismatch = verify(*record.match, record.head.draws())) {
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
