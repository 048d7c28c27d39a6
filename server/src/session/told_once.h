// What was told before, so that it counts once. Bounded: what is oldest is forgotten.
#pragma once

#include <cstddef>
#include <deque>
#include <set>
#include <string>

namespace hammer::server {

class ToldOnce {
 public:
  explicit ToldOnce(std::size_t most_remembered = 10'000) : most_(most_remembered) {}

  // False: it is there already.
  bool put(const std::string& what) {
    if (!told_.insert(what).second) return false;
    order_.push_back(what);
    if (order_.size() > most_) {
      told_.erase(order_.front());
      order_.pop_front();
    }
    return true;
  }
  // It was not to be counted after all.
  void take_back(const std::string& what) {
    if (told_.erase(what) > 0) std::erase(order_, what);
  }

 private:
  std::size_t most_;
  std::set<std::string> told_;
  std::deque<std::string> order_;
};

}  // namespace hammer::server
