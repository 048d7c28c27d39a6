#include "ai/player.h"

#include <algorithm>

#include "hammer/det_math.h"
#include "hammer/hash.h"
#include "nets.h"
#include "search.h"

namespace hammer::ai {
namespace {

// A player that is not sure looks at up to so many shots besides the best, so often each, for a quarter of its effort.
constexpr int kOthers = 32, kOtherSamples = 24, kOthersShare = 4;
constexpr int kJudged = 4, kRanked = 6;

// Everything that a decision needs, in the order in which it is made.
struct Thinking {
  Thinking(const Situation& situation, Brain brain)
      : view(view_of(situation)),
        aimer(view.setting.surface),
        has_net(load()),
        evaluation(view, aimer, brain, has_net ? &net : nullptr) {}

  bool load() {
    const StoredNet* stored = find_net(*view.setting.game, *view.setting.options);
    return stored && from_numbers(stored->numbers(), net);
  }

  View view;
  Aimer aimer;
  Net net;
  bool has_net;
  Evaluation evaluation;
};

bool is_last(const View& view, const Board& board) { return board.count + (view.to_shoot.four ? 4 : 1) >= kMaxWeights; }

int effort_for(const View& view, const Board& board, const Effort& effort) {
  return std::max(kLeastEffort, is_last(view, board) ? effort.last : effort.ordinary);
}

// A chance, but for what breaks ties; points are said as they are.
double said(const Judging& judging, double value) {
  const bool is_chance = judging.brain == Brain::kLeaf || judging.brain == Brain::kRollout;
  return is_chance ? clamp(value, 0, 1) : value;
}

// Where less than this is at stake between the best shot and the worst, players waver in proportion: a game that is as
// good as decided is played as any other.
constexpr double kAtStake = 0.03;

// By weights that fall with what is lost, in units of the temperature.
std::size_t drawn(const std::vector<Arm>& arms, double temperature, Random& random) {
  double best = arms[0].mean(), worst = best;
  for (const Arm& arm : arms) {
    best = max(best, arm.mean());
    worst = min(worst, arm.mean());
  }
  if (best == worst) return 0;
  temperature *= min(1, (best - worst) / kAtStake);
  double all = 0;
  for (const Arm& arm : arms) all += exp((arm.mean() - best) / temperature);
  double left = random.unit() * all;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    left -= exp((arms[i].mean() - best) / temperature);
    if (left < 0) return i;
  }
  return 0;
}

}  // namespace

Situation situation_of(const Match& match, const Hand& unknown) {
  const Setup& setup = match.setup();
  Situation situation{&setup, &match.state(), {}};
  situation.hands.fill(unknown);
  const auto to_shoot = match.to_shoot();
  // Partners of other sides stand where the shooter's team mate of the same place does (M5, HC2).
  const int player = to_shoot ? to_shoot->player : 0;
  for (int side = 0; side < setup.side_count(); ++side)
    if (const Seat& seat = setup.seat(side, player); seat.hand) situation.hands[at(side)] = *seat.hand;
  return situation;
}

Ranking rank_shots(const Situation& situation, const Judging& judging, const Effort& effort, std::uint64_t seed) {
  Thinking thinking(situation, judging.brain);
  const Board& board = situation.state->board;
  Search search(thinking.view, thinking.aimer, thinking.evaluation, board, seed);
  const int shots = effort_for(thinking.view, board, effort) - thinking.evaluation.simulated();
  Ranking ranking;
  for (const Arm& arm : search.run(shots, judging.brain == Brain::kLagOnly, kRanked))
    ranking.shots.push_back({arm.candidate.aim, arm.candidate.idea, said(judging, arm.mean()), arm.error()});
  ranking.simulated = search.simulated() + thinking.evaluation.simulated();
  return ranking;
}

Choice choose(const Situation& situation, const Judging& judging, const Effort& effort, std::uint64_t seed) {
  Thinking thinking(situation, judging.brain);
  const Board& board = situation.state->board;
  Search search(thinking.view, thinking.aimer, thinking.evaluation, board, seed);
  const bool wavers = judging.temperature > 0;
  const int all = effort_for(thinking.view, board, effort);
  const int each = kOtherSamples * thinking.evaluation.shots_a_board(board);
  const int others = wavers ? std::min(kOthers, all / kOthersShare / each) : 0;
  const int shots = all - thinking.evaluation.simulated() - others * each;
  std::vector<Arm> arms = search.run(shots, judging.brain == Brain::kLagOnly, kJudged);
  std::size_t chosen = 0;
  if (wavers) {
    Random random(seed ^ 0x77617665u);
    arms.resize(1);
    for (const Arm& arm : search.judge_some(others, kOtherSamples, random)) arms.push_back(arm);
    chosen = drawn(arms, judging.temperature, random);
  }
  const Arm& arm = arms[chosen];
  return {arm.candidate.aim, said(judging, arm.mean()), search.simulated() + thinking.evaluation.simulated()};
}

std::optional<Throw> thrown_by(const Situation& situation, const Aim& aim, Random& random) {
  Throw thrown;
  if (!throw_at(view_of(situation), kWe, aim, situation.state->board, random, thrown)) return std::nullopt;
  return thrown;
}

struct Worth::Inside {
  explicit Inside(const Situation& situation) : thinking(situation, Brain::kLeaf), board(situation.state->board) {}
  Thinking thinking;
  Board board;
};

Worth::Worth(const Situation& situation) : inside_(new Inside(situation)) {}
Worth::~Worth() { delete inside_; }

double Worth::of(const Board& board, Settled settled) const {
  Random random(0);
  int simulated = 0;
  return clamp(inside_->thinking.evaluation.of(board, settled, random, simulated), 0, 1);
}

double Worth::now() const {
  if (inside_->thinking.has_net) return clamp(inside_->thinking.evaluation.before_throw(inside_->board), 0, 1);
  return of(inside_->board, Settled::kStands);
}

const RoundSetting& Worth::setting() const { return inside_->thinking.view.setting; }

}  // namespace hammer::ai
