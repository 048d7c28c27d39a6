#include <algorithm>

#include "protocol/line_limit.h"
#include "protocol/record.h"
#include "record/cursor.h"

namespace hammer::protocol {
namespace {

Complaint complaint_of(const Mismatch& mismatch) {
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
    // A piece without a newline at the very end is no line.
    if (newline == std::string_view::npos) return RecordFault{number, {"cut_off_in_line"}, true};
    const auto taken = cursor.take(text.substr(0, newline));
    if (!taken) return RecordFault{number, taken.refusal()};
    text.remove_prefix(newline + 1);
  }
  if (cursor.has_ended()) return std::nullopt;
  return RecordFault{cursor.lines() + 1, {"cut_off"}, true};
}

}  // namespace

ReadRecord read_record(std::string_view text) {
  RecordCursor cursor(RecordCursor::Depth::kAll);
  ReadRecord record;
  record.fault = take_all(text, cursor);
  record.told = std::move(cursor.told());
  record.match = std::move(cursor.match());
  record.objection = cursor.objection();
  record.head = cursor.head();
  record.head_lines = cursor.head_lines();
  record.own = cursor.is_own();
  if (record.match && record.own) {
    if (const auto mismatch = verify(*record.match, record.head.seed)) {
      record.fault = RecordFault{record.head_lines + mismatch->event + 1, complaint_of(*mismatch)};
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

}  // namespace hammer::protocol
