#include "write/state.h"

#include <array>
#include <variant>
#include <vector>

#include "json/value.h"
#include "json/writer.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

void write_side(JsonWriter& json, std::string_view field, const Setup& setup, int side) {
  json.name(field);
  side < 0 ? json.null() : json.value(setup.sides[static_cast<std::size_t>(side)]);
}

void write_by_side(JsonWriter& json, std::string_view field, const Setup& setup,
                   const std::array<int, kMaxSides>& numbers) {
  json.name(field).begin_object();
  for (std::size_t side = 0; side < setup.sides.size(); ++side) json.field(setup.sides[side], numbers[side]);
  json.end_object();
}

void write_to_shoot(JsonWriter& json, const Match& match) {
  json.name("to_shoot");
  const auto next = match.to_shoot();
  if (!next) {
    json.null();
    return;
  }
  const Setup& setup = match.setup();
  json.begin_object();
  write_side(json, "side", setup, next->side);
  json.field("player", setup.seat(next->side, next->player).name).field("weights_left", next->weights_left);
  json.name("color");
  next->color ? json.value(name_of(*next->color)) : json.null();
  json.field("throws", next->four ? 4 : 1).end_object();
}

void write_players(JsonWriter& json, const Match& match) {
  const Setup& setup = match.setup();
  const auto players = players_of_round(setup, match.state());
  json.name("players").begin_object();
  for (int side = 0; side < setup.side_count(); ++side) {
    const int player = players[static_cast<std::size_t>(side)];
    if (player >= 0) json.field(setup.sides[static_cast<std::size_t>(side)], setup.seat(side, player).name);
  }
  json.end_object();
}

void write_to_choose(JsonWriter& json, const Match& match) {
  json.name("to_choose");
  const State& state = match.state();
  if (state.phase != Phase::kChoice) {
    json.null();
    return;
  }
  json.begin_object();
  write_side(json, "side", match.setup(), state.chooser);
  json.name("take").begin_array();
  if (!state.order_taken) json.value("hammer").value("first");
  const bool has_color = state.chooser < 2 && state.colors[static_cast<std::size_t>(state.chooser)];  // by its name
  if (match.setup().game->shares_board && !has_color) json.value("color");
  json.end_array().end_object();
}

void write_colors(JsonWriter& json, const Match& match) {
  json.name("colors").begin_object();
  for (std::size_t side = 0; side < 2; ++side) {
    if (const auto color = match.state().colors[side]) json.field(match.setup().sides[side], name_of(*color));
  }
  json.end_object();
}

// Those on the board, then in another list those that are off; `id` counts in the order shot.
void write_weights(JsonWriter& json, std::string_view field, const Match& match, bool on) {
  const Board& board = match.state().board;
  json.name(field).begin_array();
  for (int i = 0; i < board.count; ++i) {
    const BoardWeight& weight = board.weights[static_cast<std::size_t>(i)];
    if (weight.on() != on) continue;
    json.begin_object().field("id", i).field("color", name_of(weight.color));
    json.field("x", weight.x).field("y", weight.y);
    write_side(json, "side", match.setup(), weight.side);
    if (!on) json.field("fate", name_in(kFateNames, weight.fate));
    json.end_object();
  }
  json.end_array();
}

void write_series(JsonWriter& json, const Match& match) {
  json.name("series").begin_object().field("best_of", match.setup().options.best_of());
  json.field("game", match.state().game_number);
  write_by_side(json, "wins", match.setup(), match.state().wins);
  json.end_object();
}

void write_conceded(JsonWriter& json, const Match& match) {
  json.name("conceded").begin_array();
  for (std::size_t side = 0; side < match.setup().sides.size(); ++side) {
    if (match.state().out[side]) json.value(match.setup().sides[side]);
  }
  json.end_array();
}

std::string_view way_of(const ScoredRound& round) {
  if (!round.by) return "throws";
  return std::holds_alternative<Report::Points>(round.by->what) ? "points" : "weights";
}

void write_reported_weights(JsonWriter& json, const Report& report) {
  const auto* weights = std::get_if<std::vector<PlacedWeight>>(&report.what);
  if (!weights) return;
  json.name("weights").begin_array();
  for (const PlacedWeight& weight : *weights) {
    json.begin_object().field("color", name_of(weight.color)).field("x", weight.x).field("y", weight.y).end_object();
  }
  json.end_array();
  if (report.first_color) json.field("first_color", name_of(*report.first_color));
}

