// What the handlers share. All of it lives on the loop's thread.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "api/api_request.h"
#include "api/application.h"
#include "api/authentication.h"
#include "api/guesses.h"
#include "api/rate_limits.h"
#include "api/refusals.h"
#include "api/wall_clock.h"
#include "base/call.h"
#include "base/log.h"
#include "base/loop.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "lobby/challenge_list.h"
#include "lobby/conduct.h"
#include "lobby/pairing_queue.h"
#include "match/rooms.h"
#include "store/store.h"
#include "streams/open_streams.h"
#include "streams/person_streams.h"

namespace hammer::server {

// The latest keys, so that each counts once. The oldest are forgotten.
class RecentKeys {
 public:
  // Returns false if the key is there already.
  bool insert(const std::string& key) {
    if (!keys_.insert(key).second) return false;
    order_.push_back(key);
    if (order_.size() > kMaxKeys) {
      keys_.erase(order_.front());
      order_.pop_front();
    }
    return true;
  }
  void erase(const std::string& key) {
    if (keys_.erase(key) > 0) std::erase(order_, key);
  }

 private:
  static constexpr std::size_t kMaxKeys = 10'000;
  std::set<std::string> keys_;
  std::deque<std::string> order_;
};

struct ApiContext : std::enable_shared_from_this<ApiContext> {
  ApiContext(const ServerDependencies& given, ServerInfo known);

  ServerDependencies services;
  ServerInfo info;
  WallClock clock;
  BearerCache bearers;
  Mutes mutes;
  CallLimits limits;
  Guesses guesses;
  OpenStreams open_streams;
  RecentKeys reported_differences;
  PersonStreams person_streams;
  ChallengeList challenges;
  Rooms rooms;
  PairingQueue pairing;
  bool is_stopping = false;

  // For callbacks: nothing happens if the context is gone by then.
  template <class Work>
  auto later(Work work) {
    return [weak = weak_from_this(), work = std::move(work)](auto&&... given) mutable {
      if (const auto context = weak.lock()) work(*context, std::forward<decltype(given)>(given)...);
    };
  }
};

// Responds with the result of `read`, which runs on the store's thread and must not touch the context.
void respond_from_store(ApiContext& context, Responder respond, std::function<Reply(Reader&)> read);

struct Changed {
  Changed(Reply answer) : reply(std::move(answer)) {}  // NOLINT: implicit
  Changed(StoreFault what) : fault(what) {}            // NOLINT: implicit
  Reply reply;
  std::optional<StoreFault> fault;  // then nothing is written
};

// The same with a write. `after` runs once it is durable, before the response, and not for a refusal.
void respond_after_write(ApiContext& context, Responder respond, std::function<Changed(Writer&)> work,
                         std::function<void(ApiContext&)> after = {});

// 409 with a "suggestion" of a free name; nothing where the name is free, or is the account's own.
std::optional<Reply> find_name_conflict(Reader& reader, const std::string& name, AccountId own);

// Runs `work` on a worker, then `then` on the loop's thread. Responds with a refusal where too much is waiting.
template <class Work, class Then>
void run_on_workers(ApiContext& context, const Responder& respond, Work work, Then then) {
  const auto result = std::make_shared<decltype(work())>();
  Loop& loop = context.services.loop;
  auto back = std::function<void()>(
      context.later([result, then = std::move(then)](ApiContext& held) mutable { then(held, std::move(*result)); }));
  // Moved: the worker's thread must not be the one to destroy the responder.
  const bool is_taken =
      context.services.password_workers.run([result, work = std::move(work), &loop, back = std::move(back)]() mutable {
        *result = work();
        loop.post(std::move(back));
      });
  if (is_taken) return;
  respond(refuse({"passwords_waiting"}));
}

}  // namespace hammer::server
