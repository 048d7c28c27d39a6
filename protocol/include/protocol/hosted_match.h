// A match at a host that keeps its seed to itself: what is drawn comes from the seed, the record is written without it.
// The lines of the record are all that need be kept; reading them back simulates nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

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

class HostedMatch {
 public:
  // A setup as the umpire takes it, without a seed.
  static Result<HostedMatch, Complaint> begin(const JsonValue& setup, std::uint64_t seed);
  // From all its lines, the setup first, without newlines. The sums are checked; nothing is simulated. Or which line
  // is wrong, and why.
  static Result<HostedMatch, RecordFault> take_up(std::span<const std::string_view> lines, std::uint64_t seed);

  const Match& match() const { return match_; }
  std::uint64_t seed() const { return seed_; }
  std::string hash() const;  // 16 hex digits

  // The setup line: what lines() of a match that has just begun starts with.
  const std::string& first_line() const { return first_line_; }
  // Each answers with the line of the record, without its newline. Refused: nothing has changed.
  Result<std::string, CommandRefusal> answer(const JsonValue& command);
  Result<std::string, CommandRefusal> play(const Command& command);
  // Once the match is over, as its last line.
  std::string end();

  // The whole record with the seed: what was drawn can be drawn again. Only once the match is over.
  std::string published() const;

 private:
  HostedMatch(Setup setup, std::uint64_t seed, const Revisions& revisions);

  Match match_;
  std::uint64_t seed_;
  Revisions revisions_;
  RecordWriter writer_{};
  std::string first_line_{};
};

}  // namespace hammer::protocol
