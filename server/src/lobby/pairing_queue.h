// Those who wait for an opponent of their strength. Paired every second while anybody waits.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/loop.h"
#include "hammer/result.h"
#include "lobby/pairing.h"
#include "match/requests.h"

namespace hammer::server {

class PairingQueue {
 public:
  struct Dependencies {
    Loop& loop;
    std::function<bool(AccountId, AccountId)> may_meet;
    // Begins the match and calls back with its id, or with the refusal.
    std::function<void(const std::string& game, const Caller&, const Caller&, RoomDone)> begin;
    std::function<void(AccountId, std::shared_ptr<const std::string>)> tell;
  };
  explicit PairingQueue(Dependencies dependencies);
  ~PairingQueue();

  // Replaces what the caller sought before. Returns false if too many are waiting already.
  bool join(const Caller& caller, const std::string& game, double rating);
  // Returns false if the account was not waiting.
  bool leave(AccountId account);
  void stop();

  int waiting(const std::string& game) const;
  // {"type":"pairing","game":…,"waiting":…}
  std::shared_ptr<const std::string> line_for(AccountId account) const;

 private:
  struct Waiting {
    Seeker seeker;
    Caller caller;
    int failures = 0;
  };

  void look();
  void watch();
  void begin(Waiting one, Waiting other);
  void settle(Waiting one, Waiting other, const RoomResult& begun);
  void give_back(Waiting waiting);
  bool is_seeking(AccountId account) const;

  Dependencies dependencies_;
  std::vector<Waiting> waiting_;
  std::unique_ptr<Loop::Timer> next_look_;
  std::shared_ptr<bool> is_alive_ = std::make_shared<bool>(true);
};

}  // namespace hammer::server
