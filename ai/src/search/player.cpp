#include "ai/player.h"

#include <algorithm>

#include "ai/networks.h"
#include "hammer/det_math.h"
#include "hammer/index.h"
#include "search/search.h"

namespace hammer::ai {
namespace {

// With a temperature above 0: up to kOthers shots besides the best are tried, kOtherSamples times each, for at most one
// part in kOthersShare of the effort.
constexpr int kOthers = 32, kOtherSamples = 24, kOthersShare = 4;
constexpr int kJudged = 4, kRanked = 6;

// Everything that a decision needs. The members are built in this order, each from those before it.
struct Decision {
  Decision(const Situation& situation, Brain brain)
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
  return std::max(kMinEffort, is_last(view, board) ? effort.last : effort.ordinary);
}

// Chances are cut to 0 .. 1, because the small bonus that breaks ties can push them outside. Points are left alone.
double reported_win(const ShotPolicy& policy, double value) {
  return knows_chances(policy) ? clamp(value, 0, 1) : value;
}

// Where the best and the worst shot differ by less than this, the temperature shrinks in proportion, so that players
// choose as carefully in a game that is all but decided.
constexpr double kAtStake = 0.03;

// Softmax: each shot is drawn with a chance proportional to exp(-loss / temperature), where loss is how far its mean
// lies below the best.
std::size_t sample_by_temperature(const std::vector<Arm>& arms, double temperature, Random& random) {
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

// Each use of a match's seed has its own random stream. The match's own draws use the seed without any of these.
constexpr std::uint64_t kSearchStream = 0x736561726368;     // "search"
constexpr std::uint64_t kOpeningStream = 0x6f70656e696e67;  // "opening"

Command take_from_choice(const Match& match, Random& random) {
  if (match.state().order_taken) return Choose{Take::kColor, random.below(2) == 0 ? Color::kRed : Color::kBlue};
  return Choose{match.setup().game->prize == Prize::kFirst ? Take::kFirst : Take::kHammer};
}

}  // namespace

Situation situation_of(const Match& match, const Hand& unknown) {
  const Setup& setup = match.setup();
  Situation situation{&setup, &match.state(), {}};
  situation.hands.fill(unknown);
  const auto to_shoot = match.to_shoot();
  // Partners of other sides stand where the shooter's team mate of the same number does (M5, HC2).
  const int player = to_shoot ? to_shoot->player : 0;
  for (int side = 0; side < setup.side_count(); ++side)
    if (const Seat& seat = setup.seat(side, player); seat.hand) situation.hands[idx(side)] = *seat.hand;
  return situation;
}

Ranking rank_shots(const Situation& situation, const ShotPolicy& policy, const Effort& effort, std::uint64_t seed) {
  Decision decision(situation, policy.brain);
  const Board& board = situation.state->board;
  Search search(decision.view, decision.aimer, decision.evaluation, board, seed);
  const int shots = effort_for(decision.view, board, effort) - decision.evaluation.simulated();
  Ranking ranking;
  for (const Arm& arm : search.run(shots, policy.brain == Brain::kLagOnly, kRanked))
    ranking.shots.push_back({arm.candidate.aim, arm.candidate.idea, reported_win(policy, arm.mean()), arm.error()});
  ranking.simulated = search.simulated() + decision.evaluation.simulated();
  return ranking;
}

Choice choose(const Situation& situation, const ShotPolicy& policy, const Effort& effort, std::uint64_t seed) {
  Decision decision(situation, policy.brain);
  const Board& board = situation.state->board;
  Search search(decision.view, decision.aimer, decision.evaluation, board, seed);
  const bool uses_temperature = policy.temperature > 0;
  const int all = effort_for(decision.view, board, effort);
  const int each = kOtherSamples * decision.evaluation.shots_a_board(board);
  const int others = uses_temperature ? std::min(kOthers, all / kOthersShare / each) : 0;
  const int shots = all - decision.evaluation.simulated() - others * each;
  std::vector<Arm> arms = search.run(shots, policy.brain == Brain::kLagOnly, kJudged);
  std::size_t chosen = 0;
  if (uses_temperature) {
    Random random(seed ^ 0x77617665u);
    arms.resize(1);
    for (const Arm& arm : search.judge_some(others, kOtherSamples, random)) arms.push_back(arm);
    chosen = sample_by_temperature(arms, policy.temperature, random);
  }
  const Arm& arm = arms[chosen];
  return {arm.candidate.aim, reported_win(policy, arm.mean()), search.simulated() + decision.evaluation.simulated()};
}

// ---------------------------------------------------------------- in a match

std::uint64_t search_seed(const DrawSource& draws, const Match& match) {
  return draws.seed_at(match.log().size(), kSearchStream);
}

Command open_by_machine(const Match& match, const DrawSource& draws) {
  Random random(draws.seed_at(match.log().size(), kOpeningStream));
  if (match.state().phase == Phase::kChoice) return take_from_choice(match, random);
  const int caller = match.setup().side_count() == 2 ? 0 : -1;
  const Coin call = random.below(2) == 0 ? Coin::kHeads : Coin::kTails;
  return draw_toss(match, draws, caller, call, std::nullopt);
}

std::variant<Shoot, ThrowFour> throw_of(const Match& match, const DrawSource& draws, const Aim& aim) {
  if (aim.four) return draw_throw_four(match, draws, aim.color, aim.shot, aim.spread);
  return draw_throw(match, draws, aim.shot);
}

Command decide(const Match& match, const Level& level, const Effort& effort, const DrawSource& draws) {
  if (!match.to_shoot()) return open_by_machine(match, draws);
  const Situation situation = situation_of(match, *level.hand);
  const Choice choice = choose(situation, *level.policy, effort, search_seed(draws, match));
  return std::visit([](const auto& shot) { return Command(shot); }, throw_of(match, draws, choice.aim));
}

// ----------------------------------------------------------------

std::optional<Throw> thrown_by(const Situation& situation, const Aim& aim, Random& random) {
  Throw thrown;
  if (!throw_at(view_of(situation), kSelf, aim, situation.state->board, random, thrown)) return std::nullopt;
  return thrown;
}

struct Worth::Parts {
  explicit Parts(const Situation& situation) : decision(situation, Brain::kLeaf), board(situation.state->board) {}
  Decision decision;
  Board board;
};

Worth::Worth(const Situation& situation) : parts_(new Parts(situation)) {}
Worth::~Worth() { delete parts_; }

double Worth::of(const Board& board, Settled settled) const {
  Random random(0);
  int simulated = 0;
  return clamp(parts_->decision.evaluation.of(board, settled, random, simulated), 0, 1);
}

double Worth::now() const {
  if (parts_->decision.has_net) return clamp(parts_->decision.evaluation.before_throw(parts_->board), 0, 1);
  return of(parts_->board, Settled::kStands);
}

const RoundSetting& Worth::setting() const { return parts_->decision.view.setting; }

}  // namespace hammer::ai
