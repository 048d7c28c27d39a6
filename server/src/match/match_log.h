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

// What is to be written, all of it or nothing.
struct MatchChange {
  std::optional<MatchRow> row = {};
  std::vector<SeatNow> seats = {};  // those that change
  std::vector<EventRow> events = {};
  std::shared_ptr<protocol::HostedMatch> begun = {};
  std::optional<NewMatchRows> rematch = {};
  std::vector<SeatNow> rated = {};  // all seats, where a rated match is over
  bool keeps_clock = false;         // the shot clock is not set anew

  // On the store's thread. Ratings are worked out here.
  std::optional<StoreFault> write(Writer& writer, const std::string& id);
};

class MatchLog {
 public:
  // On the store's thread. Nothing: there is no such match.
  static std::optional<MatchLog> read(Reader& reader, const std::string& id);

  const std::string& id() const { return row.id; }
  bool has_begun() const { return hosted != nullptr; }
  const Match& match() const { return hosted->match(); }
  bool is_over() const { return row.phase == MatchPhase::kOver; }
  // By what is durable. turn(): none where the match is not being played.
  const Turn& next_turn() const { return next_turn_; }
  Turn turn() const { return row.phase == MatchPhase::kPlaying ? next_turn_ : Turn(); }

  int seat_of(AccountId account) const;  // -1: none
  const SeatNow& seat(int index) const { return seats[static_cast<std::size_t>(index)]; }
  int side_of_seat(int index) const { return side_of(match(), index); }
  bool is_out(int side) const { return match().state().out[static_cast<std::size_t>(side)]; }
  int shot_clock_s() const { return hosted ? match().setup().options.shot_clock() : 0; }
  // Whether the shot clock counts now.
  bool is_timed() const { return row.phase == MatchPhase::kPlaying && shot_clock_s() > 0; }
  bool has_sent(AccountId account) const;  // any event

  // Nothing: the phase allows playing. A paused match allows all but `playing_only`.
  std::optional<Refusal> refuse_phase(bool playing_only) const;
  // The same for a cancelled match alone.
  std::optional<Refusal> refuse_cancelled() const;

  // The event that came of it; nullptr: it is new.
  const EventRow* find_shot(AccountId by, const std::string& shot_id) const;
  // As `hammer replay` reads it; with the seed once the match is over.
  const std::string& record();

  // The next event of the change, for a line of the match, which has been played on already.
  EventRow& add_event(MatchChange& change, std::string line, std::int64_t now_ms) const;
  // Ends the log where the match is over.
  void close_if_over(MatchChange& change, std::string_view ending, std::int64_t now_ms) const;
  // What was written.
  void apply(MatchChange& change);

  MatchRow row = {};
  std::string host_name = "";
  std::vector<SeatNow> seats = {};
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
