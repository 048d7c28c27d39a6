// The matches that are waited for, played and watched now. A match that nobody has looked at for a while is put away
// and read from its log again when it is wanted: what is in memory is never more than what the log says.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "ai/player.h"
#include "base/call.h"
#include "base/loop.h"
#include "match/caller.h"
#include "store/store.h"

namespace hammer::server {

class Metrics;
class Log;
class Workers;

// The rest of the server, as matches see it.
struct RoomServices {
  Loop& loop;
  Store& store;
  Workers& workers;  // threads for what takes long: machines that choose their shots
  Metrics& metrics;
  Log& log;
  // To the person's own stream, if there is one.
  std::function<void(AccountId, std::shared_ptr<const std::string>)> tell;
  // Whether `listener` has muted `speaker`.
  std::function<bool(AccountId listener, AccountId speaker)> has_muted;
  ai::Effort effort = {};  // of machines
};

class Rooms {
 public:
  explicit Rooms(RoomServices surroundings);
  ~Rooms();

  // Every function answers once. `body` is JSON as it was sent.
  void create(const Caller& caller, std::string_view body, Responder respond);
  void show(const Caller& caller, std::string_view id, Responder respond);
  void record(const Caller& caller, std::string_view id, Responder respond);
  void sit_down(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void stand_up(const Caller& caller, std::string_view id, Responder respond);
  void cancel(const Caller& caller, std::string_view id, Responder respond);
  void command(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void answer_offer(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void claim(const Caller& caller, std::string_view id, Responder respond);
  void phrase(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  void difference(const Caller& caller, std::string_view id, std::string_view body, Responder respond);
  // A stream of the match from `since` on.
  void stream(const Caller& caller, std::string_view id, std::string_view query, Responder respond);

  // For quick pairing: a rated match between two, begun at once.
  void begin_rated(std::string_view game, const Caller& one, const Caller& other,
                   std::function<void(Result<std::string, Reply>)> begun);

  // Tells every stream that the server goes down, and closes it; commands on their way are finished.
  void stop();

 private:
  struct Inside;

  template <class Verb>
  void in_room(std::string_view id, const Responder& respond, const Verb& verb);

  std::shared_ptr<Inside> inside_;
};

}  // namespace hammer::server
