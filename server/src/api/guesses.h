// Whoever guesses passwords waits longer after every wrong one: for one name from one address a minute at most, from
// one address up to a quarter of an hour. A name whose password is guessed from everywhere makes all wait, its owner
// too, hence only after very many.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "base/loop.h"

namespace hammer::server {

class Guesses {
 public:
  explicit Guesses(const Loop& loop, std::size_t most_remembered = 20'000);

  // 0: the guess may be tried, and counts as wrong until it is said to be right. Otherwise the seconds to wait.
  // An empty address counts nothing: it is the machine itself.
  int begin(const std::string& name_key, const std::string& address);
  void was_right(const std::string& name_key, const std::string& address);

  std::size_t remembered() const { return tries_.size() + names_.size() + addresses_.size(); }

 private:
  struct Wrong {
    int times = 0;
    Loop::Steady next{};  // not before
  };
  using Table = std::unordered_map<std::string, Wrong>;
  struct Patience {
    int free;  // wrong ones without a wait
    std::chrono::seconds most;
  };

  int wait_of(const Table& table, const std::string& who) const;
  static void take_back(Table& table, const std::string& who);
  void count(Table& table, const std::string& who, const Patience& patience);
  void make_room(Table& table) const;

  const Loop& loop_;
  std::size_t most_;
  Table tries_;  // by name and address
  Table names_, addresses_;
};

}  // namespace hammer::server
