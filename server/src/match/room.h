// One match in memory: what the log says, who watches, whose clock runs. Commands are played one after the other; while
// one is being written, the next ones wait, and nobody sees anything of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/player.h"
#include "base/call.h"
#include "json/writer.h"
#include "match/absence.h"
#include "match/caller.h"
#include "match/new_match.h"
#include "match/offers.h"
#include "match/phrases.h"
#include "match/rooms.h"
#include "match/shot_clock.h"
#include "match/turn.h"
#include "match/watchers.h"
#include "protocol/command_rights.h"
#include "protocol/hosted_match.h"
#include "store/store.h"

namespace hammer::server {

// What all rooms share.
struct House {
  RoomServices around;
  bool is_stopping = false;
  std::size_t streams = 0;
  std::function<void(const std::string& id)> forget = {};  // there is no such match
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(House& house, std::string id);
  ~Room();
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  // Each answers once; `body` as it was sent.
  void show(const Caller& caller, int status, Responder respond);
  void record(Responder respond);
  void sit_down(const Caller& caller, std::string_view body, Responder respond);
  void stand_up(const Caller& caller, Responder respond);
  void cancel(const Caller& caller, Responder respond);
  void command(const Caller& caller, std::string_view body, Responder respond);
  void offer(const Caller& caller, std::string_view body, Responder respond);
  void answer_offer(const Caller& caller, std::string_view body, Responder respond);
  void claim(const Caller& caller, Responder respond);
  void phrase(const Caller& caller, std::string_view body, Responder respond);
  void difference(const Caller& caller, std::string_view body, Responder respond);
  void stream(const Caller& caller, std::string_view query, Responder respond);

  void beat(const SharedLine& line) { watchers_.send(line); }
  void say_goodbye(const SharedLine& line);
  // Nobody would miss it: what it knows is in the log.
  bool is_idle() const;
  Loop::Steady used() const { return used_; }

 private:
  using Ms = std::chrono::milliseconds;
  using Work = std::function<void(const Responder&)>;

  enum class Reading : std::uint8_t { kUnread, kReading, kRead };

  struct Task {
    Work work;
    Responder respond;
  };

  // Of the match, as the store has it.
  struct Kept {
    MatchRow row = {};
    std::string host_name = "";
    std::vector<SeatNow> seats = {};
    std::vector<EventRow> events = {};
    std::shared_ptr<protocol::HostedMatch> match = {};  // ahead of all else while a write is on its way
    std::optional<protocol::RecordFault> fault;         // why the log cannot be taken up
    bool is_missing = false;
  };

  // What is to be written, all of it or nothing.
  struct Change {
    std::optional<MatchRow> row = {};
    std::vector<SeatNow> seats = {};  // those that change
    std::vector<EventRow> events = {};
    std::shared_ptr<protocol::HostedMatch> begun = {};
    std::optional<NewMatchRows> next = {};  // a match that follows this one
    std::vector<SeatNow> rated = {};        // all seats, where a rated match is over
    bool keeps_clock = false;               // it goes on as it did
  };
  using Durable = std::function<void(std::optional<Reply> fault)>;

  // room.cpp: one thing after the other
  void look(Responder respond, Work work);    // what is durable
  void change(Responder respond, Work work);  // once nothing is on its way
  void change_unasked(std::function<void()> work);
  void go_on();
  void read();
  static void read_all(Reader& reader, const std::string& id, Kept& kept);
  void finish_reading(Kept& kept, bool is_fault);
  void read_again_later();
  void commit(Change change, Durable durable);
  static std::optional<StoreFault> write(Writer& writer, const std::string& id, Change& change);
  void finish_writing(Change& change, std::optional<StoreFault> fault, const Durable& durable, Loop::Steady since);
  void take_over(Change& change);
  void settle();
  void go_ahead();
  void refuse_all(const Reply& reply);
  std::optional<Reply> fault_of_phase(bool playing_only) const;

  // room_seats.cpp
  std::optional<Reply> refuse_seat(const Caller& caller, int asked) const;
  void take_seat(const Caller& caller, int asked, const Responder& respond);
  void begin_with(Change& change, Begun& begun) const;
  using Named = std::function<void(std::vector<SeatRow> seats)>;
  void name_seats(std::vector<SeatRow> seats, const Responder& respond, Named named);

  // room_events.cpp: the match itself
  EventRow event_of(const Change& change, std::string line) const;
  void add_event(Change& change, std::string line) const { change.events.push_back(event_of(change, std::move(line))); }
  void close_if_over(Change& change, std::string_view ending);
  std::optional<Reply> refuse_speaker(protocol::Speaker speaker, int seat, std::string_view side) const;
  void play_command(const Caller& caller, const std::string& shot_id, const JsonValue& command,
                    const Responder& respond);
  JsonValue with_side(const JsonValue& sent, protocol::Speaker speaker, int seat) const;
  void commit_command(Change change, const Responder& respond);
  std::string answer_of(const EventRow& event) const;

