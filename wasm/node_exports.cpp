// The rest of the module for Node, which the page does not need: signatures, the engine by numbers, benchmarks, and
// more of the command line's text. Numbers go through one shared buffer, everything else by value. Memory may grow in
// any call, which detaches views on it: make a new view after each.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "hammer/crypto.h"
#include "hammer/physics.h"
#include "json/reader.h"
#include "json/writer.h"
#include "measure.h"
#include "module.h"
#include "player_scenes.h"
#include "protocol/lines.h"
#include "protocol/luck.h"
#include "protocol/machine_match.h"
#include "protocol/record.h"
#include "protocol/replay.h"
#include "random_play.h"
#include "scenes.h"

namespace hammer::wasm {
namespace {

using namespace hammer::protocol;

// In: x, y, vx, vy, spin of each weight. Out: x, y, fell (an Edge) of each weight.
constexpr std::size_t kNumbersIn = 5;
constexpr std::size_t kNumbersOut = 3;
alignas(16) std::array<double, kNumbersIn * kMaxWeights> shared;

enum Refused : int {
  kUnknownTable = -1,
  kUnknownWeightSize = -2,
  kBadDeceleration = -3,
  kBadPosition = -4,
  kGivenUp = -5
};

Position read_position(std::size_t count) {
  Position position;
  for (std::size_t i = 0; i < count; ++i) {
    const double* in = &shared[kNumbersIn * i];
    position.add({.x = in[0], .y = in[1], .vx = in[2], .vy = in[3], .spin = in[4]});
  }
  return position;
}

void write_outcome(const Outcome& outcome) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(outcome.count); ++i) {
    double* out = &shared[kNumbersOut * i];
    out[0] = outcome.weights[i].x;
    out[1] = outcome.weights[i].y;
    out[2] = static_cast<double>(outcome.weights[i].fell);
  }
}

// ---------------------------------------------------------------- benchmarks

// Positions are drawn once, then played over and over; JavaScript has the clock.
std::vector<Position> prepared;
std::size_t next = 0;

std::vector<ai::bench::DecisionScene> decisions;

bool is_scene(std::uint32_t scene) { return scene < bench::scenes().size(); }

}  // namespace

HAMMER_EXPORT(hammer_signature) std::uint32_t hammer_signature() { return bench::signature(); }
HAMMER_EXPORT(hammer_match_signature) std::uint32_t hammer_match_signature() { return bench::match_signature(); }
HAMMER_EXPORT(hammer_players_signature) std::uint32_t hammer_players_signature() {
  return ai::bench::players_signature();
}

HAMMER_EXPORT(hammer_buffer) double* hammer_buffer() { return shared.data(); }

// Plays the `count` weights in the buffer to rest on fresh powder. Tables and sizes are numbered as the engine lists
// them. Returns the number of contacts, or one of Refused with the buffer unchanged.
HAMMER_EXPORT(hammer_simulate)
int hammer_simulate(std::uint32_t table, std::uint32_t weight_size, double deceleration, std::uint32_t count) {
  if (table >= tables().size()) return kUnknownTable;
  if (weight_size >= weight_sizes().size()) return kUnknownWeightSize;
  if (!(deceleration >= kMinDeceleration && deceleration <= kMaxDeceleration)) return kBadDeceleration;
  if (count > kMaxWeights) return kBadPosition;
  const Surface surface = make_surface(tables()[table], weight_sizes()[weight_size], deceleration);
  const Position position = read_position(count);
  if (find_fault(surface, position)) return kBadPosition;
  const Outcome outcome = simulate(surface, position);
  if (outcome.capped) return kGivenUp;
  write_outcome(outcome);
  return outcome.contacts;
}

// ---------------------------------------------------------------- benchmarks

// A scene's name, by its number in bench::scenes(): its address and length; length 0 if there is no such scene.
HAMMER_EXPORT(hammer_bench_name) const char* hammer_bench_name(std::uint32_t scene) {
  return is_scene(scene) ? bench::scenes()[scene].name.data() : nullptr;
}
HAMMER_EXPORT(hammer_bench_name_length) std::uint32_t hammer_bench_name_length(std::uint32_t scene) {
  return is_scene(scene) ? static_cast<std::uint32_t>(bench::scenes()[scene].name.size()) : 0;
}

