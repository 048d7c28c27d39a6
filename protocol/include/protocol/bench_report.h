// `hammer bench --json`: how fast this build is, and what it computes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hammer::protocol {

struct SceneReport {
  std::string name;
  double shots_per_second;  // the median of the repeats
  double low;               // the slowest of them
  double high;              // the fastest
  double contacts_per_shot;
};

// How fast positions of eight weights are judged in one game.
struct JudgeReport {
  std::string game;  // its key
  std::string table;
  double positions_per_second;  // the median of the repeats
  double low;                   // the slowest of them
  double high;                  // the fastest
};

struct BenchReport {
  std::uint32_t signature;        // over shots
  std::uint32_t match_signature;  // over whole matches
  std::vector<SceneReport> scenes;
  std::vector<JudgeReport> judge;
};

// Eight hex digits.
std::string signature_text(std::uint32_t signature);

// One object on one line, no newline.
std::string bench_json(const BenchReport& report);

}  // namespace hammer::protocol
