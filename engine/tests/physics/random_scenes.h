// Random positions of every awkward kind, for laws that must hold for all of them.
#pragma once

#include "hammer/physics.h"
#include "hammer/random.h"

namespace hammer::test {

struct RandomScene {
  Surface surface;
  Position position;
  const char* kind;
};

RandomScene draw_scene(Random& random);

}  // namespace hammer::test
