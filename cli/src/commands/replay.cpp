#include "protocol/replay.h"

#include <string>

#include "command.h"
#include "options.h"
#include "output.h"
#include "record_file.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Checks the record of a match and tells it, round by round.

Usage: hammer replay FILE [--json] [--partial]

  --json      one object a line: the setup, every event with the state after it, the verdict
  --partial   where the record is refused, tell what could be read of it all the same

Verified means: every shot was simulated again and ends where the record says, to the last bit, the rules come to the
same scores, and with the seed of the record every toss and every throw of an unsteady hand was drawn again to the same.
A record without a seed is verified but for its draws, and that is said. What was reported from a real table is taken
as reported. A record made with another revision of the physics or of the game cannot be checked so: it is told as it
tells itself, and marked unverified. One that was changed, is cut off or does not come to its own hash is refused with
the line and the reason.

The exit status is 0 for a record that is verified or unverified, 1 for one that is refused.

Example:
  d=$(mktemp -d) && echo '{"game":"knock-off","seats":[{"name":"Ann"},{"name":"Bob"}]}' | hammer umpire --record $d/a >$d/b && hammer replay $d/a && rm -r $d
)";

int run(Arguments arguments) {
  std::string path;
  bool json = false, partial = false;
  if (const auto refusal =
          read_options("replay", arguments, {{"FILE", &path}, {"--json", &json}, {"--partial", &partial}})) {
    complain(*refusal);
    return kWrongUsage;
  }
  const auto text = read_file(path);
  if (!text) return kFailed;
  const protocol::ReadRecord record = protocol::read_record(*text);
  if (record.can_be_told(partial)) {
    print(json ? protocol::replay_json(record) : protocol::replay_text(record));
  }
  if (record.fault && !json) {
    complain(path + ": " + record.fault->sentence());
  } else {
    print(json ? protocol::verdict_json(record) : protocol::verdict_text(record));
  }
  return record.fault ? kFailed : kDone;
}

}  // namespace

extern constexpr Command replay_command{"replay", "check the record of a match and tell it", kHelp, run};

}  // namespace hammer::cli
