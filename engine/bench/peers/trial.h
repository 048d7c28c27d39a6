// One scene through every peer, taking turns, so that a slow moment of the machine hits all alike; and what was found,
// as JSON or as a table to read.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "hammer/result.h"
#include "measure.h"
#include "scenes.h"
#include "wasm_peer.h"

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

struct Effort {
  int repeats = 9;
  double seconds = 0.3;  // each
  int shots_compared = bench::kPreparedPositions;
};

Result<SceneReport, std::string> try_scene(const bench::Scene& scene, const Effort& effort, WasmPeer& wasm);

std::string as_json(const Report& report);
std::string as_table(const Report& report);

}  // namespace hammer::peers
