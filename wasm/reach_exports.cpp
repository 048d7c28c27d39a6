#include <cstdint>

#include "export.h"
#include "protocol/reach_line.h"
#include "text_buffers.h"

namespace hammer::wasm {

// How hard to throw to stop at a place: {"table","powder","weight","x"} in, {"speed"} out.
HAMMER_EXPORT(hammer_reach) std::uint32_t hammer_reach() { return answer_with(protocol::reach_line(asked())); }

}  // namespace hammer::wasm
