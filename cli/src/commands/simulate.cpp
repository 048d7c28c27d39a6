#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "command.h"
#include "line_reader.h"
#include "options.h"
#include "output.h"
#include "protocol/simulate_line.h"

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
  if (const auto refusal = read_options("simulate", arguments, {})) {
    complain(*refusal);
    return kWrongUsage;
  }
  if (isatty(STDIN_FILENO)) {
    complain("type one JSON object a line, Ctrl-D to end; hammer simulate --help has an example");
  }

  // Answers go out whenever the next read may wait: at once for someone who sends a line and waits for its
  // answer, in large pieces for a long file.
  constexpr std::size_t kMaxHeld = 65536;
  protocol::LineSimulator simulator;
  LineReader lines(STDIN_FILENO, protocol::kMaxLineBytes);
  std::string answers;
  const auto write_out = [&] {
    print(answers);
    answers.clear();
  };
  for (;;) {
    switch (lines.next()) {
      case LineReader::Event::kLine:
        simulator.answer(lines.number(), lines.text(), answers);
        if (answers.size() >= kMaxHeld) write_out();
        break;
      case LineReader::Event::kTooLong:
        simulator.refuse_long_line(lines.number(), answers);
        break;
      case LineReader::Event::kWouldRead:
        write_out();
        break;
      case LineReader::Event::kEnd:
        write_out();
        return kDone;
      case LineReader::Event::kBroken:
        write_out();
        complain(std::string("cannot read standard input: ") + std::strerror(errno));
        return kFailed;
    }
  }
}

}  // namespace

extern constexpr Command simulate_command{"simulate", "play shots to rest, JSON in, JSON out", kHelp, run};

}  // namespace hammer::cli
