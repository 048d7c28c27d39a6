// What the calls work with. All of it lives on the loop's thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/call.h"
#include "base/log.h"
#include "base/loop.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "match/rooms.h"
#include "match/store_reply.h"
#include "session/application.h"
#include "session/asked.h"
#include "session/bearer.h"
#include "session/challenge_list.h"
#include "session/guesses.h"
#include "session/limits.h"
#include "session/mutes.h"
#include "session/open_streams.h"
#include "session/pairing_queue.h"
#include "session/person_streams.h"
#include "session/token_streams.h"
#include "session/told_once.h"
#include "session/wall_clock.h"
#include "store/store.h"

namespace hammer::server {

struct Desk : std::enable_shared_from_this<Desk> {
  Desk(const Parts& given, Facts known);

  Parts parts;
  Facts facts;
  WallClock clock;
  BearerCache bearers;
  Mutes mutes;
  CallLimits limits;
  Guesses guesses;
  OpenStreams open_streams;
  ToldOnce differences;
  TokenStreams held_streams;
  PersonStreams streams;
  ChallengeList challenges;
  Rooms rooms;
  PairingQueue pairing;
  bool is_stopping = false;

  // For what comes back later: nothing happens if the desk is gone by then.
  template <class Work>
  auto later(Work work) {
    return [weak = weak_from_this(), work = std::move(work)](auto&&... given) mutable {
      if (const auto desk = weak.lock()) work(*desk, std::forward<decltype(given)>(given)...);
    };
  }
};

// Answers with what `read` makes of the store, on the store's thread: it must not touch the desk.
void look_up(Desk& desk, Answering answering, std::function<Reply(Reader&)> read);

struct Changed {
  Changed(Reply answer) : reply(std::move(answer)) {}  // NOLINT: implicit
  Changed(StoreFault what) : fault(what) {}            // NOLINT: implicit
  Reply reply;
  std::optional<StoreFault> fault;  // nothing is changed then
};

// The same with a change; `after` comes once it is durable, before the answer goes out, and not for a refusal.
void change(Desk& desk, Answering answering, std::function<Changed(Writer&)> work,
            std::function<void(Desk&)> after = {});

// 429 with Retry-After.
Reply too_often(std::string_view code, int seconds);

// On the loop's thread once the work is done on another; false: too much waits, and 503 was answered.
template <class Work, class Then>
void work_out(Desk& desk, const Answering& answering, Work work, Then then) {
  const auto result = std::make_shared<decltype(work())>();
  Loop& loop = desk.parts.loop;
  auto back = std::function<void()>(
      desk.later([result, then = std::move(then)](Desk& held) mutable { then(held, std::move(*result)); }));
  // Moved on: what the answer goes to must not be let go of by the worker's thread.
  const bool is_taken =
      desk.parts.password_workers.run([result, work = std::move(work), &loop, back = std::move(back)]() mutable {
        *result = work();
        loop.post(std::move(back));
      });
  if (is_taken) return;
  answering(try_again(503, {"passwords_waiting"}));
}

}  // namespace hammer::server
