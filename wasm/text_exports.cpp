// The command line's text for JavaScript: UTF-8 in, UTF-8 out, the same bytes as the native program's.
// To ask: write the text at hammer_text_in(bytes), call, and read so many bytes as it returned at hammer_text_out().
#include <cstdint>
#include <optional>
#include <string>

#include "export.h"
#include "protocol/advise_line.h"
#include "protocol/games.h"
#include "protocol/judge_line.h"
#include "protocol/machine_match.h"
#include "protocol/numbers.h"
#include "protocol/record.h"
#include "protocol/replay.h"
#include "protocol/simulate_line.h"
#include "protocol/tables.h"
#include "protocol/umpire.h"

namespace {

using namespace hammer::protocol;

std::string text_in, text_out;
Umpire umpire{std::nullopt};

// A seed for who names none. Nothing where it is left out, or is none.
std::optional<std::uint64_t> seed_from(double number) {
  const bool is_one =
      number >= 0 && number < 9007199254740992 && number == static_cast<double>(static_cast<std::uint64_t>(number));
  return is_one ? std::optional(static_cast<std::uint64_t>(number)) : std::nullopt;
}

std::uint32_t answer_with(std::string text) {
  text_out = std::move(text);
  return static_cast<std::uint32_t>(text_out.size());
}

}  // namespace

HAMMER_EXPORT(hammer_text_in) char* hammer_text_in(std::uint32_t bytes) {
  text_in.assign(bytes, ' ');
  return text_in.data();
}
HAMMER_EXPORT(hammer_text_out) const char* hammer_text_out() { return text_out.data(); }

// What `hammer games --json` and `hammer tables --json` print.
HAMMER_EXPORT(hammer_games) std::uint32_t hammer_games() { return answer_with(games_json()); }
HAMMER_EXPORT(hammer_tables) std::uint32_t hammer_tables() { return answer_with(tables_json()); }

// One line of `hammer judge`, `hammer simulate` and `hammer advise`, with the number that it has in its input.
HAMMER_EXPORT(hammer_judge) std::uint32_t hammer_judge(std::uint32_t line) {
  std::string out;
  judge_line(line, text_in, out);
  return answer_with(std::move(out));
}
HAMMER_EXPORT(hammer_simulate_line) std::uint32_t hammer_simulate_line(std::uint32_t line) {
  static LineSimulator simulator;
  std::string out;
  simulator.answer(line, text_in, out);
  return answer_with(std::move(out));
}

HAMMER_EXPORT(hammer_advise) std::uint32_t hammer_advise(std::uint32_t line) {
  std::string out;
  advise_line(line, text_in, {}, out);
  return answer_with(std::move(out));
}

// One line of `hammer umpire`. There is one match in a module: hammer_umpire_new puts it away, and a module can be
// instantiated as often as one likes. The seed is for a setup that names none: nothing here could draw one, so without
// it such a setup is refused.
HAMMER_EXPORT(hammer_umpire_new) void hammer_umpire_new(double seed) { umpire = Umpire(seed_from(seed)); }
HAMMER_EXPORT(hammer_umpire) std::uint32_t hammer_umpire() { return answer_with(umpire.answer(text_in)); }

// What a machine would do next in that match: {"level":"pro"} in, {"ok":true,"command":{…}} out.
HAMMER_EXPORT(hammer_umpire_choose) std::uint32_t hammer_umpire_choose() { return answer_with(umpire.choose(text_in)); }

// A whole match by machines: {"game","players":["pro","casual"],"seed"} in, what `hammer match --json` prints out.
HAMMER_EXPORT(hammer_match) std::uint32_t hammer_match() { return answer_with(machine_match_json(text_in)); }

// The lines of the record since this was last asked; with `end` its end too.
HAMMER_EXPORT(hammer_umpire_record) std::uint32_t hammer_umpire_record(std::uint32_t end) {
  return answer_with(end ? umpire.end_record() : umpire.take_record());
}

// Takes up the match of a record, a cut-off one too where `partial`. Answers as `hammer umpire --resume`, or, where
// it cannot go on and the match stays as it was, with its verdict, or with what is missing. The seed is for a record
// that has none.
HAMMER_EXPORT(hammer_umpire_resume) std::uint32_t hammer_umpire_resume(std::uint32_t partial, double seed) {
  const ReadRecord record = read_record(text_in);
  const auto other = seed_from(seed);
  if (!record.can_go_on(partial)) return answer_with(verdict_json(record));
  if (!record.seed && !other) {
    return answer_with(
        R"({"ok":false,"error":"seed is missing, and the record has none; accepted is one","field":"seed",)"
        R"("state":null})");
  }
  umpire = Umpire(record, other.value_or(0));
  return answer_with(umpire.show());
}

// A whole record: the last line of `hammer replay --json`, and everything it prints.
HAMMER_EXPORT(hammer_verify_record) std::uint32_t hammer_verify_record() {
  return answer_with(verdict_json(read_record(text_in)));
}
HAMMER_EXPORT(hammer_replay) std::uint32_t hammer_replay(std::uint32_t partial) {
  const ReadRecord record = read_record(text_in);
  return answer_with((record.can_be_told(partial) ? replay_json(record) : std::string()) + verdict_json(record));
}

// The bits of a number in JSON's grammar, for a test that reading is correctly rounded here too.
HAMMER_EXPORT(hammer_read_number) double hammer_read_number() { return read_number(text_in).value_or(__builtin_inf()); }
