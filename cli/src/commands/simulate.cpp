#include <string>

#include "command.h"
#include "protocol/lines.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Plays shots to rest: one JSON object a line in, one a line out.

Usage: hammer simulate < shots > results

A line has, with the defaults where a field is left out:
  table            "22ft"       a name from hammer tables
  powder           "medium"     slow, medium or fast, or the deceleration in m/s²
  weight           "standard"   or medium
  weights          []           at rest: {"color","x","y"}; moving, instead of a shot: also "vx","vy","spin";
                                "on":false where one is off the board, as in a result
  shot                          {"color","y":0,"speed","angle":0,"spin":0}, from release_x
  throw_four                    instead of a shot: {"color","y":0,"speed","angle":0,"spread":0,"spin":0}
  spin_friction    true         false: spin does not change how a weight slides
  weight_friction  0.12         between weights
  restitution                   one number for every speed, instead of one that falls as weights creep

x runs from the shooter's edge, y from the centre line to the shooter's left. Metres, seconds, radians; angle
and spin are counter-clockwise seen from above. At most 8 weights; those of the shot come last.

A result has weights (in the order given), contacts (a and b are places in that order, or "left" and "right" for
a cushion; impulse in N s), falls, duration and hash. A line that cannot be played gets {"error","field","line"},
and the rest go on. The exit status is 0 also then.

Example:
  echo '{"weights":[{"color":"red","x":6.1,"y":0.02}],"shot":{"color":"blue","speed":2.2}}' | hammer simulate
)";

int run(Arguments arguments) {
  protocol::LineSimulator simulator;
  return answer_each_line("simulate", arguments, [&](std::int64_t line, std::string_view text, std::string& out) {
    simulator.answer(line, text, out);
  });
}

}  // namespace

extern constexpr Command simulate_command{"simulate", "play shots to rest, JSON in, JSON out", kHelp, run};

}  // namespace hammer::cli
