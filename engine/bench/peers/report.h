// What hammer-peers found, as JSON or as a table to read.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "measure.h"

namespace hammer::peers {

struct Box2dReport {
  int hertz;
  bool exact;  // the set-up that is compared by; the plain one is shown beside it
  bench::Rate rate;
  double differs;  // share of shots
};

struct SceneReport {
  std::string name;
  bench::Rate ours;
  double contacts_per_shot;
  std::vector<Box2dReport> box2d;
  bench::Rate wasm;
};

struct Report {
  std::uint32_t signature;
  std::vector<SceneReport> scenes;
};

std::string as_json(const Report& report);
std::string as_table(const Report& report);

}  // namespace hammer::peers
