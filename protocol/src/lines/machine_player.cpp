#include "protocol/machine_player.h"

#include <array>
#include <vector>

#include "ai/networks.h"
#include "json/fields.h"
#include "json/writer.h"
#include "read/game_setup.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

Complaint refuse_part(std::string_view level, std::string_view part, std::string_view what,
                      const std::vector<std::string_view>& names) {
  JsonObject arguments{arg("value", shortened(level)), arg("part", shortened(part)), arg("what", what),
                       arg("names", list_of(names))};
  if (const auto nearest = nearest_name(part, names); !nearest.empty()) arguments.push_back(arg("nearest", nearest));
  return {"level_part", {}, std::move(arguments)};
}

// A name that is a hand or a judgement, but not both.
Complaint refuse_level(std::string_view text) {
  const auto names = ai::level_names();
  JsonObject arguments{arg("value", shortened(text)), arg("names", list_of(names))};
  const bool is_hand = find_hand(text) != nullptr;
  if (is_hand || ai::find_shot_policy(text)) {
    arguments.push_back(arg("name", text));
    return {is_hand ? "hand_only" : "judgement_only", {}, std::move(arguments)};
  }
  if (const auto nearest = nearest_name(text, names); !nearest.empty()) arguments.push_back(arg("nearest", nearest));
  return {"level_unknown", {}, std::move(arguments)};
}

constexpr std::array<std::string_view, 3> kTurnFields{"level", "effort", "effort_last"};

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

// The same that the command line accepts. A million is seconds for one shot.
constexpr double kMinEffort = 1, kMaxEffort = 1000000;

}  // namespace

Result<ai::Level, Complaint> read_level(std::string_view text) {
  if (const auto level = ai::find_level(text)) return *level;
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return refuse_level(text);
  const std::string_view hand = text.substr(0, slash), policy = text.substr(slash + 1);
  if (!find_hand(hand)) return refuse_part(text, hand, "hand", names_of(hands()));
  return refuse_part(text, policy, "judgement", names_of(ai::shot_policies()));
}

ai::Effort read_effort(const Fields& line) {
  const ai::Effort usual;
  const auto read = [&](std::string_view name, double fallback) {
    return static_cast<int>(line.number(
        {.name = name, .unit = "shots", .low = kMinEffort, .high = kMaxEffort, .fallback = fallback, .whole = true}));
  };
  const int ordinary = read("effort", usual.ordinary);
  const double last = line.find("effort") ? static_cast<double>(ordinary) * usual.last / usual.ordinary : usual.last;
  return {.ordinary = ordinary, .last = read("effort_last", last)};
}

Result<MachineTurn, Complaint> read_machine_turn(std::string_view line, const Match& match) {
  const ParsedObject sent(line, kTurnFields);
  const auto level = read_level_of(sent.fields());
  const ai::Effort effort = read_effort(sent.fields());
  if (sent.complaint()) return *sent.complaint();
  if (match.state().phase == Phase::kOver) return Complaint{"match_is_over"};
  // Without it a player would evaluate boards, and so choose, differently than everywhere else.
  const ai::StoredNet* net = ai::find_net(*match.setup().game, match.setup().options);
  if (net && net->packed.empty()) return Complaint{"network_missing", {}, {arg("network", net->name)}};
  return MachineTurn{*level, effort};
}

void write_machine_command(JsonWriter& json, const Match& match, const ai::Level& level, std::uint64_t seed) {
  const DrawSource draws = DrawSource::from_seed(seed);
  if (match.to_shoot()) {
    const ai::Situation situation = ai::situation_of(match, *level.hand);
    return write_throw(json, ai::choose(situation, *level.policy, {}, ai::search_seed(draws, match)).aim);
  }
  const Command command = ai::open_by_machine(match, draws);
  if (const auto* toss = std::get_if<Toss>(&command)) write_toss(json, *toss, match.setup());
  if (const auto* choose = std::get_if<Choose>(&command)) write_choose(json, *choose);
}

}  // namespace hammer::protocol
