// A match on paper: one line of JSON for the setup, one for each event, one for the end. Each line carries a sum over
// everything before it, so that a change anywhere is found; and what was shot can be simulated again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hammer/hash.h"
#include "hammer/match.h"

namespace hammer::protocol {

// Raised when older programs could not read what is written.
inline constexpr int kRecordVersion = 1;

// What the match was played with. Only records of our own revisions can be verified.
struct Revisions {
  int physics;
  int game;

  static Revisions own(const Game& game) { return {kPhysicsRevision, game.revision}; }
  bool operator==(const Revisions&) const = default;
};

class RecordWriter {
 public:
  // Each appends one line, with its newline, to `out`.
  void begin(const Setup& setup, std::uint64_t seed, const Revisions& revisions, std::string& out);
  void add(const Event& event, const Setup& setup, std::string& out);
  void end(const Match& match, std::string& out);

 private:
  void close_line(std::string& line, std::string& out);

  Hash sum_;
};

// Without an end where the match goes on.
std::string write_record(const Match& match, std::uint64_t seed, const Revisions& revisions, bool with_end = true);

struct RecordFault {
  int line;  // from 1
  std::string reason;
  bool cut_off;  // all that is there is right, but the end is missing

  std::string sentence() const { return "line " + std::to_string(line) + ": " + reason; }
};

struct ReadRecord {
  std::optional<Match> match;  // as far as it could be read; nothing where not even the setup could
  std::uint64_t seed = 0;
  Revisions revisions{};
  bool verified = false;  // of our own revisions, and every shot simulated again to the same bits
  std::optional<RecordFault> fault;
};

ReadRecord read_record(std::string_view text);

// "recorded with physics revision 2, this is 1": why it is not verified.
std::string describe_revisions(const ReadRecord& record);

}  // namespace hammer::protocol
