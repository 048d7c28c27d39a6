// The rest of the command line's text for JavaScript, which the page does not ask for: for Node and for tests.
#include <cstdint>
#include <string>
#include <utility>

#include "export.h"
#include "json/numbers.h"
#include "protocol/machine_match.h"
#include "protocol/record.h"
#include "protocol/replay.h"
#include "protocol/simulate_line.h"
#include "text_buffers.h"

namespace hammer::wasm {

using namespace hammer::protocol;

// One line of `hammer simulate`, with the number that it has in its input.
HAMMER_EXPORT(hammer_simulate_line) std::uint32_t hammer_simulate_line(std::uint32_t line) {
  static LineSimulator simulator;
  std::string out;
  simulator.answer(line, asked(), out);
  return answer_with(std::move(out));
}

// A whole match by machines: {"game","players":["pro","casual"],"seed"} in, what `hammer match --json` prints out.
HAMMER_EXPORT(hammer_match) std::uint32_t hammer_match() { return answer_with(machine_match_json(asked())); }

// A whole record: the last line of `hammer replay --json`, and everything it prints.
HAMMER_EXPORT(hammer_verify_record) std::uint32_t hammer_verify_record() {
  return answer_with(verdict_json(read_record(asked())));
}
HAMMER_EXPORT(hammer_replay) std::uint32_t hammer_replay(std::uint32_t partial) {
  const ReadRecord record = read_record(asked());
  return answer_with((record.can_be_told(partial) ? replay_json(record) : std::string()) + verdict_json(record));
}

// The bits of a number in JSON's grammar, and the shortest text of one: for tests that both are right here too.
HAMMER_EXPORT(hammer_read_number) double hammer_read_number() { return read_number(asked()).value_or(__builtin_inf()); }
HAMMER_EXPORT(hammer_write_number) std::uint32_t hammer_write_number(double number) {
  return answer_with(shortest(number));
}

}  // namespace hammer::wasm
