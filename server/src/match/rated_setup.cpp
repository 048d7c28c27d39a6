#include "match/rated_setup.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "json/fields.h"
#include "json/writer.h"
#include "protocol/setup.h"

namespace hammer::server {
namespace {

// A human hand, whichever way somebody aims: by flick, by keys or by a program.
constexpr HandNoise kRatedHand = HandNoise::kNatural;

bool is_for_two(const Game& game) {
  const bool alone = std::ranges::find(game.team_sizes, 1) != game.team_sizes.end();
  return alone && game.min_sides <= 2 && game.max_sides >= 2;
}

bool has_option(const Game& game, Option option) {
  return std::ranges::any_of(game.options, [&](const GameOption& each) { return each.option == option; });
}

}  // namespace

std::optional<JsonObject> rated_request(const Game& game) {
  if (!is_for_two(game)) return std::nullopt;
  const PresetInfo& preset = presets()[static_cast<std::size_t>(Preset::kTournament)];
  JsonObject options;
  if (has_option(game, Option::kHand)) {
    const OptionInfo& hand = info_of(Option::kHand);
    options.push_back({std::string(hand.name), {std::string(hand.names[static_cast<std::size_t>(kRatedHand)])}});
  }
  if (has_option(game, Option::kShotClock)) {
    options.push_back({std::string(info_of(Option::kShotClock).name), {double{kRatedShotClock}}});
  }
  return JsonObject{
      {"game", {std::string(game.key)}}, {"preset", {std::string(preset.name)}}, {"options", {std::move(options)}}};
}

std::optional<std::string> rated_setup(const Game& game) {
  auto request = rated_request(game);
  if (!request) return std::nullopt;
  JsonArray seats;
  for (const char* name : {"Player 1", "Player 2"}) seats.push_back({JsonObject{{"name", {std::string(name)}}}});
  request->push_back({"seats", {std::move(seats)}});
  const JsonValue line{std::move(*request)};
  Complaints complaints;
  const auto seeded = protocol::read_setup(Fields(line, "", protocol::kSetupFields, complaints));
  if (!seeded) return std::nullopt;
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  protocol::write_setup_fields(json, seeded->setup);
  json.end_object();
  return out;
}

}  // namespace hammer::server
