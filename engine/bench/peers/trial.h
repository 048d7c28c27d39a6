// One scene through every peer, taking turns, so that a slow moment of the machine hits all alike.
#pragma once

#include <string>

#include "hammer/result.h"
#include "report.h"
#include "scenes.h"
#include "wasm_peer.h"

namespace hammer::peers {

struct Effort {
  int repeats = 9;
  double seconds = 0.3;  // each
  int shots_compared = bench::kPreparedPositions;
};

Result<SceneReport, std::string> try_scene(const bench::Scene& scene, const Effort& effort, WasmPeer& wasm);

}  // namespace hammer::peers
