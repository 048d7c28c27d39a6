// What practice, replays and the coach ask of the engine: lines of `hammer advise`, and one record that is looked at.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "drawn_numbers.h"
#include "export.h"
#include "protocol/advise_line.h"
#include "protocol/open_replay.h"
#include "text_buffers.h"

namespace hammer::wasm {
namespace {

using namespace hammer::protocol;

std::unique_ptr<OpenReplay> replay;

}  // namespace

// One line of `hammer advise`, with the number that it has in its input.
HAMMER_EXPORT(hammer_advise) std::uint32_t hammer_advise(std::uint32_t line) {
  // Without it the answer would be another than everywhere else.
  const ai::StoredNet* net = network_of_line(asked());
  if (net && net->packed.empty())
    return answer_with("{\"field\":null,\"code\":\"network_missing\",\"arguments\":{}}\n");
  std::string out;
  advise_line(line, asked(), {}, out);
  return answer_with(std::move(out));
}

// The course of the throw that such a line asks for.
HAMMER_EXPORT(hammer_advise_course) std::uint32_t hammer_advise_course() { return draw(course_of_line(asked())); }

// Opens a record, a cut-off one too, and puts the one away that was open: see OpenReplay::json.
HAMMER_EXPORT(hammer_replay_open) std::uint32_t hammer_replay_open() {
  replay = std::make_unique<OpenReplay>(read_record(asked()));
  return answer_with(replay->json());
}

// Of one event of the open record, 0 first: its course, the powder before it, and the position, or "null".
HAMMER_EXPORT(hammer_replay_course) std::uint32_t hammer_replay_course(std::int32_t event) {
  return draw(replay ? replay->course(event) : std::nullopt);
}
HAMMER_EXPORT(hammer_replay_powder) std::uint32_t hammer_replay_powder(std::int32_t event) {
  return draw(replay ? replay->powder(event) : nullptr);
}
HAMMER_EXPORT(hammer_replay_position) std::uint32_t hammer_replay_position(std::int32_t event) {
  return answer_with(replay ? replay->position_json(event) : "null");
}

}  // namespace hammer::wasm
