// `hammer exam --json`: how much a player gives away with the last throw of a round or turn.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ai/exam.h"

namespace hammer::protocol {

struct ExamReport {
  std::string game, table, level;
  std::uint64_t seed;
  int judged_on;  // throws
  std::vector<ai::ExamAnswer> answers;
};

// One object on one line, no newline.
std::string exam_json(const ExamReport& report);

}  // namespace hammer::protocol
