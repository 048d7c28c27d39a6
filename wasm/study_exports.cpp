// Practice, replays and the coach: lines of `hammer advise`, and one open record.
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "module.h"
#include "protocol/advise_line.h"
#include "protocol/replay.h"

namespace hammer::wasm {
namespace {

using namespace hammer::protocol;

std::unique_ptr<OpenReplay> replay;

}  // namespace

// One line of `hammer advise`, and its line number.
HAMMER_EXPORT(hammer_advise) std::uint32_t hammer_advise(std::uint32_t line) {
  // Without the network the answer would differ from the one given everywhere else.
  if (const ai::StoredNet* net = network_of_line(request()); net && net->packed.empty()) {
    return respond(R"({"field":null,"code":"network_missing","arguments":{"network":")" + std::string(net->name) +
                   "\"}}\n");
  }
  std::string out;
  advise_line(line, request(), {}, out);
  return respond(std::move(out));
}

// The course of the throw that such a line asks for.
HAMMER_EXPORT(hammer_advise_course) std::uint32_t hammer_advise_course() { return draw(course_of_line(request())); }

// Opens a record, even a cut-off one, in place of the open one: see OpenReplay::json.
HAMMER_EXPORT(hammer_replay_open) std::uint32_t hammer_replay_open() {
  replay = std::make_unique<OpenReplay>(read_record(request()));
  return respond(replay->json());
}

// Of one event of the open record, 0 first: its course, the powder before it, and the position, or "null".
HAMMER_EXPORT(hammer_replay_course) std::uint32_t hammer_replay_course(std::int32_t event) {
  return draw(replay ? replay->course(event) : std::nullopt);
}
HAMMER_EXPORT(hammer_replay_powder) std::uint32_t hammer_replay_powder(std::int32_t event) {
  return draw(replay ? replay->powder(event) : nullptr);
}
HAMMER_EXPORT(hammer_replay_position) std::uint32_t hammer_replay_position(std::int32_t event) {
  return respond(replay ? replay->position_json(event) : "null");
}

}  // namespace hammer::wasm
