// The machines' seats of a match: they choose their throws on a worker thread, apart from the room.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "ai/player.h"
#include "base/loop.h"
#include "base/workers.h"
#include "match/match_log.h"

namespace hammer::server {

bool is_machines_move(const MatchLog& log);

// The opening move or the throw of a machine that has chosen its aim.
Command machine_opening(const MatchLog& log);
Command machine_throw(const MatchLog& log, const ai::Aim& aim);

class MachinePlayer {
 public:
  // `chosen` is called on the loop's thread with the aim and with the length of the log that it was chosen for, but not
  // after this object is destroyed. `again` is called when a delay is over: time to check whether a machine is to move.
  using Chosen = std::function<void(const ai::Aim&, std::size_t log_length)>;
  MachinePlayer(Loop& loop, Workers& workers, const ai::Effort& effort, Chosen chosen, std::function<void()> again);
  ~MachinePlayer();

  // Starts choosing for the machine whose turn it is. If the workers' queue is full, tries again later.
  void think(const MatchLog& log);
  void think_later(std::chrono::milliseconds wait);
  bool is_busy() const { return is_thinking_ || timer_; }

 private:
  Loop& loop_;
  Workers& workers_;
  ai::Effort effort_;
  Chosen chosen_;
  std::function<void()> again_;
  bool is_thinking_ = false;
  std::unique_ptr<Loop::Timer> timer_;
  std::shared_ptr<MachinePlayer*> self_ = std::make_shared<MachinePlayer*>(this);  // empty once this is gone
};

}  // namespace hammer::server
