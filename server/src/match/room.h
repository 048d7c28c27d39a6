// One match in memory. It keeps the order of things: a request is checked, played and committed, and only then
// acknowledged and broadcast. While one is being written, the next ones wait, and nobody sees anything of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/line_sink.h"
#include "match/clock.h"
#include "match/machines.h"
#include "match/match_log.h"
#include "match/offers.h"
#include "match/phrases.h"
#include "match/presence.h"
#include "match/requests.h"
#include "match/rooms.h"
#include "match/view.h"
#include "match/watchers.h"

namespace hammer::server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(RoomsContext& context, std::string id);
  ~Room();
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  // Each calls `done` once. Most answer with the match as the caller sees it.
  void show(AccountId viewer, RoomDone done);
  void record(RoomDone done);
  void sit_down(const Caller& caller, std::optional<int> seat, RoomDone done);  // nothing: the first that is free
  void stand_up(AccountId account, RoomDone done);
  void cancel(AccountId account, RoomDone done);
  void play(AccountId account, SentCommand sent, RoomDone done);  // answers with the event
  void offer(AccountId account, OfferKind kind, RoomDone done);
  void answer_offer(AccountId account, OfferKind kind, bool accepts, RoomDone done);
  // Before anything is drawn. The same number again changes nothing.
  void add_number(AccountId account, const SeatNumber& number, RoomDone done);
  void claim(AccountId account, RoomDone done);
  void say(AccountId account, std::size_t phrase, RoomDone done);
  void report_difference(const StateDifference& difference, RoomDone done);

  // Whether there is such a match: then it can be joined.
  void check(RoomDone done);
  // Everything that is durable after event `since`; later events as they come. The stream is closed where it cannot be.
  void join(const std::shared_ptr<LineSink>& sink, AccountId account, std::int64_t since);

  void beat(const SharedLine& line) { watchers_.send(line); }
  void say_goodbye(const SharedLine& line);
  // It can be dropped: what it knows is in the log.
  bool is_idle() const;
  Loop::TimePoint used() const { return used_; }

 private:
  enum class Reading : std::uint8_t { kUnread, kReading, kRead };
  using Work = std::function<void(const RoomDone&)>;
  using Durable = std::function<void(std::optional<Refusal>)>;
  struct Task {
    Work work;
    RoomDone done;
  };

  // The queue (room.cpp).
  void look(RoomDone done, Work work);    // at what is durable
  void change(RoomDone done, Work work);  // once nothing is on its way
  void change_without_caller(std::function<void()> work);
  void run_tasks();
  void refuse_all(const Refusal& refusal);
  void read();
  void finish_reading(std::optional<MatchLog>& log, bool is_fault);
  void commit(MatchChange change, Durable durable);
  void commit_and_show(MatchChange change, AccountId viewer, const RoomDone& done, std::function<void()> after = {});
  void finish_writing(MatchChange& change, std::optional<StoreFault> fault, const Durable& durable,
                      Loop::TimePoint since);
  void apply(MatchChange& change);
  void broadcast();

  // Playing (room.cpp).
  bool awaits_numbers() const;
  void hold_toss(Work work, const RoomDone& done);
  void release_tosses();
  void play_command(AccountId account, const SentCommand& sent, const RoomDone& done);
  bool play_without_caller(const Command& command, MatchChange& change);
  void update_presence();
  void update_clock();
  void time_is_over();
  void play_for_absent();
  void update_machines();
  void play_machine(const Command& command);

  // Before, after and beside it (room_requests.cpp).
  void take_seat(const Caller& caller, std::optional<int> seat, const RoomDone& done);
  using Named = std::function<void(std::vector<SeatRow> seats)>;
  using Check = std::function<std::optional<Refusal>(Reader&)>;  // on the store's thread
  void name_seats(std::vector<SeatRow> seats, Check check, const RoomDone& done, Named named);
  void carry_out(OfferKind kind, AccountId account, const RoomDone& done);
  void set_phase(MatchPhase phase, AccountId account, const RoomDone& done);
  void take_back(int side, AccountId account, const RoomDone& done);
  void make_rematch(std::vector<SeatRow> seats, AccountId account, const RoomDone& done);
  void ask_others(int side) const;
  MatchChange concede_for(const std::vector<int>& gone, AccountId account);

  MatchMoment moment() const;
  std::string view_for(AccountId viewer) const;
  void watchers_changed();
  bool send_view();

  Loop::TimePoint now() const { return services_.loop.now(); }
  std::int64_t wall_ms() const { return services_.loop.wall_ms(); }

  RoomsContext& context_;
  const RoomServices& services_;
  std::string id_;
  Reading reading_ = Reading::kUnread;
  std::unique_ptr<Loop::Timer> reading_timer_;
  bool is_busy_ = false;  // a write is on its way, or what is read for one
  std::deque<Task> looks_, changes_;
  std::deque<Task> tosses_;  // held until all numbers are there, or until numbers_until_
  Loop::TimePoint numbers_until_{};
  std::unique_ptr<Loop::Timer> numbers_timer_;
  Loop::TimePoint used_;

  MatchLog log_;
  Presence presence_;
  ShotClock clock_;
  std::unique_ptr<Loop::Timer> clock_timer_;
  Offers offers_;
  Loop::TimePoint paused_since_{};
  MachinePlayer machines_;
  std::map<AccountId, PhrasePace> phrase_pace_;

  Watchers watchers_;
  PacedSend view_;
  std::size_t broadcast_events_ = 0;  // events that streams have
  std::size_t counted_streams_ = 0;
};

}  // namespace hammer::server
