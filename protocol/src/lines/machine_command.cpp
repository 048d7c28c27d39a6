#include "protocol/machine_command.h"

#include <array>

#include "ai/host.h"
#include "json/fields.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_answer.h"
#include "protocol/level_names.h"
#include "read/effort.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 3> kFields{"level", "effort", "effort_last"};

std::string refuse(const Complaint& complaint) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", false);
  write_error_fields(json, complaint);
  json.end_object();
  return out;
}

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

void write_opening(JsonWriter& json, const Command& command, const Setup& setup) {
  json.name("command").begin_object();
  if (const auto* toss = std::get_if<Toss>(&command)) write_toss(json, *toss, setup);
  if (const auto* choose = std::get_if<Choose>(&command)) write_choose(json, *choose);
  json.end_object();
}

void write_throw(JsonWriter& json, const ai::Aim& aim) {
  json.name("command").begin_object().field("cmd", aim.four ? "throw-four" : "shoot");
  if (aim.four) json.field("color", name_of(aim.color));
  json.field("y", aim.shot.y).field("speed", aim.shot.speed).field("angle", aim.shot.angle);
  if (aim.four) json.field("spread", aim.spread);
  json.field("spin", aim.shot.spin).end_object();
}

void write_choice(JsonWriter& json, const ai::Choice& choice, const ai::Judging& judging) {
  write_throw(json, choice.aim);
  json.field(ai::knows_chances(judging) ? "win" : "expected_points", choice.win).field("simulated", choice.simulated);
}

}  // namespace

std::string machine_command(std::string_view line, const Match& match, std::uint64_t seed) {
  const auto value = read_json(line);
  if (!value) return refuse(value.refusal());
  Complaints complaints;
  const Fields fields(value.value(), "", kFields, complaints);
  const auto level = read_level_of(fields);
  const ai::Effort effort = read_effort(fields);
  if (!complaints.first() && match.state().phase == Phase::kOver) complaints.add({"match_is_over"});
  if (complaints.first()) return refuse(*complaints.first());

  std::string out;
  JsonWriter json(out);
  json.begin_object().field("ok", true);
  if (match.to_shoot()) {
    const ai::Situation situation = ai::situation_of(match, *level->hand);
    write_choice(json, ai::choose(situation, *level->judging, effort, ai::search_seed(seed, match)), *level->judging);
  } else {
    write_opening(json, ai::open_by_machine(match, seed), match.setup());
  }
  json.end_object();
  return out;
}

}  // namespace hammer::protocol