// Draws the scene's positions, the same as the native benchmark's. Returns how many; 0 if there is no such scene.
HAMMER_EXPORT(hammer_bench_prepare) std::uint32_t hammer_bench_prepare(std::uint32_t scene) {
  next = 0;
  prepared = is_scene(scene) ? bench::prepare(bench::scenes()[scene]) : std::vector<Position>();
  return static_cast<std::uint32_t>(prepared.size());
}

// Plays `count` prepared positions, going round. Returns the contacts made, so that the compiler cannot leave out a
// shot as unused.
HAMMER_EXPORT(hammer_bench_play) std::uint32_t hammer_bench_play(std::uint32_t count) {
  const Surface surface = bench::scene_surface();
  std::uint32_t contacts = 0;
  for (std::uint32_t n = 0; n < count && !prepared.empty(); ++n) {
    contacts += static_cast<std::uint32_t>(simulate(surface, prepared[next]).contacts);
    if (++next == prepared.size()) next = 0;
  }
  return contacts;
}

// Positions that a player decides in: those of one game, by its number in what `hammer games` lists. First `ordinary`
// ones, then `last` ones: last throws of rounds and turns. Returns how many; 0 if there is no such game.
HAMMER_EXPORT(hammer_bench_decisions)
std::uint32_t hammer_bench_decisions(std::uint32_t game, std::int32_t ordinary, std::int32_t last) {
  decisions.clear();
  if (game < games().size()) decisions = ai::bench::decision_scenes(*games()[game], ordinary, last);
  return static_cast<std::uint32_t>(decisions.size());
}

// Decides in one of them. Returns how many shots were simulated.
HAMMER_EXPORT(hammer_bench_decide) std::uint32_t hammer_bench_decide(std::uint32_t scene) {
  return scene < decisions.size() ? static_cast<std::uint32_t>(ai::bench::decide(decisions[scene]).simulated) : 0;
}

// ---------------------------------------------------------------- text

// As in the study's module, whose client asks it before each line. Here all networks are compiled in.
HAMMER_EXPORT(hammer_network_wanted) std::uint32_t hammer_network_wanted() { return respond(""); }

// One line of `hammer simulate`, and its line number.
HAMMER_EXPORT(hammer_simulate_line) std::uint32_t hammer_simulate_line(std::uint32_t line) {
  static LineSimulator simulator;
  std::string out;
  simulator.answer(line, request(), out);
  return respond(std::move(out));
}

// A whole match by machines: {"game","players":["pro","casual"],"seed"} in, what `hammer match --json` prints out.
HAMMER_EXPORT(hammer_match) std::uint32_t hammer_match() { return respond(machine_match_json(request())); }

// A whole record: the last line of `hammer replay --json`, and everything it prints.
HAMMER_EXPORT(hammer_verify_record) std::uint32_t hammer_verify_record() {
  return respond(verdict_json(read_record(request())));
}
HAMMER_EXPORT(hammer_replay) std::uint32_t hammer_replay(std::uint32_t partial) {
  const ReadRecord record = read_record(request());
  return respond((record.can_be_shown(partial) ? replay_json(record) : std::string()) + verdict_json(record));
}

// Bytes in, hex digits out: for tests that both functions are right here too. The first 16 bytes are SipHash's key.
HAMMER_EXPORT(hammer_blake2s) std::uint32_t hammer_blake2s() {
  Blake2s hash;
  hash.add({reinterpret_cast<const std::uint8_t*>(request().data()), request().size()});
  return respond(hex_of(hash.digest()));
}
HAMMER_EXPORT(hammer_siphash) std::uint32_t hammer_siphash() {
  const std::string_view bytes = request();
  const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
  SipKey key{};
  if (bytes.size() < key.size()) return respond("");
  std::copy_n(first, key.size(), key.begin());
  return respond(hex(siphash(key, {first + key.size(), bytes.size() - key.size()}), 16));
}

// The bits of a number in JSON's grammar, and the shortest text of one: for tests that both are right here too.
HAMMER_EXPORT(hammer_read_number) double hammer_read_number() {
  return read_number(request()).value_or(__builtin_inf());
}
HAMMER_EXPORT(hammer_write_number) std::uint32_t hammer_write_number(double number) {
  return respond(shortest(number));
}

}  // namespace hammer::wasm
