// The streams of one match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

using SharedLine = std::shared_ptr<const std::string>;

// The last line of a stream, {"type":"bye","why":…}: why it ends.
SharedLine bye_line(std::string_view why);

class Watchers {
 public:
  using Sink = std::shared_ptr<LineSink>;

  // `changed`: somebody has gone.
  explicit Watchers(std::function<void()> changed) : changed_(std::move(changed)) {}
  ~Watchers();
  Watchers(const Watchers&) = delete;
  Watchers& operator=(const Watchers&) = delete;

  // Whoever does not take a line is forgotten.
  void add(const Sink& sink, AccountId account);
  void send(const SharedLine& line);
  // Each gets the line for its account; nothing: none.
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
