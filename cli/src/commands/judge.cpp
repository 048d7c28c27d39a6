#include <string>

#include "command.h"
#include "protocol/lines.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Judges positions: one JSON object a line in, one a line out.

Usage: hammer judge < positions > judgements

A line has, with the defaults where a field is left out:
  game                          a key from hammer games
  weights                       on the board: {"color","x","y"} each, at most four of a colour
  table            "22ft"       a name from hammer tables; for a game not played there, the first where it is
  weight           "standard"   or medium
  preset           "tournament" or brochure
  options          {}           {"foul_line":"long",…}, names and values from hammer games
  first_color                   where four are thrown together, and only there: their colour

x runs from the shooter's edge, y from the centre line to the shooter's left. Metres. Weights may overlap by 2 mm,
as measured by hand; two within 0.5 mm of the same depth are level.

A judgement has score by colour (or the turn's, where a side has the board alone), verdict, weights and summary. Each
weight has zone, value, counts, clearance_mm (positive past) to the nearest line or edge whose crossing would change
its value, named in line, reason (a code), other (the place in weights of the one that decided it) and why. A line that
cannot be judged gets {"error","field","line"}, and the rest go on. The exit status is 0 also then.

Example:
  echo '{"game":"knock-off","weights":[{"color":"red","x":6.28,"y":0},{"color":"blue","x":5.9,"y":0.1}]}' | hammer judge
)";

int run(Arguments arguments) { return answer_each_line("judge", arguments, protocol::judge_line); }

}  // namespace

extern constexpr Command judge_command{"judge", "what the weights on a board are worth, and why", kHelp, run};

}  // namespace hammer::cli
