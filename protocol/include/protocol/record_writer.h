// Writes the record of a match, and keeps a match together with its record as far as it is written. The umpire and the
// server's host are made of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "protocol/record.h"

namespace hammer::protocol {

class AppliedEvent;

class RecordWriter {
 public:
  explicit RecordWriter(RecordHead head) : head_(std::move(head)) {}
  // Goes on after lines that were written before.
  RecordWriter(RecordHead head, const RecordSum& sum) : head_(std::move(head)), sum_(sum) {}

  const RecordHead& head() const { return head_; }

  // Each appends lines, with their newlines, to `out`.
  void begin(const Setup& setup, std::string& out);
  // Only of a match with luck, before its first event, and once for a seat.
  void add_number(const MatchLuck::Added& added, std::string& out);
  void add(const AppliedEvent& applied, const Match& after, std::string& out);
  void add_all(const Match& match, std::string& out);
  // With the secret, where that was published.
  void end(const Match& match, std::string& out);
  void publish(const DrawSecret& secret) { head_.luck->secret = secret; }

 private:
  RecordHead head_;
  RecordSum sum_;
};

// Without an end where the match goes on.
std::string write_record(const Match& match, const RecordHead& head, bool with_end = true);

// The record without that name of a player or a side: every other byte stays as it is. Or why it cannot be removed.
Result<std::string, Complaint> without_name(std::string_view record, std::string_view name);

// ---------------------------------------------------------------- a match that is recorded

struct CommandRefusal {
  Complaint complaint;
  // The command is well formed, but this is not the time for it.
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
  void add_number(const MatchLuck::Added& added, std::string& out) { writer_.add_number(added, out); }
  // The first correction writes the whole record anew instead: `out` is that, from its first line on.
  Result<AppliedEvent, CommandRefusal> play(Command command, std::string& out);
  void publish(const DrawSecret& secret) { writer_.publish(secret); }
  void end(std::string& out) { writer_.end(match_, out); }

 private:
  void write_anew_with_corrections(std::string& out);

  Match match_;
  RecordWriter writer_;
};

}  // namespace hammer::protocol
