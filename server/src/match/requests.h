// What people ask of a room, and how it answers: typed commands in, typed refusals out.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "store/store.h"

namespace hammer::server {

// Who asks, as the token says.
struct Caller {
  AccountId account = 0;  // 0: not signed in
  std::string name = "";
  AccountKind kind = AccountKind::kGuest;
};

// A command of the game, with the id that lets it be sent again without being played twice.
struct SentCommand {
  std::string shot_id;
  JsonValue command;  // as the umpire reads it
};

// A page's own simulation came to another state than ours.
struct StateDifference {
  std::size_t seq = 0;
  std::string hash = "";  // theirs
};

// Why something was not done: a code of docs/codes.md with its field and arguments.
struct Refusal {
  Refusal(Complaint what) : complaint(std::move(what)) {}  // NOLINT: implicit
  Refusal(std::string_view code, std::string field = {}, JsonObject arguments = {})
      : complaint{code, std::move(field), std::move(arguments)} {}

  Complaint complaint;
  bool is_untimely = false;                       // well formed, but the match has moved on
  std::optional<std::chrono::seconds> wait = {};  // until it can be asked again; nothing: the code says it all
};

// Nothing was written.
inline Refusal refusal_of(StoreFault fault) {
  switch (fault) {
    case StoreFault::kFull:
      return {"disk_full"};
    case StoreFault::kConflict:
      return {"changed_elsewhere"};
    case StoreFault::kBroken:
      break;
  }
  return {"not_written"};
}

// A text for the caller: the match as JSON, what was acknowledged, a record; empty where there is nothing to say.
using RoomResult = Result<std::string, Refusal>;
// Called once, on the loop's thread.
using RoomDone = std::function<void(RoomResult)>;

}  // namespace hammer::server
