// A round or turn of a real table, entered by hand. Hammer, ends, order and winner come from the same code as for
// simulated ones.
#include "hammer/det_math.h"
#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

std::optional<Refused> find_weights_fault(const Setup& setup, const std::vector<PlacedWeight>& weights) {
  const Surface surface = setup.surface();
  std::array<int, 2> of_color{};
  Position position;
  for (int i = 0; i < static_cast<int>(weights.size()); ++i) {
    const PlacedWeight& weight = weights[idx(i)];
    if (++of_color[idx(weight.color)] > kWeightsOfAColor) return Refused{Refusal::kReportWeights, "weights", i};
    position.add({.x = weight.x, .y = weight.y});
  }
  Surface lenient = surface;
  lenient.radius -= kMeasuredOverlap / 2;
  if (const auto fault = find_fault(lenient, position))
    return Refused{Refusal::kReportWeights, "weights", fault->weight, fault->other};
  return std::nullopt;
}

std::optional<Refused> find_first_color_fault(const Play& play, const Report& report, std::size_t weights) {
  if (!play.setup.game->throws_four) {
    if (report.first_color) return Refused{Refusal::kReportNoFirstColor, "first_color"};
    return std::nullopt;
  }
  if (weights > 0 && !report.first_color && !play.state.board.first_color)
    return Refused{Refusal::kReportFirstColor, "first_color"};
  return std::nullopt;
}

Result<Tally, Refused> tally_weights(const Play& play, const Report& report, const std::vector<PlacedWeight>& weights) {
  if (const auto fault = find_weights_fault(play.setup, weights)) return *fault;
  if (const auto fault = find_first_color_fault(play, report, weights.size())) return *fault;
  const JudgeSetting setting{.table = play.setup.table,
                             .radius = play.setup.weight->radius,
                             .options = &play.setup.options,
                             .reported = true,
                             .first_color = report.first_color ? report.first_color : play.state.board.first_color};
  return tally_of(play, judge(*play.setup.game, setting, weights));
}

Result<Tally, Refused> tally_points(const Play& play, const Report& report, const Report::Points& points) {
  const Game& game = *play.setup.game;
  if (report.first_color) return Refused{Refusal::kReportNoFirstColor, "first_color"};
  const int at_turn = game.shares_board ? -1 : play.state.order[idx(play.state.order_index)];
  if (at_turn >= 0 && !points.given[idx(at_turn)]) return Refused{Refusal::kReportSide, "score", at_turn};
  Tally tally;
  int scorers = 0;
  for (int side = 0; side < play.setup.side_count(); ++side) {
    if (!points.given[idx(side)]) continue;
    if (at_turn >= 0 && side != at_turn) return Refused{Refusal::kReportSide, "score", at_turn};
    const int scored = points.of_side[idx(side)];
    if (scored < 0 || !game.can_score(*play.setup.table, play.setup.options, scored))
      return Refused{Refusal::kReportPoints, "score", side, scored};
    if (scored > 0) ++scorers;
    tally.points[idx(side)] = scored;
  }
  const bool both = game.both_can_score && game.both_can_score(play.setup.options);
  if (game.shares_board && scorers > 1 && !both) return Refused{Refusal::kReportBothScore, "score"};
  return tally;
}

Result<Tally, Refused> tally_report(const Play& play, const Report& report) {
  if (const auto* weights = std::get_if<std::vector<PlacedWeight>>(&report.what))
    return tally_weights(play, report, *weights);
  return tally_points(play, report, *std::get_if<Report::Points>(&report.what));
}

}  // namespace

std::optional<Refused> report(Play& play, const Report& report) {
  if (play.state.phase != Phase::kShooting) return Refused{Refusal::kNotShootingTime};
  if (report.first != -1) {
    if (!play.setup.game->shares_board) return Refused{Refusal::kReportFirst, "first"};
    if (!play.is_side(report.first)) return Refused{Refusal::kNoSuchSide, "first"};
  }
  const auto tally = tally_report(play, report);
  if (!tally) return tally.refusal();
  play.state.board = {};
  if (play.setup.game->shares_board) {
    finish_round(play, tally.value(), report.first == -1 ? play.state.order[0] : report.first);  // X6
  } else {
    finish_turn(play, tally.value());
  }
  return std::nullopt;
}

}  // namespace hammer
