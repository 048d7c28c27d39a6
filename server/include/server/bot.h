// A program that plays online by the same calls as people.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hammer::server {

struct BotPlan {
  std::string server = "http://localhost:8080";
  std::string level = "pro";  // how well it judges; its hand is the match's
  std::string token = "";     // of an account; empty: a new bot
  std::string name = "";      // of a new bot; empty: by its level
  std::string game = "";      // only challenges of this game, and what it is paired for
  bool pairs = false;         // by rating, instead of taking open challenges
  std::string match = "";     // only this one
  std::uint64_t matches = 0;  // how many, then it ends; 0: until it is stopped
  std::function<void(std::string_view line)> say = {};
};

// Until it has played its matches, or SIGINT or SIGTERM. Returns the reason if it cannot go on.
std::optional<std::string> run_bot(const BotPlan& plan);

}  // namespace hammer::server
