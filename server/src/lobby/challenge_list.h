// The open challenges as one line for everybody, read again when one may have changed, at most once a second.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

class ChallengeList {
 public:
  using Line = std::shared_ptr<const std::string>;
  struct Needs {
    Loop& loop;
    Store& store;
    std::function<std::string(Reader&)> read_line;
    std::function<bool()> has_listeners;
    std::function<void(const Line&)> send_all;
  };
  explicit ChallengeList(Needs needs);
  ~ChallengeList();

  void may_have_changed();
  // The line that was sent last; nullptr: none yet.
  const Line& latest() const { return latest_; }
  void stop();

 private:
  void read();
  void take(Line line);

  Needs needs_;
  Line latest_;
  bool is_read_again_ = false;              // something changed while it was read
  std::unique_ptr<Loop::Timer> next_read_;  // a read is on its way, or the second is not over yet
  std::shared_ptr<bool> is_alive_ = std::make_shared<bool>(true);
};

}  // namespace hammer::server
