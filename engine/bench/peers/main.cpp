// hammer-peers: the benchmark's scenes through our engine, through Box2D, and through our WebAssembly in Node.
#include <csignal>
#include <cstdio>
#include <string>
#include <string_view>

#include "trial.h"
#include "wasm_peer.h"

namespace {

using namespace hammer;

constexpr std::string_view kHelp = R"(usage: hammer-peers [--json] [--quick] [--wasm FILE]

Plays the same scenes on one core through our engine, Debian's Box2D 2.4.1 at 60 and 240 Hz, and our WebAssembly
in Node, taking turns, and says how many shots a second each plays.

  --json       one JSON object instead of a table
  --quick      fewer and shorter repeats
  --wasm FILE  the WebAssembly build; without it build/wasm/bin/hammer.wasm of this source tree
  --help       this

Ours is measured with spin and friction between weights, which Box2D goes without. `differs` is the share of shots
that leave other weights on the board, or one in another zone, with both played without spin and friction between
weights and with restitution 0.9. Box2D has two set-ups: "exact" finds contacts inside a step and measures in small
units; "plain" does neither, and its JSON fields end in _plain.

example: hammer-peers --json > peers.json
)";

struct Options {
  bool json = false;
  bool quick = false;
  bool help = false;
  std::string wasm = HAMMER_SOURCE_DIR "/build/wasm/bin/hammer.wasm";
};

Result<Options, std::string> read_options(int count, char** words) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--json") {
      options.json = true;
    } else if (word == "--quick") {
      options.quick = true;
    } else if (word == "--help" || word == "-h") {
      options.help = true;
    } else if (word == "--wasm" && i + 1 < count) {
      options.wasm = words[++i];
    } else {
      return word == "--wasm" ? "--wasm needs the name of a file" : "hammer-peers does not know " + std::string(word);
    }
  }
  return options;
}

int complain(const std::string& sentence) {
  std::fprintf(stderr, "hammer-peers: %s\n", sentence.c_str());
  return 1;
}

int run(const Options& options) {
  auto wasm = peers::WasmPeer::start(HAMMER_SOURCE_DIR "/wasm/bench.mjs", options.wasm);
  if (!wasm) return complain(wasm.refusal());
  const peers::Effort effort =
      options.quick ? peers::Effort{.repeats = 3, .seconds = 0.05, .shots_compared = 300} : peers::Effort{};
  peers::Report report{.signature = bench::signature(), .scenes = {}};
  for (const bench::Scene& scene : bench::scenes()) {
    const auto result = peers::try_scene(scene, effort, wasm.value());
    if (!result) return complain(result.refusal());
    report.scenes.push_back(result.value());
  }
  std::fputs((options.json ? as_json(report) : as_table(report)).c_str(), stdout);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  std::signal(SIGPIPE, SIG_IGN);  // a Node that ended early shows by its missing answer
  const auto options = read_options(count, words);
  if (!options) return complain(options.refusal() + "; see hammer-peers --help");
  if (options.value().help) return std::fputs(kHelp.data(), stdout) < 0 ? 1 : 0;
  return run(options.value());
}
