#include <string>
#include <vector>

#include "command.h"
#include "demo_round.h"
#include "protocol/english.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Plays one round on the 22ft board and shows where the weights ended.

Usage: hammer demo [--seed N]

  --seed N   another round; the same number gives the same round on every machine (7 unless you say)

Example:
  hammer demo --seed 8
)";

// Weights that the picture does not show.
std::string describe_rest(const DemoRound& round) {
  std::vector<std::string_view> off;
  std::string back;
  for (int i = 0; i < round.position().count; ++i) {
    const Weight& weight = round.position().weights[static_cast<std::size_t>(i)];
    const std::string& label = round.labels()[static_cast<std::size_t>(i)];
    if (!weight.on) {
      off.push_back(label);
    } else if (round.table().length - weight.x > kPictureDepth) {
      back += "Farther back: " + label + ", " + from_the_end(round.table(), weight.x) + ".\n";
    }
  }
  return back + (off.empty() ? "" : "Off the board: " + protocol::join(off, "and") + ".\n");
}

int run(Arguments arguments) {
  std::uint64_t seed = 7;  // a lively round
  if (const auto refusal = read_options("demo", arguments, {{"--seed", &seed}})) {
    print_error(*refusal);
    return kWrongUsage;
  }
  DemoRound round(seed);
  print("One round on the " + std::string(round.table().name) + " board, medium powder. R is red, B is blue.\n\n");
  for (int shot = 1; !round.is_over(); ++shot) print(' ' + std::to_string(shot) + "  " + round.play() + '\n');
  print("\nThe last metre of the board, the shooter far to the left:\n\n" +
        draw_far_end(round.table(), round.position(), round.labels()) + '\n' + describe_rest(round));
  return kDone;
}

}  // namespace

extern constexpr Command demo_command{"demo", "play a round of eight shots and draw where the weights ended", kHelp,
                                      run};

}  // namespace hammer::cli
