#include "protocol/replay.h"

#include <string>

#include "command.h"
#include "protocol/english.h"
#include "protocol/record_writer.h"
#include "protocol/replay_text.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Checks the record of a match and tells it, round by round.

Usage: hammer replay FILE [--json] [--partial]
       hammer replay FILE --remove-name NAME > OTHER

  --json      one object a line: the setup, every event with the state after it, the verdict
  --partial   where the record is refused, tell what could be read of it all the same
  --remove-name NAME
              print the record without that name, of a player or a side; all else stays as it is, and still verifies

Verified means: every shot was simulated again and ends where the record says, to the last bit, the rules come to the
same scores, and every toss and every throw of an unsteady hand was drawn again to the same. It is drawn from the seed
of the record; of a match online from the secret that the server published with the end, and from the players' numbers:
then the secret must fit the commitment in the first line too, and it is said who added a number. A record with neither
is verified but for its draws, and that is said. What was reported from a real table is taken
as reported. Names are those that the record was made with; where one has been removed, that is said. A record made with
another revision of the physics or of the game cannot be checked so: it is told as it tells itself, and marked
unverified. One that was changed, is cut off or does not come to its own hash is refused with the line and the reason.

The exit status is 0 for a record that is verified or unverified, 1 for one that is refused.

Example:
  d=$(mktemp -d) && echo '{"game":"knock-off","seats":[{"name":"Ann"},{"name":"Bob"}]}' | hammer umpire --record $d/a >$d/b && hammer replay $d/a && rm -r $d
)";

int print_without(const std::string& path, const std::string& name) {
  const auto text = read_file(path);
  if (!text) return kFailed;
  const protocol::ReadRecord record = protocol::read_record(*text);
  if (record.fault && !record.fault->cut_off) {
    print_error(path + ": " + record.fault->sentence());
    return kFailed;
  }
  const auto rest = protocol::without_name(*text, name);
  if (!rest) {
    print_error(path + ": " + protocol::sentence_of(rest.refusal()));
    return kFailed;
  }
  print(rest.value());
  return kDone;
}

int run(Arguments arguments) {
  std::string path, name;
  bool json = false, partial = false;
  auto refusal = read_options("replay", arguments,
                              {{"FILE", &path}, {"--json", &json}, {"--partial", &partial}, {"--remove-name", &name}});
  if (!refusal && !name.empty() && (json || partial))
    refusal = "--remove-name cannot be combined with --json or --partial";
  if (refusal) {
    print_error(*refusal);
    return kWrongUsage;
  }
  if (!name.empty()) return print_without(path, name);
  const auto record = read_record_file(path);
  if (!record) return kFailed;
  if (record->can_be_shown(partial)) {
    print(json ? protocol::replay_json(*record) : protocol::replay_text(*record));
  }
  if (record->fault && !json) {
    print_error(path + ": " + record->fault->sentence());
  } else {
    print(json ? protocol::verdict_json(*record) : protocol::verdict_text(*record));
  }
  return record->fault ? kFailed : kDone;
}

}  // namespace

extern constexpr Command replay_command{"replay", "check the record of a match and tell it", kHelp, run};

}  // namespace hammer::cli
