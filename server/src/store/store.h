// The database: people, tokens, matches and their events, ratings. All SQL is behind these interfaces, in one folder
// for each kind of database.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/loop.h"
#include "hammer/result.h"

namespace hammer::server {

using AccountId = std::int64_t;

enum class AccountKind : std::uint8_t { kGuest, kPerson, kBot };

struct Account {
  AccountId id = 0;
  std::string name = "";  // as it is shown; no two have the same name_key()
  AccountKind kind = AccountKind::kGuest;
  std::string password = "";  // argon2id, encoded; empty: none
  std::int64_t created_ms = 0;
  std::int64_t banned_until_ms = 0;  // 0: not banned
  std::string ban_reason = "";
  bool deleted = false;  // its name is then "deleted-ID"; its matches stay
};

struct Token {
  std::int64_t id = 0;
  std::string hash = "";  // of the secret; the secret itself is kept nowhere
  AccountId account = 0;
  std::string label = "";
  std::string scopes = "";  // "read play account"
  std::int64_t created_ms = 0;
  std::int64_t expires_ms = 0;  // 0: never
  bool revoked = false;
};

enum class MatchPhase : std::uint8_t { kWaiting, kPlaying, kPaused, kOver, kCancelled };

struct MatchRow {
  std::string id = "";
  std::string game = "";
  MatchPhase phase = MatchPhase::kWaiting;
  bool rated = false;
  bool listed = false;      // among the open challenges
  std::string plan = "";    // the host's wishes as JSON, set up once all seats are taken
  std::uint64_t seed = 0;   // of a match that began before there were commitments; secret until it is over
  std::string secret = "";  // that its luck is drawn from, 64 hex digits, until it is over; empty: the seed
  AccountId host = 0;
  std::int64_t created_ms = 0, started_ms = 0, ended_ms = 0;
  std::string rematch = "";     // the match that follows this one; empty: none
  std::string winner = "";      // the side's name; empty: none
  std::string result = "";      // scores as JSON, for lists of matches; empty until it is over
  std::string ending = "";      // "played", "conceded", "claimed"; "nobody came" of a cancelled one; otherwise empty
  double rating_weight = 0;     // of a rated match that is over: what it counted, 1 to 0
  std::string rating_why = "";  // "no_round", "met_often"; empty: it counted what the two still had
};

struct SeatRow {
  int seat = 0;                                // index in the setup's list
  std::string side = "";                       // the host's choice; empty: each for themselves
  AccountId account = 0;                       // 0: nobody yet, or a machine
  std::string level = "";                      // of a machine
  std::string name = "";                       // in the match; empty: not taken yet
  double rating_before = 0, rating_after = 0;  // 0: not rated
  std::string rating_limit = "";               // what kept the rating from moving as far (RatingLimit); empty: nothing
};

// One line of a match's record, without the seed. seq 0 is the setup.
struct EventRow {
  std::int64_t seq = 0;
  std::string shot_id = "";  // the sender's, unique in a match; empty: the server's own event
  std::string command = "";  // as it was sent: a repeated id must repeat it; empty: the server's own event
  std::string body = "";     // the line
  std::string state_hash = "";
  AccountId by = 0;
  std::int64_t at_ms = 0;
};

struct RatingRow {
  AccountId account = 0;
  std::string game = "";
  double rating = 1500, deviation = 350, volatility = 0.06;
  int games = 0;
  std::int64_t at_ms = 0;
  // Towards being established (match/rated_result.h). 0 for ratings from before schema 4.
  int counted = 0;          // matches
  int days = 0;             // on which those were played
  std::int64_t day_ms = 0;  // when the last of these days began
};

// What a rating must have to be among the leaders.
struct Established {
  double max_deviation = 0;
  int min_counted = 0, min_days = 0;
};

struct RatingStep {  // one match in the history of a rating
  std::string match = "";
  std::int64_t at_ms = 0;
  double rating = 0, deviation = 0;
};

struct Ranked {
  std::string name;
  AccountKind kind;
  RatingRow rating;
};

struct HeadToHead {
  std::string game;
  int won = 0, lost = 0;  // by the first
};

struct MatchSummary {  // for lists
  MatchRow match;
  std::vector<SeatRow> seats;
};

struct Report {
  std::int64_t id = 0;
  AccountId by = 0, about = 0;
  std::string match = "";
  std::string reason = "";
  std::int64_t at_ms = 0;
};

enum class StoreFault : std::uint8_t {
  kConflict,  // a name, a shot id or a seq that is taken
  kFull,      // the disk is full
  kBroken,    // anything else; the log has the details
};

// Inside one transaction. Reads see its earlier writes.
class Reader {
 public:
  virtual ~Reader() = default;
  virtual std::optional<Account> account(AccountId id) = 0;
  virtual std::optional<Account> account_named(std::string_view name) = 0;  // by name_key()
  virtual std::optional<Token> token_by_hash(std::string_view hash) = 0;
  virtual std::vector<Token> tokens_of(AccountId account) = 0;
  virtual std::optional<MatchRow> match(std::string_view id) = 0;
  virtual std::vector<SeatRow> seats(std::string_view match) = 0;
  virtual std::vector<EventRow> events(std::string_view match, std::int64_t from_seq) = 0;
  virtual std::optional<EventRow> event_with(std::string_view match, AccountId by, std::string_view shot_id) = 0;
  virtual std::vector<MatchSummary> listed_waiting(int limit) = 0;                    // newest first, one for each host
  virtual bool has_rated_waiting(AccountId host) = 0;                                 // a rated challenge
  virtual std::vector<MatchSummary> unfinished_of(AccountId account, int limit) = 0;  // not over yet; newest first
  // Those that are over and were created before `before_ms`, newest first; 0: from the newest.
  virtual std::vector<MatchSummary> history_of(AccountId account, std::int64_t before_ms, int limit) = 0;
  virtual std::vector<MatchSummary> live(int limit) = 0;  // listed ones that are being played, newest first
  virtual std::optional<RatingRow> rating(AccountId account, std::string_view game) = 0;
  virtual std::vector<RatingRow> ratings(AccountId account) = 0;
  // The latest ones, oldest first.
  virtual std::vector<RatingStep> rating_history(AccountId account, std::string_view game, int limit) = 0;
  // The rating after the last match up to `at_ms`. Returns nullopt if there was none.
  virtual std::optional<double> rating_at(AccountId account, std::string_view game, std::int64_t at_ms) = 0;
  // How many rated matches of the two counted after `since_ms`.
  virtual int meetings(AccountId one, AccountId other, std::string_view game, std::int64_t since_ms) = 0;
  // When rated matches ended after `since_ms` that the account left before a round was complete, oldest first.
  virtual std::vector<std::int64_t> left_early(AccountId account, std::int64_t since_ms) = 0;
  // The best ones that have at least this and are listed, by ratings that may have been kept long ago.
  virtual std::vector<Ranked> leaders(std::string_view game, AccountKind kind, const Established& least,
                                      const std::function<bool(const RatingRow&)>& is_listed, int limit) = 0;
  virtual std::vector<HeadToHead> head_to_head(AccountId one, AccountId other) = 0;
  virtual std::vector<AccountId> muted_by(AccountId account) = 0;
  virtual std::vector<Report> reports(int limit) = 0;  // newest first
  virtual std::vector<Report> reports_of(AccountId by) = 0;
};

class Writer : public Reader {
 public:
  virtual Result<AccountId, StoreFault> add_account(const Account& account) = 0;
  virtual std::optional<StoreFault> change_account(const Account& account) = 0;
  // Its name becomes "deleted-ID", also at the seats of its matches. Password, tokens, ratings and their history, mutes
  // by it and of it, and its reports are deleted. Its matches stay, without the name where the format of the record
  // allows it.
  virtual std::optional<StoreFault> forget_account(AccountId account) = 0;
  virtual std::optional<StoreFault> add_token(const Token& token) = 0;
  virtual std::optional<StoreFault> revoke_token(AccountId account, std::int64_t token) = 0;
  virtual std::optional<StoreFault> revoke_tokens(AccountId account) = 0;  // all of them
  virtual std::optional<StoreFault> add_match(const MatchRow& match, const std::vector<SeatRow>& seats) = 0;
  virtual std::optional<StoreFault> change_match(const MatchRow& match) = 0;
  virtual std::optional<StoreFault> change_seat(std::string_view match, const SeatRow& seat) = 0;
  // Its ratings only: all else may have changed since the seat was read.
  virtual std::optional<StoreFault> rate_seat(std::string_view match, const SeatRow& seat) = 0;
  virtual std::optional<StoreFault> add_event(std::string_view match, const EventRow& event) = 0;
  virtual std::optional<StoreFault> put_rating(const RatingRow& rating, std::string_view match) = 0;
  virtual std::optional<StoreFault> set_muted(AccountId account, AccountId other, bool muted) = 0;
  virtual std::optional<StoreFault> add_report(const Report& report) = 0;
};

// An open database. All functions are called on the loop's thread and call back there; the work runs on threads of the
// store.
class Store {
 public:
  virtual ~Store() = default;

