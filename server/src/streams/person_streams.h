// The streams on which people are told what concerns them, wherever they are in the page.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/call.h"
#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

class PersonStreams {
 public:
  using Line = std::shared_ptr<const std::string>;
  struct Needs {
    Loop& loop;
    std::function<void(AccountId)> when_left;  // the last stream of somebody has gone
  };
  explicit PersonStreams(Needs needs);
  ~PersonStreams();

  // Too many of one account: the oldest is closed.
  void open(AccountId account, std::shared_ptr<LineSink> sink);
  void tell(AccountId account, const Line& line);
  void tell_all(const Line& line);
  bool has(AccountId account) const;
  bool is_empty() const;
  // Says why and closes.
  void close_all(std::string_view why);

 private:
  struct Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace hammer::server
