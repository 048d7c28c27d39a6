// A match as the store has it: its row, its seats, and the log of events with the match that they come to. What is in
// memory is never more than this.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/new_match.h"
#include "match/requests.h"
#include "match/turn.h"
#include "protocol/hosted_match.h"
#include "store/store.h"

namespace hammer::server {

std::vector<SeatRow> rows_of(const std::vector<SeatNow>& seats);

// What is to be written, all of it or nothing.
struct MatchChange {
  std::optional<MatchRow> row = {};
  std::vector<SeatNow> seats = {};  // those that change
  std::vector<EventRow> events = {};
  std::shared_ptr<protocol::HostedMatch> begun = {};
  std::optional<NewMatchRows> rematch = {};
  std::vector<SeatNow> rated = {};  // all seats, where a rated match is over
  bool has_round = false;           // of that match: one was completed
  std::optional<double> counts = {};
  bool keeps_clock = false;  // the shot clock is not set anew

  // On the store's thread. Ratings are read where a match begins, and worked out where it ends.
  std::optional<StoreFault> write(Writer& writer, const std::string& id);
};

class MatchLog {
 public:
  // On the store's thread. Returns nullopt if there is no such match.
  static std::optional<MatchLog> read(Reader& reader, const std::string& id, std::int64_t now_ms);

  const std::string& id() const { return row.id; }
  bool has_begun() const { return hosted != nullptr; }
  const Match& match() const { return hosted->match(); }
  bool is_over() const { return row.phase == MatchPhase::kOver; }
  // Whose move it is after the last durable event. turn() is Kind::kNone while the match is not being played.
  const Turn& next_turn() const { return next_turn_; }
  Turn turn() const { return row.phase == MatchPhase::kPlaying ? next_turn_ : Turn(); }

  int seat_of(AccountId account) const;  // -1 if it has none
  const SeatNow& seat(int index) const { return seats[static_cast<std::size_t>(index)]; }
  int side_of_seat(int index) const { return side_of(match(), index); }
  bool is_out(int side) const { return match().state().out[static_cast<std::size_t>(side)]; }
  int shot_clock_s() const { return hosted ? match().setup().options.shot_clock() : 0; }
  // Whether the shot clock counts now.
  bool is_timed() const { return row.phase == MatchPhase::kPlaying && shot_clock_s() > 0; }
  bool has_sent(AccountId account) const;  // any event
  // Nothing has been drawn yet, and somebody who plays has not added a number.
  bool lacks_numbers() const;

  // Returns nullopt if the match is being played, or is paused and not `playing_only`.
  std::optional<Refusal> check_phase(bool playing_only) const;
  // Returns nullopt unless the match is cancelled.
  std::optional<Refusal> check_not_cancelled() const;

  // The event of a command that was sent before; nullptr if this shot id is new.
  const EventRow* find_shot(AccountId by, const std::string& shot_id) const;
  // As `hammer replay` reads it; with the secret once the match is over.
  const std::string& record();

  // Appends an event with this line to the change. The line must have been played in `hosted` already: the event gets
  // the hash of that state.
  EventRow& add_event(MatchChange& change, std::string line, std::int64_t now_ms) const;
  // Adds the last event, the result and the ending to the change if the match is over.
  void close_if_over(MatchChange& change, std::string_view ending, std::int64_t now_ms) const;
  // Takes over a change once it is written.
  void apply(MatchChange& change);

  MatchRow row = {};
  std::string host_name = "";
  std::vector<SeatNow> seats = {};
  double counts = 0;  // of a rated match: what its result would count, when it began or was read
  std::vector<EventRow> events = {};
  std::shared_ptr<protocol::HostedMatch> hosted = {};  // ahead of all else while a write is on its way
  std::optional<protocol::RecordFault> fault = {};     // why the log cannot be read

 private:
  void index_shot(const EventRow& event, std::size_t index);

  Turn next_turn_;
  std::optional<std::string> record_;                                    // once it was asked for, until the log grows
  std::map<std::pair<AccountId, std::string>, std::size_t> by_shot_id_;  // indices of events
};

}  // namespace hammer::server
