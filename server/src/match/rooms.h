// The matches that are waited for, played and watched now. A room that nobody has used for a while is dropped, and read
// from its log again when it is wanted: what is in memory is never more than what the log says.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "ai/player.h"
#include "base/loop.h"
#include "match/plan.h"
#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

class Log;
class Metrics;
class Room;
class Workers;

// The rest of the server, as matches see it.
struct RoomServices {
  Loop& loop;
  Store& store;
  Workers& workers;  // threads on which machines choose their shots
  Metrics& metrics;
  Log& log;
  // To the person's own stream, if there is one.
  std::function<void(AccountId, std::shared_ptr<const std::string>)> tell;
  // Whether `listener` has muted `speaker`.
  std::function<bool(AccountId listener, AccountId speaker)> has_muted;
  ai::Effort effort = {};  // of machines
  // How long after its beginning a match waits with the toss for the numbers that players add to its luck.
  std::chrono::milliseconds number_grace{0};
};

// What all rooms share.
struct RoomsContext {
  RoomServices services;
  bool is_stopping = false;
  std::size_t streams = 0;
  std::function<void(const std::string& id)> forget = {};  // there is no such match
};

class Rooms {
 public:
  explicit Rooms(RoomServices services);
  ~Rooms();

  // Read from the store once it is used. Refused: no match can have such an id, or too many are played.
  Result<std::shared_ptr<Room>, Refusal> find(std::string_view id);
  // Writes a new match; where all seats are taken it begins. Answers with its id.
  void create(const MatchPlan& plan, AccountId host, RoomDone done);

  // Sends every stream a "bye" line and closes it; commands on their way are finished.
  void stop();

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace hammer::server
