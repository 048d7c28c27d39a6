#include <string>

#include "command.h"
#include "protocol/advise_line.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Says which shot, how likely and why: one JSON object a line in, one a line out.

Usage: hammer advise < positions > advice

A line has, with the defaults where a field is left out:
  game                          a key from hammer games
  weights                       on the board: {"color","x","y"} each
  thrown                        how many were thrown so far, those that fell included; else as few as weights and
                                to_shoot allow
  to_shoot                      the side that shoots next
  table, powder, weight, preset, options, seats    as to hammer umpire; without seats the sides are red and blue, or,
                                where a side has the board alone, first and second
  score            {}           {"red":3,"blue":7}
  hammer                        the side that shoots last; checked
  order                         where a side has the board alone: in which the sides play, as ["second","first"]
  colors                        where two share it and are not named by colour: {"Ann":"blue","Bob":"red"}
  round            1            of the game; the frame, where sides have the board alone
  first_color                   where four are thrown together: their colour, once they are thrown or for this throw
  hand             "pro"        a name from hammer levels, or "none"; {"speed":0.02,"angle":0.005,"place":0.004}, a
                                share, rad and m, as estimated; or one of the two by side, {"red":"pro","blue":"casual"}
  dryness                       with the option wear: 120 numbers from 0 to 1, 5 to a row from the shooter's right
  shots            3            how many to advise, at most 8
  sample           24           executed throws of each, for drawing
  effort           6000         simulated shots for the choice, effort_last for the last one of a round or turn; less
                                than 400 counts as 400
  seed             1            the same seed, the same advice

The answer has shots, best first: say (a sentence), kind, target (a place in weights), aim, success (chance that it does
what kind says, from 2000 throws that it was not chosen by), win (chance of winning the game), gain (of it, against
throwing the weight away), points (own less the opponents', if it all ended there), each with its standard error, and
reasons: a code, its numbers and a sentence.

With "rate":{"aimed":{"y","speed","angle"},"thrown":{…}} the shot that was played from the position is rated: grade
(best, good, fair, mistake, blunder), loss in chance of winning, and luck. A line {"estimate":[…],"table","powder"}
estimates a hand from 5 or more throws, {"aimed":{"y","speed","angle"},"thrown":{…}} each; or, where only resting
places can be measured, from free lags {"from":y,"aimed":{"x","y"},"rest":{"x","y"}}.

With "heat":{"from":0,"along":28,"across":12,"throws":60} the answer has the chance of winning for each aim from that y
of the release: xs, ys, speeds (of the rows), win row after row, low, high and best. With "throw":{"y","speed","angle"}
the shot is thrown once by the hand, and the answer says what lies where by the rules, and what the judge says; with
"scatter":{"aim":{…},"throws":200} where many throws of it rest. "next":true only says what is to be thrown. Where
four are thrown together a shot may also have color and spread.

A line that makes no sense gets {"error","field","line"}, and the rest go on. The exit status is 0 also then.

Example:
  echo '{"game":"knock-off","weights":[{"color":"blue","x":6.2,"y":0.05}],"thrown":7,"to_shoot":"blue"}' | hammer advise
)";

int run(Arguments arguments) {
  return answer_each_line("advise", arguments, [](std::int64_t line, std::string_view text, std::string& out) {
    protocol::advise_line(line, text, {}, out);
  });
}

}  // namespace

extern constexpr Command advise_command{"advise", "which shot, how likely, and why; JSON in, JSON out", kHelp, run};

}  // namespace hammer::cli
