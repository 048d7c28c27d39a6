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
#include "protocol/record_writer.h"

namespace hammer::protocol {

class HostedMatch {
 public:
  // A setup as the umpire takes it, without a seed.
  static Result<HostedMatch, Complaint> begin(const JsonValue& setup, std::uint64_t seed, const NameSecret& secret);
  // From all that was kept of it, the first lines first. The sums are checked; nothing is simulated. Or which line is
  // wrong, and why.
  static Result<HostedMatch, RecordFault> take_up(std::span<const std::string_view> kept, std::uint64_t seed);

  const Match& match() const { return recorded_.match(); }
  std::uint64_t seed() const { return seed_; }
  std::string hash() const;  // 16 hex digits

  // The setup and the names, a line each: what is kept of a match that has just begun.
  const std::string& first_lines() const { return first_lines_; }
  // Each answers with the line of the record, without its newline. Refused: nothing has changed.
  Result<std::string, CommandRefusal> answer(const JsonValue& command);
  Result<std::string, CommandRefusal> play(const Command& command);
  // Once the match is over, as its last line.
  std::string end();

  // The whole record with the seed: what was drawn can be drawn again. Only once the match is over.
  std::string published() const;

 private:
  HostedMatch(RecordedMatch recorded, std::uint64_t seed, std::string first_lines);

  RecordedMatch recorded_;
  std::uint64_t seed_;
  std::string first_lines_;
};

}  // namespace hammer::protocol
