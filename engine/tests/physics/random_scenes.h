// Random positions of every awkward kind, for laws that must hold for all of them.
#pragma once

#include <optional>

#include "hammer/physics.h"
#include "hammer/random.h"

namespace hammer::test {

struct RandomScene {
  Surface surface;
  Position position;
  const char* kind;
  std::optional<PowderMap> powder;  // play it on with_powder()
  std::uint64_t powder_seed;

  Surface with_powder() const {
    Surface worn = surface;
    if (powder) worn.powder_map = &*powder;
    return worn;
  }
};

// The same scene seen in a mirror along the board, powder and all.
RandomScene mirrored(const RandomScene& scene);

RandomScene draw_scene(Random& random);

}  // namespace hammer::test
