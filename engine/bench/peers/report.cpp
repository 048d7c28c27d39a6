#include "trial.h"

#include <array>
#include <charconv>
#include <cinttypes>
#include <cstdarg>
#include <cstdio>

namespace hammer::peers {
namespace {

[[gnu::format(printf, 1, 2)]] std::string formatted(const char* format, ...) {
  std::array<char, 512> text{};
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text.data(), text.size(), format, arguments);
  va_end(arguments);
  return text.data();
}

// The shortest text that reads back to the same number.
std::string number(double value) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

std::string hex(std::uint32_t word) { return formatted("%08" PRIx32, word); }

std::string box2d_json(const Box2dReport& peer, double ours) {
  return formatted(R"("box2d_%d%s":{"shots_per_second":%s,"ratio":%s,"differs":%s},)", peer.hertz,
                   peer.exact ? "" : "_plain", number(peer.rate.median).c_str(),
                   number(ours / peer.rate.median).c_str(), number(peer.differs).c_str());
}

std::string scene_json(const SceneReport& scene) {
  std::string json = formatted(R"({"name":"%s","shots_per_second":%s,"low":%s,"high":%s,"contacts_per_shot":%s,)",
                               scene.name.c_str(), number(scene.ours.median).c_str(), number(scene.ours.low).c_str(),
                               number(scene.ours.high).c_str(), number(scene.contacts_per_shot).c_str());
  for (const Box2dReport& peer : scene.box2d) json += box2d_json(peer, scene.ours.median);
  json += formatted(R"("wasm":{"shots_per_second":%s,"ratio":%s}})", number(scene.wasm.median).c_str(),
                    number(scene.wasm.median / scene.ours.median).c_str());
  return json;
}

// Who, shots a second with their spread, and how that compares with ours.
std::string row(const std::string& who, const bench::Rate& rate, const std::string& comparison) {
  const std::string spread = formatted("(%.0f to %.0f)", rate.low, rate.high);
  return formatted("  %-20s %9.0f  %-20s  %s\n", who.c_str(), rate.median, spread.c_str(), comparison.c_str());
}

std::string box2d_row(const Box2dReport& peer, double ours) {
  const std::string who = formatted("Box2D %d Hz, %s", peer.hertz, peer.exact ? "exact" : "plain");
  return row(
      who, peer.rate,
      formatted("ours: %.0f times as many; %.1f %% of shots differ", ours / peer.rate.median, 100 * peer.differs));
}

std::string scene_rows(const SceneReport& scene) {
  std::string text = formatted("\n%s, %.2f contacts a shot\n", scene.name.c_str(), scene.contacts_per_shot);
  text += row("ours", scene.ours, "");
  for (const Box2dReport& peer : scene.box2d) text += box2d_row(peer, scene.ours.median);
  text += row("ours as WebAssembly", scene.wasm, formatted("%.2f of native", scene.wasm.median / scene.ours.median));
  return text;
}

}  // namespace

std::string as_json(const Report& report) {
  std::string json = formatted(R"({"signature":"%s","scenes":[)", hex(report.signature).c_str());
  for (const SceneReport& scene : report.scenes) {
    if (&scene != &report.scenes.front()) json += ',';
    json += scene_json(scene);
  }
  return json += "]}\n";
}

std::string as_table(const Report& report) {
  std::string text = formatted("signature %s\nshots a second on one core, median (slowest to fastest repeat)\n",
                               hex(report.signature).c_str());
  for (const SceneReport& scene : report.scenes) text += scene_rows(scene);
  return text;
}

}  // namespace hammer::peers
