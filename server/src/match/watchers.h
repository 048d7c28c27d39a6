// The streams of one match, and how often a changed view is sent to them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/line_sink.h"
#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

// The last line of a stream, {"type":"bye","why":…}: why it ends.
SharedLine bye_line(std::string_view why);

// Sends something once for all that changes in one go, and not again too soon: endless changes cost watchers little.
class PacedSend {
 public:
  // `send` returns false if it could not send.
  PacedSend(Loop& loop, std::function<bool()> send) : loop_(loop), send_(std::move(send)) {}
  ~PacedSend() { *self_ = nullptr; }
  PacedSend(const PacedSend&) = delete;
  PacedSend& operator=(const PacedSend&) = delete;

  void soon();   // once this turn of the loop is done, or a quarter of a second after the last one
  void later();  // within a second: a thousand new streams at once cause one
  void send_if_due();

 private:
  Loop& loop_;
  std::function<bool()> send_;
  bool is_due_ = false;
  Loop::TimePoint sent_{};
  std::unique_ptr<Loop::Timer> soon_timer_, later_timer_;
  std::shared_ptr<PacedSend*> self_ = std::make_shared<PacedSend*>(this);
};

class Watchers {
 public:
  using Sink = std::shared_ptr<LineSink>;

  // `changed` is called when a stream has ended.
  explicit Watchers(std::function<void()> changed) : changed_(std::move(changed)) {}
  ~Watchers();
  Watchers(const Watchers&) = delete;
  Watchers& operator=(const Watchers&) = delete;

  // A stream that does not take a line is dropped.
  void add(const Sink& sink, AccountId account);
  void send(const SharedLine& line);
  // Each gets the line for its account, or none where that is nullptr.
  void send_each(const std::function<SharedLine(AccountId)>& line_for);
  void say_goodbye(const SharedLine& line);

  bool has(AccountId account) const;
  std::size_t count() const { return all_->list.size(); }
  std::size_t count_if(const std::function<bool(AccountId)>& is_wanted) const;

 private:
  struct One {
    Sink sink;
    AccountId account;
    bool is_gone = false;
  };
  struct All {
    std::map<std::uint64_t, One> list;
    std::uint64_t next = 0;
    bool is_sending = false;
    Watchers* owner = nullptr;
  };

  void forget_gone();

  std::function<void()> changed_;
  std::shared_ptr<All> all_ = std::make_shared<All>();  // sinks may outlive this
};

}  // namespace hammer::server
