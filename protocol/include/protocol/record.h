// A match on paper: lines of JSON for the setup, for each event and for the end. docs/records.md describes them. Each
// line carries a sum over everything before it, so that a change anywhere is found; what was shot can be simulated
// again. Names stand in a line of their own, outside the sums: one can be removed, and everything else still verifies.
//
// Every event also says what followed from it, in codes and scores. A program with other rules or another physics
// cannot work that out, and shows it as the record narrates it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hammer/hash.h"
#include "hammer/match.h"
#include "json/complaint.h"
#include "protocol/luck.h"

namespace hammer::protocol {

// The format that is written. 1 and 2 can always be read, and a match that began in one of them continues in it.
inline constexpr int kRecordVersion = 3;
// From this one on sides and seats are numbers, notes are codes, and names can be removed.
inline constexpr int kNumberedVersion = 3;

// What the match was played with. Only records of our own revisions can be verified.
struct Revisions {
  int physics;
  int game;

  static Revisions own(const Game& game) { return {kPhysicsRevision, game.revision}; }
  bool operator==(const Revisions&) const = default;
};

// ---------------------------------------------------------------- names

// Secret bytes, new for every match: without them a removed name could be guessed, and the guess tried against its
// hash.
using NameSecret = std::array<std::uint8_t, 32>;

// What a record keeps of a name: BLAKE2s-256 of it, with the salt as the key.
struct NameProof {
  std::string hash;  // 64 hex digits
  std::string salt;  // 32 hex digits; empty: the name was removed

  bool is_removed() const { return salt.empty(); }
};

struct RecordNames {
  std::vector<NameProof> seats;
  std::vector<std::optional<NameProof>> sides;  // nothing: it is named by its colour, or like its first player
};

// ---------------------------------------------------------------- what the first lines say besides the setup

struct RecordHead {
  int version = kRecordVersion;
  Revisions revisions{};
  std::optional<std::uint64_t> seed{};
  RecordNames names{};              // from kNumberedVersion on
  std::optional<MatchLuck> luck{};  // of a match that a server hosts, instead of a seed
  bool has_corrections = false;     // of reported rounds

  // Of a match that begins.
  static RecordHead of(const Setup& setup, std::optional<std::uint64_t> seed, const NameSecret& secret);

  bool is_numbered() const { return version >= kNumberedVersion; }
  // What was drawn came from this. Nothing: the record does not say it, and draws cannot be verified.
  std::optional<DrawSource> draws() const;
};

// Of the state of a match, as its record has it: without names where these can be removed.
std::uint64_t record_hash(const RecordHead& head, const Match& match);

// ---------------------------------------------------------------- sums

inline constexpr std::string_view kSumField = "sum";
inline constexpr int kSumDigits = 16;

void add_bytes(Hash& hash, std::string_view bytes);

// How every line ends, up to its newline: ,"sum":"0123456789abcdef"}
std::string sum_ending(const Hash& hash);

// Over all bytes of the lines before.
class RecordSum {
 public:
  // Appends the line to `out`, with its sum and a newline; it is an object that is not closed yet.
  void close(std::string_view line, std::string& out);

  // A whole line, without its newline. False: its sum is not that of the text up to here, and nothing has changed.
  bool take(std::string_view line);

 private:
  Hash sum_;
};

// ---------------------------------------------------------------- what it narrates

// By side's name, in the order of the sides.
using NamedScores = std::vector<std::pair<std::string, int>>;

struct NarratedEvent {
  std::vector<JsonObject> notes;       // codes, with sides and seats by number
  std::vector<std::string> sentences;  // instead of notes, before kNumberedVersion
  NamedScores scores;                  // after it
};

struct NarratedSeat {
  std::string player, side;
  std::string hand;  // empty: not given

  bool operator==(const NarratedSeat&) const = default;
};

// What a record says itself, as far as it can be read: nothing here is worked out by our rules.
struct Narration {
  std::string game, table, weight;  // as they are named; empty where they are not
  std::optional<double> powder;     // m/s²
  std::vector<std::string> sides;   // in the order of their numbers
  std::vector<NarratedSeat> seats;
  std::vector<NarratedEvent> events;
  NamedScores scores;  // this and all below: from the end line
  std::string winner;  // empty: none
  std::string hash;
};

// ---------------------------------------------------------------- reading

struct RecordFault {
  int line;  // from 1
  Complaint why;
  bool cut_off = false;  // all that is there is right, but the end is missing

  std::string reason() const;    // in English
  std::string sentence() const;  // "line 3: " before it
};

struct ReadRecord {
  std::optional<Narration> narration{};  // as far as it could be read; nothing where not even the setup could
  // The same by our rules, which a record of another revision need not follow: nothing where they do not accept all of
  // it, and `objection` says why.
  std::optional<Match> match{};
  std::optional<RecordFault> objection{};
  RecordHead head{.version = 0};
  int head_lines = 1;  // that are not events: the head, a line of names, and those of the seats' numbers
  bool own = false;    // of a version that we write and of our revisions, so that it can be verified
  bool verified =
      false;  // own, and simulated again to the same bits, and drawn again to the same where it says from what
  std::optional<RecordFault> fault{};

  // `partial`: also what could be read of a record that is refused.
  bool can_be_shown(bool partial) const { return narration && (!fault || partial); }
  // Whether the match can be resumed; `partial`: also one that is cut off, after its last whole line.
  bool can_go_on(bool partial) const { return match && (!fault || (partial && fault->cut_off)); }

  // The seats, or sides, whose names were removed, 0 first.
  std::vector<int> nameless_seats() const;
  std::vector<int> nameless_sides() const;
};

ReadRecord read_record(std::string_view text);

}  // namespace hammer::protocol
