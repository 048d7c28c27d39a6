// Each wrong password makes the next try wait longer: up to a minute for one name from one address, up to a quarter of
// an hour for one address. A name that is guessed from many addresses makes everybody wait, its owner too, so that
// limit is high.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "base/loop.h"

namespace hammer::server {

class Guesses {
 public:
  explicit Guesses(const Loop& loop, std::size_t max_size = 20'000);

  // Returns 0 if the password may be tried, and counts the try as wrong until was_right(); or the seconds to wait.
  // An empty address is this machine itself and is not counted.
  int begin(const std::string& name_key, const std::string& address);
  void was_right(const std::string& name_key, const std::string& address);

  std::size_t remembered() const { return tries_.size() + names_.size() + addresses_.size(); }

 private:
  struct Wrong {
    int times = 0;
    Loop::TimePoint next{};  // not before
  };
  using Table = std::unordered_map<std::string, Wrong>;
  struct Patience {
    int free;  // wrong tries without a wait
    std::chrono::seconds max_wait;
  };

  int wait_of(const Table& table, const std::string& who) const;
  static void take_back(Table& table, const std::string& who);
  void count(Table& table, const std::string& who, const Patience& patience);
  void make_room(Table& table) const;

  const Loop& loop_;
  std::size_t max_size_;
  Table tries_;  // by name and address
  Table names_, addresses_;
};

}  // namespace hammer::server
