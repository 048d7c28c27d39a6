// A match on paper: one line of JSON for the setup, one for each event, one for the end. Each line carries a sum over
// everything before it, so that a change anywhere is found; and what was shot can be simulated again.
//
// Every event also says what followed from it, in words and scores. A program with other rules or another physics
// cannot work that out, and shows it as it was told.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hammer/hash.h"
#include "hammer/match.h"
#include "json/complaint.h"

namespace hammer::protocol {

// Raised when older programs could not read what is written, or would tell it in other words.
inline constexpr int kRecordVersion = 2;

// The least that can say it all: 2 where a seat has a hand of its own, else 1, which older programs read.
int record_version(const Setup& setup);

// What the match was played with. Only records of our own revisions can be verified.
struct Revisions {
  int physics;
  int game;

  static Revisions own(const Game& game) { return {kPhysicsRevision, game.revision}; }
  bool operator==(const Revisions&) const = default;
};

// By side's name, in the order of the sides.
using ToldScores = std::vector<std::pair<std::string, int>>;

struct ToldEvent {
  std::vector<std::string> sentences;
  ToldScores scores;  // after it

  bool operator==(const ToldEvent&) const = default;
};

struct ToldSeat {
  std::string player, side;
  std::string hand;  // empty: not told

  bool operator==(const ToldSeat&) const = default;
};

// What a record says itself, as far as it can be read: nothing here is worked out by our rules.
struct ToldMatch {
  std::string game, table, weight;  // as they are named; empty where they are not
  std::optional<double> powder;     // m/s²
  std::vector<ToldSeat> seats;
  std::vector<ToldEvent> events;
  ToldScores scores;   // these of the end line, as all below
  std::string winner;  // empty: none
  std::string hash;
};

class Happening;

class RecordWriter {
 public:
  // Each appends one line, with its newline, to `out`. Without a seed nobody can draw again what was drawn.
  void begin(const Setup& setup, std::optional<std::uint64_t> seed, const Revisions& revisions, std::string& out);
  void add(const Happening& happening, const Match& after, std::string& out);
  void add_all(const Match& match, std::string& out);
  void end(const Match& match, std::string& out);

  // A line that was written before, without its newline: what is written next follows it. False: its sum is not that
  // of the text up to here.
  bool take_up(std::string_view line);

 private:
  void close_line(std::string& line, std::string& out);

  Hash sum_;
};

// Without an end where the match goes on.
std::string write_record(const Match& match, std::optional<std::uint64_t> seed, const Revisions& revisions,
                         bool with_end = true);

struct RecordFault {
  int line;  // from 1
  Complaint why;
  bool cut_off;  // all that is there is right, but the end is missing

  std::string reason() const;    // in English
  std::string sentence() const;  // "line 3: " before it
};

struct ReadRecord {
  std::optional<ToldMatch> told;  // as far as it could be read; nothing where not even the setup could
  // The same by our rules, which a record of another revision need not follow: nothing where they do not accept all of
  // it, and `objection` says why.
  std::optional<Match> match;
  std::optional<RecordFault> objection;
  std::optional<std::uint64_t> seed;
  int version = 0;
  Revisions revisions{};
  bool own = false;       // of a version that we write and of our revisions, so that it can be verified
  bool verified = false;  // own, and simulated again to the same bits, and with the seed drawn again to the same
  std::optional<RecordFault> fault;

  // Whether it can be told; `partial`: also what could be read of one that is refused.
  bool can_be_told(bool partial) const { return told && (!fault || partial); }
  // Whether the match can be taken up; `partial`: also one that is cut off, after its last whole line.
  bool can_go_on(bool partial) const { return match && (!fault || (partial && fault->cut_off)); }
};

ReadRecord read_record(std::string_view text);

// "recorded with physics revision 2 …; this program has 1 …": why it is not verified.
std::string describe_revisions(const ReadRecord& record);

}  // namespace hammer::protocol
