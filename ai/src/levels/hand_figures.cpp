#include "ai/hand_figures.h"

#include <algorithm>
#include <vector>

#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

constexpr double kFirm = 1.6;         // times the speed of a lag
constexpr double kDepthStep = 0.005;  // m
constexpr double kDeepest = 0.40;     // m from the far edge that a lag is aimed at

struct Practice {
  const RoundSetting& setting;
  const Hand& hand;
  Board board{};  // with the weight to hit, where there is one
};

// The board after one throw; the weight thrown is the last on it.
Board thrown_once(const Practice& practice, const Shot& aim, Random& random) {
  Board board = practice.board;
  const Shot shot = throw_by(practice.hand, aim, practice.setting.surface, false, random);
  play_throw(practice.setting, {.shot = shot, .color = Color::kBlue, .side = 1}, board);
  return board;
}

const BoardWeight& last_of(const Board& board) { return board.weights[idx(board.count - 1)]; }

Zone zone_of(const Practice& practice, const Board& board) {
  const BoardWeight& weight = last_of(board);
  return practice.setting.ruler.zone(weight.x, weight.y);
}

using Success = bool (*)(const Practice&, const Board&);

bool is_three(const Practice& practice, const Board& board) {
  return last_of(board).on() && zone_of(practice, board) >= Zone::kThree;
}
bool hangs(const Practice& practice, const Board& board) {
  return last_of(board).on() && zone_of(practice, board) >= Zone::kHanger;
}
bool falls(const Practice&, const Board& board) { return last_of(board).fate == Fate::kFell; }
bool hits(const Practice& practice, const Board& board) {
  const BoardWeight &was = practice.board.weights[0], &is = board.weights[0];
  return !is.on() || is.x != was.x || is.y != was.y;
}
bool knocks_off(const Practice&, const Board& board) { return !board.weights[0].on(); }

double chance(const Practice& practice, const Shot& aim, Success success, int throws, std::uint64_t seed) {
  Random random(seed);  // the same throws for every aim
  int succeeded = 0;
  for (int i = 0; i < throws; ++i) succeeded += success(practice, thrown_once(practice, aim, random)) ? 1 : 0;
  return succeeded / static_cast<double>(throws);
}

struct TriedShot {
  Shot aim;
  std::size_t number;  // in the order tried, which decides between equals
  double chance;

  bool operator<(const TriedShot& other) const {
    return chance != other.chance ? chance > other.chance : number < other.number;
  }
};

// The best few on few throws, then the best of these on more.
Shot best_of(const Practice& practice, std::vector<Shot> aims, Success success, int throws, std::uint64_t seed) {
  const auto try_all = [&](const std::vector<Shot>& shots, int count, std::uint64_t sample) {
    std::vector<TriedShot> tried;
    for (const Shot& aim : shots) tried.push_back({aim, tried.size(), chance(practice, aim, success, count, sample)});
    std::sort(tried.begin(), tried.end());
    return tried;
  };
  constexpr std::size_t kFinalists = 12;
  const std::vector<TriedShot> first = try_all(aims, std::max(1, throws / 50), seed);
  aims.clear();
  for (const TriedShot& one : first) {
    if (aims.size() < kFinalists) aims.push_back(one.aim);
  }
  return try_all(aims, std::max(1, throws / 4), seed + 1).front().aim;
}

// Where a weight thrown exactly like this would stop; past the far edge when it falls there.
double stop_of(const Surface& surface, const Shot& shot) {
  Position position;
  position.add(launch(shot));
  const Outcome outcome = simulate(surface, position);
  return outcome.weights[0].fell == Edge::kFar ? kInfinity : outcome.weights[0].x;
}

double speed_to_stop_at(const Surface& surface, Shot shot, double x) {
  double low = 0, high = 8;
  for (int i = 0; i < 50; ++i) {
    shot.speed = (low + high) / 2;
    (stop_of(surface, shot) < x ? low : high) = shot.speed;
  }
  return low;
}

// Straight up the middle, or off the left cushion.
std::vector<double> angles(const Surface& surface) {
  if (!surface.cushions) return {0.0};
  std::vector<double> all;
  for (double angle = 0.06; angle < 0.6; angle += 0.04) all.push_back(angle);
  return all;
}

std::vector<Shot> lags(const RoundSetting& setting) {
  const Surface& surface = setting.surface;
  std::vector<Shot> all;
  for (const double angle : angles(surface)) {
    for (double depth = 0; depth <= kDeepest; depth += surface.cushions ? 2 * kDepthStep : kDepthStep) {
      Shot shot{.y = 0, .speed = 0, .angle = angle};
      shot.speed = speed_to_stop_at(surface, shot, surface.length - depth);
      all.push_back(shot);
    }
  }
  return all;
}

std::vector<Shot> firm_throws(const RoundSetting& setting, double lag_speed) {
  if (!setting.surface.cushions) return {{.y = 0, .speed = kFirm * lag_speed}};
  std::vector<Shot> all;
  for (double angle = 0.05; angle < 0.7; angle += 0.004)
    all.push_back({.y = 0, .speed = kFirm * lag_speed, .angle = angle});
  return all;
}

BoardWeight weight_to_hit(const Table& table) {
  const double from_end = table.target ? table.target->centre : (*table.deuce_line + *table.trey_line) / 2;
  return {.color = Color::kRed, .side = 0, .fate = Fate::kOn, .x = table.length - from_end, .y = 0};
}

}  // namespace

RoundSetting PracticeBoard::setting() const {
  const Surface surface = make_surface(*table, *find_weight_size(kDefaultWeightSize), deceleration);
  return make_round_setting(*game, *table, options, surface, 0, 1);
}

std::optional<PracticeBoard> practice_board(const Table& table, double deceleration) {
  for (const Game* game : games()) {
    if (!game->shares_board || game->restore) continue;
    const auto options = resolve_options({.game = game, .table = &table});
    if (!options || !game->is_played_on(table, options.value())) continue;
    return PracticeBoard{game, &table, options.value(), deceleration};
  }
  return std::nullopt;
}

HandFigures measure_hand(const Hand& hand, const PracticeBoard& board, int throws, std::uint64_t seed) {
  const RoundSetting setting = board.setting();
  const Practice alone{.setting = setting, .hand = hand};
  const std::vector<Shot> all_lags = lags(setting);
  const Shot lag = best_of(alone, all_lags, is_three, throws, seed);
  Practice against_one = alone;
  against_one.board.add(weight_to_hit(*board.table));
  const Shot firm = best_of(against_one, firm_throws(setting, lag.speed), knocks_off, throws, seed);

  const std::uint64_t other = seed + 2;
  const auto judged = [&](const Practice& practice, const Shot& aim, Success success) {
    return chance(practice, aim, success, throws, other);
  };
  std::optional<HandFigures::HangerTry> hanger_try;
  if (!board.table->target) {
    const Shot aim = best_of(alone, all_lags, hangs, throws, seed);
    hanger_try = {judged(alone, aim, hangs), judged(alone, aim, falls)};
  }
  return {.three = judged(alone, lag, is_three),
          .hangs = judged(alone, lag, hangs),
          .falls = judged(alone, lag, falls),
          .hanger_try = hanger_try,
          .hits = judged(against_one, firm, hits),
          .knocks_off = judged(against_one, firm, knocks_off)};
}

}  // namespace hammer::ai