void write_round(JsonWriter& json, const ScoredRound& round, const Setup& setup) {
  const bool is_turn = !setup.game->shares_board;
  json.begin_object().name("report");
  round.by ? json.value(round.report) : json.null();
  json.field("game", round.game).field("round", round.round).field("end", name_in(kEndNames, round.end));
  write_side(json, "side", setup, is_turn ? round.first : -1);
  write_side(json, "first", setup, round.first);
  json.name("points").begin_object();
  for (int side = 0; side < setup.side_count(); ++side) {
    const auto i = static_cast<std::size_t>(side);
    if (!is_turn || side == round.first) json.field(setup.sides[i], round.points[i]);
  }
  json.end_object();
  write_by_side(json, "total", setup, round.totals);
  json.field("by", way_of(round));
  if (round.by) write_reported_weights(json, *round.by);
  if (round.by && round.by->first >= 0) json.field("out_of_turn", true);
  if (round.cents > 0) json.field("hickey_cents", round.cents);
  if (round.jar_taken > 0) {
    json.name("jar").begin_object();
    write_side(json, "side", setup, round.jar_taken_by);
    json.field("cents", round.jar_taken).end_object();
  }
  json.end_object();
}

}  // namespace

JsonValue possible_points(const Setup& setup) {
  constexpr int kMore = 200;  // than eight weights are worth in any game
  const auto can = [&](int points) { return setup.game->can_score(*setup.table, setup.options, points); };
  JsonArray ranges;
  for (int from = 0; from < kMore; ++from) {
    if (!can(from)) continue;
    int to = from;
    while (to + 1 < kMore && can(to + 1)) ++to;
    ranges.push_back({JsonArray{{static_cast<double>(from)}, {static_cast<double>(to)}}});
    from = to;
  }
  return {std::move(ranges)};
}

void write_sheet(JsonWriter& json, const Match& match) {
  json.begin_object().name("rounds").begin_array();
  for (const ScoredRound& round : match.sheet()) write_round(json, round, match.setup());
  const Setup& setup = match.setup();
  const auto both_can_score = setup.game->both_can_score;
  json.end_array().name("worth");
  write_json(json, possible_points(setup));
  json.field("both_score", both_can_score && both_can_score(setup.options)).end_object();
}

void write_state(JsonWriter& json, const Match& match, std::uint64_t hash) {
  const Setup& setup = match.setup();
  const State& state = match.state();
  json.begin_object().field("game", setup.game->key).field("phase", name_in(kPhaseNames, state.phase));
  json.field("round", state.round).field("frame", state.round).field("end", name_in(kEndNames, state.end));
  write_side(json, "first", setup, match.first());
  write_side(json, "hammer", setup, match.hammer());
  write_to_shoot(json, match);
  write_players(json, match);
  write_to_choose(json, match);
  write_by_side(json, "score", setup, state.scores);
  write_colors(json, match);
  write_weights(json, "weights", match, true);
  write_weights(json, "off", match, false);
  write_series(json, match);
  json.field("over", state.phase == Phase::kOver);
  write_side(json, "winner", setup, state.winner);
  json.field("jar_cents", state.jar_cents);
  write_by_side(json, "fouls", setup, state.fouls);
  write_conceded(json, match);
  json.field("may_look", match.may_look()).field("dust_granted", state.dust_granted);
  json.field("can_undo", match.can_undo()).field("can_redo", match.can_redo());
  json.field("hash", hex(hash, 16)).end_object();
}

NamedScores scores_of(const Match& match) {
  NamedScores scores;
  const auto& sides = match.setup().sides;
  for (std::size_t side = 0; side < sides.size(); ++side) scores.emplace_back(sides[side], match.state().scores[side]);
  return scores;
}

std::string winner_of(const Match& match) {
  const int winner = match.state().winner;
  return winner < 0 ? std::string() : match.setup().sides[static_cast<std::size_t>(winner)];
}

void write_scores(JsonWriter& json, const NamedScores& scores) {
  json.name("scores").begin_object();
  for (const auto& [side, points] : scores) json.field(side, points);
  json.end_object();
}

void write_winner(JsonWriter& json, const std::string& winner) {
  json.name("winner");
  winner.empty() ? json.null() : json.value(winner);
}

}  // namespace hammer::protocol
