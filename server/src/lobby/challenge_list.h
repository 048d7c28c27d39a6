// The open challenges as one line for everybody, read again when one may have changed, at most once a second.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

class ChallengeList {
 public:
  using Line = std::shared_ptr<const std::string>;
  struct Dependencies {
    Loop& loop;
    Store& store;
    std::function<std::string(Reader&, std::int64_t now_ms)> read_line;
    std::function<bool()> has_listeners;
    std::function<void(const Line&)> send_all;
  };
  explicit ChallengeList(Dependencies dependencies);
  ~ChallengeList();

  void may_have_changed();
  // The line that was sent last; nullptr if there was none yet.
  const Line& latest() const { return latest_; }
  void stop();

 private:
  void read();
  void take(Line line);

  Dependencies dependencies_;
  Line latest_;
  bool needs_reread_ = false;               // something changed while it was read
  std::unique_ptr<Loop::Timer> next_read_;  // runs for a second from the start of each read
  std::shared_ptr<bool> is_alive_ = std::make_shared<bool>(true);
};

}  // namespace hammer::server
