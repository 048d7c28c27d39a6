// What the page draws of its match, as numbers: see drawn_numbers.h.
#include "drawn_numbers.h"
#include "export.h"
#include "one_umpire.h"

namespace hammer::wasm {

// The course of the throw that the last line to the umpire was.
HAMMER_EXPORT(hammer_course) std::uint32_t hammer_course() { return draw(umpire().course()); }

// How dry the board is, as the present shooter sees it.
HAMMER_EXPORT(hammer_powder) std::uint32_t hammer_powder() {
  const Match* match = umpire().match();
  return draw(match && match->state().powder ? &*match->state().powder : nullptr);
}

}  // namespace hammer::wasm
