// The one reader of records: line by line, checking sums, names and that every event is possible where it stands.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "hammer/result.h"
#include "json/complaint.h"
#include "protocol/record.h"
#include "record/line_reader.h"
#include "write/notes.h"

namespace hammer::protocol {

class RecordCursor {
 public:
  enum class Depth : std::uint8_t {
    kEvents,    // the events; what our rules do not accept is refused, also in a record of other revisions
    kFollowed,  // and every throw is simulated again, to see its course
    kAll,       // also the narration. What our rules do not accept in a record of other revisions is only an objection
  };
  // In the order of RecordLine.
  enum class Line : std::uint8_t { kHead, kNames, kNumber, kEvent, kEnd };

  explicit RecordCursor(Depth depth) : depth_(depth) {}

  // The next line, without its newline. But for kAll, nothing has changed where it is refused.
  Result<Line, Complaint> take(std::string_view text);

  int lines() const { return lines_; }
  bool has_ended() const { return has_ended_; }
  const RecordHead& head() const { return head_; }
  int head_lines() const { return head_lines_; }
  const RecordSum& sum() const { return sum_; }
  // Of a version that we write and of our revisions.
  bool is_own() const { return is_own_; }

  // Empty before the head and after an objection.
  std::optional<Match>& match() { return match_; }
  const std::optional<Match>& match() const { return match_; }
  const std::optional<RecordFault>& objection() const { return objection_; }
  // Empty before the head.
  std::optional<Narration>& narration() { return narration_; }

  // Of the event just taken.
  const std::optional<AppliedEvent>& applied() const { return applied_; }
  // With kFollowed: the state before it, and whether its throw is simulated to another result here.
  const State& before() const { return before_; }
  bool differs() const { return differs_; }
  // What the end line says, once it is taken.
  const std::string& end_hash() const { return end_hash_; }

 private:
  std::optional<Complaint> take(HeadLine& line);
  std::optional<Complaint> take(NamedHead& line);
  std::optional<Complaint> take_head(HeadRead& read);
  std::optional<Complaint> take(const MatchLuck::Added& added);
  std::optional<Complaint> take(EventLine& line);
  std::optional<Complaint> play(const Result<Event, Complaint>& event);
  std::optional<Complaint> take(EndLine& end);
  std::optional<Complaint> compare_end();
  std::optional<Complaint> object(int line, Complaint why);

  Depth depth_;
  int lines_ = 0, head_lines_ = 1;
  bool has_ended_ = false, is_own_ = false;
  RecordHead head_{.version = 0};
  RecordSum sum_;
  JsonValue head_line_{};  // until it is known whether names follow
  std::optional<Match> match_;
  std::optional<Narration> narration_;
  std::optional<RecordFault> objection_;
  std::optional<AppliedEvent> applied_;
  State before_;
  bool differs_ = false;
  std::string end_hash_;
};

}  // namespace hammer::protocol
