#include "protocol/machine_command.h"

#include <array>

#include "ai/player.h"
#include "json/fields.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/level_names.h"
#include "read/effort.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 3> kFields{"level", "effort", "effort_last"};

std::optional<ai::Level> read_level_of(const Fields& line) {
  const std::string* text = line.text("level", "level", true);
  if (!text) return std::nullopt;
  const auto level = read_level(*text);
  if (level) return level.value();
  line.complain("level", level.refusal().code, level.refusal().arguments);
  return std::nullopt;
}

void write_toss(JsonWriter& json, const Toss& toss, const Setup& setup) {
  json.field("cmd", "toss");
  if (toss.side < 0) return;
  json.field("side", setup.sides[static_cast<std::size_t>(toss.side)]);
  json.field("call", name_in(kCoinNames, toss.call));
}

void write_choose(JsonWriter& json, const Choose& choose) {
  json.field("cmd", "choose").field("take", name_in(kTakeNames, choose.take));
  if (choose.color) json.field("color", name_of(*choose.color));
}

void write_throw(JsonWriter& json, const ai::Aim& aim) {
  json.field("cmd", aim.four ? "throw-four" : "shoot");
  if (aim.four) json.field("color", name_of(aim.color));
  json.field("y", aim.shot.y).field("speed", aim.shot.speed).field("angle", aim.shot.angle);
  if (aim.four) json.field("spread", aim.spread);
  json.field("spin", aim.shot.spin);
}

}  // namespace

Result<Command, Complaint> command_by_machine(std::string_view line, const Match& match, std::uint64_t seed) {
  const auto value = read_json(line);
  if (!value) return value.refusal();
  Complaints complaints;
  const Fields fields(value.value(), "", kFields, complaints);
  const auto level = read_level_of(fields);
  const ai::Effort effort = read_effort(fields);
  if (!complaints.first() && match.state().phase == Phase::kOver) complaints.add({"match_is_over"});
  if (complaints.first()) return *complaints.first();
  return ai::decide(match, *level, effort, seed);
}

void write_machine_command(JsonWriter& json, const Match& match, const ai::Level& level, std::uint64_t seed) {
  if (match.to_shoot()) {
    const ai::Situation situation = ai::situation_of(match, *level.hand);
    return write_throw(json, ai::choose(situation, *level.judging, {}, ai::search_seed(seed, match)).aim);
  }
  const Command command = ai::open_by_machine(match, seed);
  if (const auto* toss = std::get_if<Toss>(&command)) write_toss(json, *toss, match.setup());
  if (const auto* choose = std::get_if<Choose>(&command)) write_choose(json, *choose);
}

}  // namespace hammer::protocol
