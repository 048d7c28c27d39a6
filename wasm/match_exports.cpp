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

// Used when the setup has no seed. Nothing where the number is not a seed.
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

// One line of `hammer judge`, with the number that it has in its input.
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

// One line of `hammer umpire`. There is one match in a module: hammer_umpire_new puts it away. The seed is for a setup
// that names none: nothing here could draw one, so without it such a setup is refused.
HAMMER_EXPORT(hammer_umpire_new) void hammer_umpire_new(double seed) {
  the_umpire = Umpire(seed_from(seed), the_secret);
}
HAMMER_EXPORT(hammer_umpire) std::uint32_t hammer_umpire() { return respond(the_umpire.answer(request())); }

// One line of the record of a match that is played elsewhere, after hammer_umpire_new the setup.
HAMMER_EXPORT(hammer_umpire_follow) std::uint32_t hammer_umpire_follow() {
  return respond(the_umpire.follow(request()));
}

// The name of the network that must be put here before a machine can choose in that match; nothing where it can.
HAMMER_EXPORT(hammer_network_wanted) std::uint32_t hammer_network_wanted() {
  const ai::StoredNet* net = missing_network();
  return respond(net ? std::string(net->name) : std::string());
}

// A machine's turn in that match: {"level":"pro"} in, out as hammer_umpire answers what it does.
HAMMER_EXPORT(hammer_umpire_act) std::uint32_t hammer_umpire_act() {
  // Without it a player would judge, and so choose, in another way than everywhere else.
  if (missing_network())
    return respond(R"({"ok":false,"field":null,"code":"network_missing","arguments":{},"state":null})");
  return respond(the_umpire.act(request()));
}

// The lines of the record since the last call; with `end` its end too.
HAMMER_EXPORT(hammer_umpire_record) std::uint32_t hammer_umpire_record(std::uint32_t end) {
  return respond(end ? the_umpire.end_record() : the_umpire.take_record());
}

// Resumes the match of a record, a cut-off one too where `partial`. Answers as `hammer umpire --resume`, or, where
// it cannot go on and the match stays as it was, with its verdict, or with what is missing. The seed is for a record
// that has none.
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

// Whether a record is accepted, and else why: {"ok","refused"}.
HAMMER_EXPORT(hammer_verdict) std::uint32_t hammer_verdict() {
  return respond(acceptance_json(read_record(request())));
}

// The course of the throw that the last line to the umpire was.
HAMMER_EXPORT(hammer_course) std::uint32_t hammer_course() { return draw(the_umpire.course()); }

// How dry the board is, as the present shooter sees it.
HAMMER_EXPORT(hammer_powder) std::uint32_t hammer_powder() {
  const Match* match = the_umpire.match();
  return draw(match && match->state().powder ? &*match->state().powder : nullptr);
}

}  // namespace hammer::wasm
