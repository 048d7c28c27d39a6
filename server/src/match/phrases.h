// What can be said at the table. There is no free text, so nothing has to be moderated.
#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <string_view>

#include "base/loop.h"

namespace hammer::server {

// Codes: the page has the words, in the reader's language.
inline constexpr std::array<std::string_view, 12> kPhrases{"hello",  "good_luck",  "nice_shot",  "well_played",
                                                           "thanks", "sorry",      "unlucky",    "wow",
                                                           "hurry",  "one_moment", "good_match", "bye"};

// How often one person may say something.
class PhrasePace {
 public:
  static constexpr std::size_t kMaxPhrases = 5;
  static constexpr std::chrono::seconds kWindow{20};

  // How long until the next phrase may be said; 0 if now.
  std::chrono::seconds wait(Loop::TimePoint now) {
    while (!said_.empty() && now - said_.front() >= kWindow) said_.pop_front();
    if (said_.size() < kMaxPhrases) return std::chrono::seconds(0);
    return std::chrono::ceil<std::chrono::seconds>(said_.front() + kWindow - now);
  }
  void say(Loop::TimePoint now) { said_.push_back(now); }

 private:
  std::deque<Loop::TimePoint> said_;
};

}  // namespace hammer::server
