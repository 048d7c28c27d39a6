// `hammer calibrate --json`: what the coach said of shots, and what was seen of them.
#pragma once

#include <cstdint>
#include <string>

#include "ai/calibration.h"

namespace hammer::protocol {

struct CalibrationReport {
  std::string game, table, hand;
  std::uint64_t seed;
  ai::Calibration calibration;
};

// One object on one line, no newline.
std::string calibration_json(const CalibrationReport& report);

}  // namespace hammer::protocol
