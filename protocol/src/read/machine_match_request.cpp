#include "read/machine_match_request.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "english/words.h"
#include "json/fields.h"
#include "protocol/machine_player.h"
#include "protocol/setup.h"
#include "protocol/typed_setup.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 10> kRequestFields{"game",   "players", "preset", "options", "table",
                                                          "powder", "weight",  "seed",   "effort",  "effort_last"};
// Those that are not a setup's.
constexpr std::array<std::string_view, 3> kOwnFields{"players", "effort", "effort_last"};

constexpr std::size_t kMaxPlayers = kMaxSides * kMaxTeam;

struct Player {
  ai::Level level;
  int side;
};

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// One entry a side: "pro", or partners joined by plus signs.
std::vector<Player> read_players(const Fields& line) {
  std::vector<Player> players;
  const JsonArray* sides = line.array("players", "levels", true);
  for (std::size_t side = 0; sides && side < sides->size(); ++side) {
    const std::string field = element_of("players", side);
    const auto* text = (*sides)[side].get<std::string>();
    if (!text) {
      JsonObject arguments = shown((*sides)[side]);
      arguments.push_back(arg("form", "level_name"));
      line.complain(field, "not_accepted", std::move(arguments));
    }
    for (const std::string& name : text ? split(*text, '+') : std::vector<std::string>{}) {
      if (name.empty() && *text != name) {
        line.complain(field, "player_missing", {arg("value", shortened(*text))});
      }
      const auto level = read_level(name);
      if (!level) line.complain(field, level.refusal().code, level.refusal().arguments);
      if (level) players.push_back({level.value(), static_cast<int>(side)});
    }
  }
  if (players.size() > kMaxPlayers) {
    line.complain("players", "players_count", {arg("count", players.size()), arg("most", kMaxPlayers)});
  }
  return players;
}

// A player is called by its level, with a number where there are several.
std::vector<std::string> seat_names(const std::vector<Player>& players) {
  std::vector<std::string> names;
  for (const Player& player : players) {
    const std::string level = ai::name_of(player.level);
    const auto is_same = [&](const Player& other) { return ai::name_of(other.level) == level; };
    const auto same = std::count_if(players.begin(), players.end(), is_same);
    const auto before =
        std::count_if(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(names.size()), is_same);
    names.push_back(capitalized(level) + (same > 1 ? ' ' + std::to_string(before + 1) : std::string()));
  }
  return names;
}

JsonArray seats_of(const std::vector<Player>& players) {
  const std::vector<std::string> names = seat_names(players);
  JsonArray seats;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto partners = std::count_if(players.begin(), players.end(),
                                        [&](const Player& other) { return other.side == players[i].side; });
    JsonObject seat{{"name", {names[i]}}, {"hand", {std::string(players[i].level.hand->name)}}};
    if (partners > 1) seat.push_back({"side", {"Team " + std::to_string(players[i].side + 1)}});
    seats.push_back({std::move(seat)});
  }
  return seats;
}

JsonValue setup_line(const JsonValue& line, const std::vector<Player>& players) {
  JsonObject setup;
  for (const JsonMember& member : *line.get<JsonObject>()) {
    if (std::find(kOwnFields.begin(), kOwnFields.end(), member.name) == kOwnFields.end()) setup.push_back(member);
  }
  setup.push_back({"seats", {seats_of(players)}});
  return {std::move(setup)};
}

// Seats are made here: a complaint about them is about the players that were sent.
Complaint about_players(Complaint complaint) {
  if (complaint.field == "seats") complaint.field = "players";
  return complaint;
}

}  // namespace

Result<MachineMatchRequest, Complaint> read_machine_match(const JsonValue& line, std::optional<std::uint64_t> seed) {
  Complaints complaints;
  const Fields fields(line, "", kRequestFields, complaints);
  const std::vector<Player> players = read_players(fields);
  const ai::Effort effort = read_effort(fields);
  if (complaints.first()) return *complaints.first();
  const JsonValue setup = setup_line(line, players);
  auto seeded = read_setup(Fields(setup, "", kSetupFields, complaints));
  if (!complaints.first() && !seeded->seed && !seed) fields.refuse("seed", accepted_seeds());
  if (complaints.first()) return about_players(*complaints.first());
  MachineMatchRequest request{std::move(seeded->setup), {}, effort, seeded->seed ? *seeded->seed : *seed};
  for (const Player& player : players) request.levels.push_back(player.level);
  return request;
}

Result<JsonValue, Complaint> line_of(const TypedMachineMatch& typed) {
  auto setup = line_of(typed.setup);
  if (!setup) return setup.refusal();
  JsonObject line = std::move(setup.value());
  if (!typed.players.empty()) {
    JsonArray players;
    for (std::string& side : split(typed.players, ',')) players.push_back({std::move(side)});
    line.push_back({"players", {std::move(players)}});
  }
  if (!typed.seed.empty()) line.push_back({"seed", typed_value(typed.seed)});
  if (!typed.effort.empty()) line.push_back({"effort", typed_value(typed.effort)});
  if (!typed.effort_last.empty()) line.push_back({"effort_last", typed_value(typed.effort_last)});
  return JsonValue{std::move(line)};
}

}  // namespace hammer::protocol
