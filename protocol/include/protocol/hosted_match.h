// A match at a host that keeps the secret of its luck to itself: what is drawn comes from the secret, the record is
// written without it until the match is over. The lines of the record are all that need be kept beside the secret;
// reading them back simulates nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/record.h"
#include "protocol/record_writer.h"

namespace hammer::protocol {

// A seed: of a match that began before there were commitments.
using HostSecret = std::variant<DrawSecret, std::uint64_t>;
// As a host keeps it: 64 hex digits, or a seed where the text is empty.
HostSecret kept_secret(std::string_view hex, std::uint64_t seed);

class HostedMatch {
 public:
  // A setup as the umpire takes it, without a seed.
  static Result<HostedMatch, Complaint> begin(const JsonValue& setup, const DrawSecret& secret,
                                              std::string_view match_id, const NameSecret& names);
  // From all that was kept of it, the first lines first. The sums are checked; nothing is simulated. Or which line is
  // wrong, and why.
  static Result<HostedMatch, RecordFault> take_up(std::span<const std::string_view> kept, const HostSecret& secret);

  const Match& match() const { return recorded_.match(); }
  const DrawSource& draws() const { return draws_; }
  std::string hash() const;  // 16 hex digits
  // nullptr: it draws from a seed.
  const MatchLuck* luck() const { return recorded_.head().luck ? &*recorded_.head().luck : nullptr; }

  // The setup and the names, a line each: what is kept of a match that has just begun.
  const std::string& first_lines() const { return first_lines_; }
  // A toss, or a throw of an unsteady hand: from then on no number can change the luck.
  bool has_drawn() const { return count_draws(match()) > 0; }
  // Why answer() would refuse it. Nothing changes.
  std::optional<CommandRefusal> check(const JsonValue& command) const;
  // Each answers with the line of the record, without its newline. Refused: nothing has changed.
  Result<std::string, Complaint> add_number(int seat, const SeatNumber& number);
  Result<std::string, CommandRefusal> answer(const JsonValue& command);
  Result<std::string, CommandRefusal> play(const Command& command);
  // Once the match is over, as its last line, with the secret. (A seed is published by published() alone.)
  std::string end();

  // The whole record with the secret: what was drawn can be drawn again. Only once the match is over.
  std::string published() const;

 private:
  HostedMatch(RecordedMatch recorded, const HostSecret& secret, std::string first_lines);
  void update_draws();

  RecordedMatch recorded_;
  HostSecret secret_;
  DrawSource draws_;
  std::string first_lines_;
};

}  // namespace hammer::protocol