  using Writing = std::function<std::optional<StoreFault>(Writer&)>;
  // Writes that arrive while others are synced go into one transaction. Each is a savepoint of its own, so a failure
  // undoes nothing else. `done` is called in the order of the calls, once the write is on the disk or has failed.
  virtual void write(Writing work, std::function<void(std::optional<StoreFault>)> done) = 0;

  using Reading = std::function<void(Reader&)>;
  virtual void read(Reading work, std::function<void(std::optional<StoreFault>)> done) = 0;

  // `changed` is called after another program has changed the database (a ban, a revoked token).
  virtual void when_changed_outside(std::function<void()> changed) = 0;
  // Whether the last write succeeded: for /healthz.
  virtual bool is_well() const = 0;
};

// A database for the operator's commands, beside a running server or without one. Calls block until they are done.
class SyncStore {
 public:
  virtual ~SyncStore() = default;
  // Each in a transaction of its own.
  virtual std::optional<StoreFault> write(const Store::Writing& work) = 0;
  virtual std::optional<StoreFault> read(const Store::Reading& work) = 0;
  virtual std::vector<Account> accounts_after(AccountId id, int limit) = 0;
  virtual std::vector<std::string> matches() = 0;  // all ids, oldest first
  virtual const std::string& trouble() const = 0;  // in the database's words
};

// Called on the store's threads.
struct StoreNotices {
  std::function<void(std::string_view sentence)> trouble = {};
  std::function<void(std::size_t writings, double seconds)> group = {};  // made durable together
};

// "sqlite:PATH". Creates what is missing and migrates an older schema; or the sentence why not: a newer schema, another
// program that has it open, no permission to write there.
Result<std::unique_ptr<Store>, std::string> open_store(std::string_view database, Loop& loop,
                                                       StoreNotices notices = {});
// The database must exist.
Result<std::unique_ptr<SyncStore>, std::string> open_sync_store(std::string_view database);

}  // namespace hammer::server
