#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "command.h"
#include "measure.h"
#include "options.h"
#include "output.h"
#include "protocol/bench_report.h"
#include "scenes.h"

namespace hammer::cli {
namespace {

constexpr std::string_view kHelp = R"(Measures how many shots a second one core plays to rest, on fixed seeded scenes.

Usage: hammer bench [--json]

  --json   {"signature","scenes":[{"name","shots_per_second","low","high","contacts_per_shot"}]}

shots_per_second is the median of 9 repeats of 0.2 s, low and high are the slowest and the fastest of them. The
signature is one number over many thousands of results: builds that compute the same have the same.

Example:
  hammer bench --json
)";

protocol::SceneReport measure(const bench::Scene& scene) {
  const Surface surface = bench::scene_surface();
  const std::vector<Position> positions = bench::prepare(scene);
  double contacts = 0;
  for (const Position& position : positions) contacts += simulate(surface, position).contacts;
  const auto play = [&](std::size_t i) { return static_cast<double>(simulate(surface, positions[i]).contacts); };
  const bench::Rate rate = bench::measure_rate(positions.size(), play);
  const double contacts_per_shot = contacts / static_cast<double>(positions.size());
  return {std::string(scene.name), rate.median, rate.low, rate.high, contacts_per_shot};
}

std::string with_thousands(double number) {
  std::string digits = std::to_string(static_cast<long long>(number + 0.5));
  for (auto i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3) digits.insert(static_cast<std::size_t>(i), ",");
  return digits;
}

std::string as_text(const protocol::BenchReport& report) {
  std::string text = "scene               shots/s         slowest         fastest   contacts/shot\n";
  for (const protocol::SceneReport& scene : report.scenes) {
    std::array<char, 128> line;
    std::snprintf(line.data(), line.size(), "%-14s %12s %15s %15s %15.2f\n", scene.name.c_str(),
                  with_thousands(scene.shots_per_second).c_str(), with_thousands(scene.low).c_str(),
                  with_thousands(scene.high).c_str(), scene.contacts_per_shot);
    text += line.data();
  }
  return text + "\nsignature " + protocol::signature_text(report.signature) + '\n';
}

int run(Arguments arguments) {
  bool json = false;
  if (const auto refusal = read_options("bench", arguments, {{"--json", &json}})) {
    complain(*refusal);
    return kWrongUsage;
  }
  protocol::BenchReport report{bench::signature(), {}};
  for (const bench::Scene& scene : bench::scenes()) report.scenes.push_back(measure(scene));
  print(json ? protocol::bench_json(report) + '\n' : as_text(report));
  return kDone;
}

}  // namespace

extern constexpr Command bench_command{"bench", "shots a second on this machine, and the signature", kHelp, run};

}  // namespace hammer::cli
