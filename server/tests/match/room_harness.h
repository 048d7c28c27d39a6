// Rooms with a loop and a store of their own, and people who play there as they do over the API: bodies in, replies
// out.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/call.h"
#include "base/log.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "fake_loop.h"
#include "faulty_store.h"
#include "hammer/match.h"
#include "hammer/random.h"
#include "json/value.h"
#include "match/rooms.h"
#include "recording_sink.h"
#include "seeded_random_bytes.h"

namespace hammer::server {

// The rooms as the API's handlers use them.
class RoomCalls {
 public:
  explicit RoomCalls(RoomServices services) : rooms_(std::move(services)) {}

  void create(const Caller& caller, std::string_view body, Responder respond);
  void show(const Caller& caller, std::string_view id, Responder respond);
  void record(const Caller& caller, std::string_view id, Responder respond);
  void sit_down(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void stand_up(const Caller& caller, std::string_view id, Responder respond);
  void cancel(const Caller& caller, std::string_view id, Responder respond);
  void command(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void answer_offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void number(const Caller& caller, std::string_view id, const std::string& number, Responder respond);
  void claim(const Caller& caller, std::string_view id, Responder respond);
  void phrase(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void difference(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void stream(const Caller& caller, std::string_view id, std::string_view query, Responder respond);
  void begin_rated(std::string_view game, const Caller& one, const Caller& other, RoomDone begun);
  void stop() { rooms_.stop(); }

 private:
  Rooms rooms_;
};

class RoomHarness {
 public:
  RoomHarness();
  ~RoomHarness();

  Caller person(const std::string& name, AccountKind kind = AccountKind::kPerson);

  // Waits for the reply while time stands still.
  Reply ask(const std::function<void(Responder)>& asking);
  Reply create(const Caller& caller, const std::string& body);
  std::string created(const Caller& caller, const std::string& body);  // its id
  Reply show(const Caller& caller, const std::string& id);
  Reply sit(const Caller& caller, const std::string& id, const std::string& body = "{}");
  Reply send(const Caller& caller, const std::string& id, const std::string& body);
  Reply offer(const Caller& caller, const std::string& id, const std::string& kind);
  Reply answer_offer(const Caller& caller, const std::string& id, const std::string& kind, bool accept);
  SharedSink watch(const Caller& caller, const std::string& id, const std::string& query = "");

  // Until the machines have chosen and played, while time stands still.
  void let_workers_finish();

  // Drops everything in memory, as a crash does.
  void crash();

  // All text of all replies.
  const std::string& seen() const { return seen_; }

  std::vector<EventRow> log(const std::string& id) { return store.rows().events(id, 0); }
  MatchRow row(const std::string& id) { return *store.rows().match(id); }

  std::chrono::milliseconds number_grace{0};  // of rooms that are opened from now on
  SeededRandomBytes chance;
  FakeLoop loop;
  FaultyStore store{loop};
  Metrics metrics;
  Log quiet{Log::Level::kOff, [](std::string_view) {}};
  std::set<std::pair<AccountId, AccountId>> muted;
  std::vector<std::pair<AccountId, std::string>> person_lines;
  std::unique_ptr<Workers> workers = std::make_unique<Workers>(1, 64);
  std::unique_ptr<RoomCalls> rooms;

 private:
  void open();

  std::vector<SharedSink> streams_;
  std::string seen_;
};

// The match by its log, followed line by line.
class Shadow {
 public:
  Shadow(RoomHarness& harness, std::string id);

  void catch_up();
  const Match& match() const { return *match_; }
  // The seat whose player may go on; any for a toss.
  int mover() const;
  // A command for it, without a shot id: `,"cmd":…`
  std::string command(Random& random) const;

 private:
  RoomHarness& harness_;
  std::string id_;
  std::vector<std::string> lines_;
  std::optional<Match> match_;
};

std::string two_seats(const std::string& game, const std::string& more = "");

JsonValue parsed_body(const Reply& reply);
// The field as text; "null" where there is none.
std::string text_at(const std::string& json, std::string_view name);

}  // namespace hammer::server
