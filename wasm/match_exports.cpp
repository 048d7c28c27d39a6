// The page's match: text in and out, the same bytes as the native program's, and numbers to draw. There is one match in
// a module: a page that needs two instantiates it twice.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "module.h"
#include "protocol/lines.h"
#include "protocol/listings.h"
#include "protocol/record.h"
#include "protocol/replay.h"
#include "protocol/umpire.h"

namespace hammer::wasm {
namespace {

using namespace hammer::protocol;

NameSecret the_secret{};
Umpire the_umpire{std::nullopt, the_secret};

// The seed to use when the setup has none; nothing if the number is not a seed.
std::optional<std::uint64_t> seed_from(double number) {
  const bool is_seed =
      number >= 0 && number < 9007199254740992 && number == static_cast<double>(static_cast<std::uint64_t>(number));
  return is_seed ? std::optional(static_cast<std::uint64_t>(number)) : std::nullopt;
}

}  // namespace

const ai::StoredNet* missing_network() {
  if (!the_umpire.match()) return nullptr;
  const Setup& setup = the_umpire.match()->setup();
  const ai::StoredNet* net = ai::find_net(*setup.game, setup.options);
  return net && net->packed.empty() ? net : nullptr;
}

// What `hammer games --json` and `hammer tables --json` print.
HAMMER_EXPORT(hammer_games) std::uint32_t hammer_games() { return respond(games_json()); }
HAMMER_EXPORT(hammer_tables) std::uint32_t hammer_tables() { return respond(tables_json()); }

// The levels that machines play at: {"levels":[{"name","help"},…]}.
HAMMER_EXPORT(hammer_levels) std::uint32_t hammer_levels() { return respond(level_list_json()); }

// One line of `hammer judge`, and its line number.
HAMMER_EXPORT(hammer_judge) std::uint32_t hammer_judge(std::uint32_t line) {
  std::string out;
  judge_line(line, request(), out);
  return respond(std::move(out));
}

// 32 bytes in, new for every match that begins or is resumed: see NameSecret. Without them its record is the
// same each time, and names taken out of it could be guessed.
HAMMER_EXPORT(hammer_name_secret) void hammer_name_secret() {
  const std::string_view bytes = request();
  for (std::size_t i = 0; i < the_secret.size(); ++i)
    the_secret[i] = i < bytes.size() ? static_cast<std::uint8_t>(bytes[i]) : std::uint8_t{0};
}

// One line of `hammer umpire`. hammer_umpire_new discards the current match, so that the next line is a setup. The seed
// is used when that setup has none: a module cannot draw one, so without it such a setup is refused.
HAMMER_EXPORT(hammer_umpire_new) void hammer_umpire_new(double seed) {
  the_umpire = Umpire(seed_from(seed), the_secret);
}
HAMMER_EXPORT(hammer_umpire) std::uint32_t hammer_umpire() { return respond(the_umpire.answer(request())); }

// The score sheet of the match that hammer_umpire has begun.
HAMMER_EXPORT(hammer_umpire_sheet) std::uint32_t hammer_umpire_sheet() { return respond(the_umpire.sheet()); }

// One line of the record of a match that is played elsewhere; the first after hammer_umpire_new is the setup.
HAMMER_EXPORT(hammer_umpire_follow) std::uint32_t hammer_umpire_follow() {
  return respond(the_umpire.follow(request()));
}

// A machine's turn in that match: {"level":"pro"} in; answers as hammer_umpire answers the command that the machine
// chooses. If its network is not here yet, the refusal names it: hand it over by hammer_network_put and ask again.
HAMMER_EXPORT(hammer_umpire_act) std::uint32_t hammer_umpire_act() { return respond(the_umpire.act(request())); }

// The lines of the record since the last call; with `end` also its end line.
HAMMER_EXPORT(hammer_umpire_record) std::uint32_t hammer_umpire_record(std::uint32_t end) {
  return respond(end ? the_umpire.end_record() : the_umpire.take_record());
}

// Resumes the match of a record, with `partial` even if it is cut off. Answers as `hammer umpire --resume`; or, if it
// cannot be resumed, with the verdict on the record or with what is missing, and the current match stays. The seed is
// used if the record has none.
HAMMER_EXPORT(hammer_umpire_resume) std::uint32_t hammer_umpire_resume(std::uint32_t partial, double seed) {
  const ReadRecord record = read_record(request());
  const auto other = seed_from(seed);
  if (!record.can_go_on(partial)) return respond(verdict_json(record));
  if (!record.head.seed && !other) {
    return respond(the_umpire.refuse_missing_seed());
  }
  the_umpire = Umpire(record, other.value_or(0), the_secret);
  return respond(the_umpire.show());
}

// Whether a record is accepted, and if not, why: {"ok","refused"}.
HAMMER_EXPORT(hammer_verdict) std::uint32_t hammer_verdict() {
  return respond(acceptance_json(read_record(request())));
}

// The course of the last line's throw.
HAMMER_EXPORT(hammer_course) std::uint32_t hammer_course() { return draw(the_umpire.course()); }

// How dry the board is, from the current shooter's end.
HAMMER_EXPORT(hammer_powder) std::uint32_t hammer_powder() {
  const Match* match = the_umpire.match();
  return draw(match && match->state().powder ? &*match->state().powder : nullptr);
}

}  // namespace hammer::wasm
