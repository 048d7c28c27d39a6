// A match on paper: lines of JSON for the setup, for each event and for the end. docs/records.md describes them. Each
// line carries a sum over everything before it, so that a change anywhere is found; what was shot can be simulated
// again. Names stand in a line of their own, outside the sums: one can be taken away, and all else still holds.
//
// Every event also says what followed from it, in codes and scores. A program with other rules or another physics
// cannot work that out, and shows it as it was told.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hammer/match.h"
#include "json/complaint.h"
#include "protocol/record_sum.h"

namespace hammer::protocol {

// The format that is written. 1 and 2 are read for ever, and a match that began in one of them goes on in it.
inline constexpr int kRecordVersion = 3;
// From this one on sides and seats are numbers, what followed is told in codes, and names can be taken away.
inline constexpr int kNumberedVersion = 3;

// What the match was played with. Only records of our own revisions can be verified.
struct Revisions {
  int physics;
  int game;

  static Revisions own(const Game& game) { return {kPhysicsRevision, game.revision}; }
  bool operator==(const Revisions&) const = default;
};

// ---------------------------------------------------------------- names

// Bytes that nobody else knows, new for every match that begins: without them a name that was taken away could be
// guessed, and the guess tried against its hash.
using NameSecret = std::array<std::uint8_t, 32>;

// What a record keeps of a name: BLAKE2s-256 of it, with the salt as the key.
struct NameProof {
  std::string hash;  // 64 hex digits
  std::string salt;  // 32 hex digits; empty: the name has been taken away

  bool is_removed() const { return salt.empty(); }
};

struct RecordNames {
  std::vector<NameProof> seats;
  std::vector<std::optional<NameProof>> sides;  // nothing: it is called by its colour, or as its first player
};

// ---------------------------------------------------------------- what the first lines say besides the setup

struct RecordHead {
  int version = kRecordVersion;
  Revisions revisions{};
  std::optional<std::uint64_t> seed{};  // nothing: nobody can draw again what was drawn
  RecordNames names{};                  // from kNumberedVersion on

  // Of a match that begins.
  static RecordHead of(const Setup& setup, std::optional<std::uint64_t> seed, const NameSecret& secret);

  bool is_numbered() const { return version >= kNumberedVersion; }
};

// Of the state of a match, as its record has it: names are no part of it where they can be taken away.
std::uint64_t record_hash(const RecordHead& head, const Match& match);

// ---------------------------------------------------------------- what it tells

// By side's name, in the order of the sides.
using NarrationScores = std::vector<std::pair<std::string, int>>;

struct NarrationEvent {
  std::vector<JsonObject> notes;       // codes, with sides and seats by number
  std::vector<std::string> sentences;  // in their place before kNumberedVersion
  NarrationScores scores;              // after it
};

struct NarrationSeat {
  std::string player, side;
  std::string hand;  // empty: not told

  bool operator==(const NarrationSeat&) const = default;
};

// What a record says itself, as far as it can be read: nothing here is worked out by our rules.
struct NarrationMatch {
  std::string game, table, weight;  // as they are named; empty where they are not
  std::optional<double> powder;     // m/s²
  std::vector<std::string> sides;   // in the order of their numbers
  std::vector<NarrationSeat> seats;
  std::vector<NarrationEvent> events;
  NarrationScores scores;  // these of the end line, as all below
  std::string winner;      // empty: none
  std::string hash;
};

// ---------------------------------------------------------------- writing

class AppliedEvent;

class RecordWriter {
 public:
  explicit RecordWriter(RecordHead head) : head_(std::move(head)) {}
  // Goes on after lines that were written before.
  RecordWriter(RecordHead head, const RecordSum& sum) : head_(std::move(head)), sum_(sum) {}

  const RecordHead& head() const { return head_; }

  // Each appends lines, with their newlines, to `out`.
  void begin(const Setup& setup, std::string& out);
  void add(const AppliedEvent& applied, const Match& after, std::string& out);
  void add_all(const Match& match, std::string& out);
  void end(const Match& match, std::string& out);

 private:
  RecordHead head_;
  RecordSum sum_;
};

// Without an end where the match goes on.
std::string write_record(const Match& match, const RecordHead& head, bool with_end = true);

// The record without that name of a player or a side: every other byte stays as it is. Or why it cannot be taken away.
Result<std::string, Complaint> without_name(std::string_view record, std::string_view name);

// ---------------------------------------------------------------- reading

struct RecordFault {
  int line;  // from 1
  Complaint why;
  bool cut_off = false;  // all that is there is right, but the end is missing

  std::string reason() const;    // in English
  std::string sentence() const;  // "line 3: " before it
};

struct ReadRecord {
  std::optional<NarrationMatch> told{};  // as far as it could be read; nothing where not even the setup could
  // The same by our rules, which a record of another revision need not follow: nothing where they do not accept all of
  // it, and `objection` says why.
  std::optional<Match> match{};
  std::optional<RecordFault> objection{};
  RecordHead head{.version = 0};
  int head_lines = 1;     // before the first event: 2 with a line of names
  bool own = false;       // of a version that we write and of our revisions, so that it can be verified
  bool verified = false;  // own, and simulated again to the same bits, and with the seed drawn again to the same
  std::optional<RecordFault> fault{};

  // Whether it can be told; `partial`: also what could be read of one that is refused.
  bool can_be_told(bool partial) const { return told && (!fault || partial); }
  // Whether the match can be taken up; `partial`: also one that is cut off, after its last whole line.
  bool can_go_on(bool partial) const { return match && (!fault || (partial && fault->cut_off)); }

  // The seats, or sides, whose names have been taken away, 0 first.
  std::vector<int> nameless_seats() const;
  std::vector<int> nameless_sides() const;
};

ReadRecord read_record(std::string_view text);

// "recorded with physics revision 2 …; this program has 1 …": why it is not verified.
std::string describe_revisions(const ReadRecord& record);

}  // namespace hammer::protocol