  // room_turn.cpp: presence, clock, claims
  bool has_clock() const;
  int clock_seconds() const;
  void mind_presence();
  void update_clock();
  void clock_due();
  void stop_excuse();
  void out_of_time();
  void play_for_absent();
  bool is_here(int seat) const;
  bool is_anybody_here() const;
  std::optional<Ms> claim_in(int seat) const;
  std::vector<int> gone_sides(int but) const;
  void forgive_absence();
  bool is_awaited(int seat) const;
  bool is_side_here(int side) const;
  bool has_side_come(int side) const;
  bool would_end(const std::vector<int>& gone) const;
  std::optional<Reply> refuse_claim(const Caller& caller) const;
  Change concede_for(const std::vector<int>& gone, const Caller& caller);
  Change call_off() const;

  // room_machines.cpp
  bool is_machines_move() const;
  bool is_anybody_playing_or_watching() const;
  void mind_machines();
  void think();
  void think_later(std::chrono::milliseconds wait);
  void throw_machine(const ai::Aim& aim, std::size_t log_length);
  void play_machine(const Command& command);

  // room_offers.cpp
  std::optional<Reply> refuse_offer(OfferKind kind, int side) const;
  std::vector<int> sides_to_ask(int side) const;
  void make_offer(OfferKind kind, const Caller& caller, int side, const Responder& respond);
  void accept_offer(OfferKind kind, const Caller& caller, int side, const Responder& respond);
  void drop_offer(OfferKind kind, const Caller& caller, const Responder& respond);
  void carry_out(OfferKind kind, const Caller& caller, const Responder& respond);
  void set_phase(MatchPhase phase, const Caller& caller, const Responder& respond);
  void take_back(int side, const Caller& caller, const Responder& respond);
  void play_again(const Caller& caller, const Responder& respond);
  void found_rematch(std::vector<SeatRow> seats, const Caller& caller, const Responder& respond);
  void ask_others(int side) const;

  // room_view.cpp
  std::string side_shown(int place) const;
  std::string view_common() const;
  void write_moment(JsonWriter& json) const;
  std::string with_you(const std::string& common, AccountId account) const;
  Reply view_reply(const Caller& caller, int status = 200) const;
  SharedLine view_line(const std::string& common, AccountId account) const;
  SharedLine event_line(const EventRow& event) const;
  void view_changed();
  void watchers_changed();
  void send_view();
  void join(const std::shared_ptr<LineSink>& sink, AccountId account, std::int64_t since);
  int seat_of(AccountId account) const;  // -1: none
  const std::string& name_at_table(const Caller& caller) const;
  bool is_out(int side) const { return match().state().out[static_cast<std::size_t>(side)]; }
  static Reply has_conceded() { return refusal(409, {"side_conceded"}); }
  std::size_t spectators() const;

  const Match& match() const { return kept_.match->match(); }
  Loop::Steady now() const { return house_.around.loop.steady(); }
  std::int64_t wall_ms() const { return house_.around.loop.wall_ms(); }

  House& house_;
  std::string id_;
  Reading reading_ = Reading::kUnread;
  std::unique_ptr<Loop::Timer> reading_timer_;
  bool is_busy_ = false;  // a write is on its way, or what is read for one
  std::deque<Task> looks_, changes_;
  Kept kept_;
  Loop::Steady used_;

  Turn next_;                      // by what is durable
  Turn turn_;                      // the same; none where the match is not being played
  std::vector<Absence> absences_;  // by seat
  ShotClock clock_;
  std::unique_ptr<Loop::Timer> clock_timer_;
  int excused_seat_ = -1;  // whose absence the clock waits for
  Loop::Steady excused_since_{};
  std::size_t timed_out_at_ = 0;  // how long the log was
  int forfeits_in_a_row_ = 0;
  Loop::Steady paused_since_{};

  bool is_thinking_ = false;
  std::unique_ptr<Loop::Timer> thinking_timer_;

  Offers offers_;
  std::map<AccountId, PhrasePace> pace_;
  std::map<std::pair<AccountId, std::string>, std::size_t> by_shot_id_;  // places in events

  Watchers watchers_;
  std::size_t told_ = 0;  // events that streams have
  std::size_t counted_streams_ = 0;
  bool is_view_due_ = false;
  Loop::Steady view_sent_{};
  std::unique_ptr<Loop::Timer> view_timer_, spectators_timer_;
  std::optional<std::string> published_;  // the record with its seed
};

}  // namespace hammer::server
