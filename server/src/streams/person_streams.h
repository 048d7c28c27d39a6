// The streams with news for one person, wherever they are in the page.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/line_sink.h"
#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

class PersonStreams {
 public:
  using Line = std::shared_ptr<const std::string>;
  struct Dependencies {
    Loop& loop;
    std::function<void(AccountId)> when_left;  // the account's last stream has ended
  };
  explicit PersonStreams(Dependencies dependencies);
  ~PersonStreams();

  // Closes the account's oldest where there are too many.
  void open(AccountId account, std::shared_ptr<LineSink> sink);
  void tell(AccountId account, const Line& line);
  void tell_all(const Line& line);
  bool has(AccountId account) const;
  bool is_empty() const;
  // With a "bye" line.
  void close_all(std::string_view why);

 private:
  struct Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace hammer::server
