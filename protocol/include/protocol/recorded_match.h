// A match and its record as far as it is written: what is played is written too. The umpire and the server's host are
// made of it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/record.h"

namespace hammer::protocol {

struct CommandRefusal {
  Complaint complaint;
  // It is well said, but not the time for it: the match stands elsewhere.
  bool is_untimely = false;
};

class RecordedMatch {
 public:
  // Begins: nothing is written yet.
  RecordedMatch(Setup setup, RecordHead head) : match_(std::move(setup)), writer_(std::move(head)) {}
  // Goes on after what was written.
  RecordedMatch(Match match, RecordWriter writer) : match_(std::move(match)), writer_(std::move(writer)) {}

  const Match& match() const { return match_; }
  const RecordHead& head() const { return writer_.head(); }
  std::uint64_t hash() const { return record_hash(head(), match_); }

  // Each appends its lines to `out`. Refused: nothing has changed.
  void begin(std::string& out) { writer_.begin(match_.setup(), out); }
  Result<AppliedEvent, CommandRefusal> answer(const JsonValue& command, std::uint64_t seed, std::string& out);
  Result<AppliedEvent, CommandRefusal> play(const Command& command, std::string& out);
  void end(std::string& out) { writer_.end(match_, out); }

 private:
  Match match_;
  RecordWriter writer_;
};

}  // namespace hammer::protocol
