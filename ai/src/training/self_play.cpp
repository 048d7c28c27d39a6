#include "training/generation.h"

#include "hammer/index.h"
#include "search/search.h"

namespace hammer::ai {
namespace {

// How often a round is played with the default table, the default powder, and equal hands. Our choice.
constexpr double kDefaultTableShare = 0.5, kDefaultPowderShare = 0.6, kSameHandsShare = 0.4;
constexpr double kLongFoulLine = 0.1;
// How often one throw of the round is a random one: networks must know boards that good players avoid.
constexpr double kStrays = 0.6;
// A throw of four is slow to simulate and has fewer alternatives, so it gets only a share of the effort.
constexpr int kFourShare = 4;
constexpr double kPlainHand = 0.5;  // otherwise somewhat better or worse

constexpr std::array<std::string_view, 5> kHands{"novice", "casual", "league", "pro", "champion"};

Hand scaled(Hand hand, double by) {
  for (double* part : {&hand.speed, &hand.speed_hard, &hand.angle, &hand.angle_hard, &hand.place, &hand.spin})
    *part *= by;
  return hand;
}

Hand drawn_hand(Random& random) {
  const Hand& hand = *find_hand(kHands[random.below(kHands.size())]);
  return random.unit() < kPlainHand ? hand : scaled(hand, random.between(0.3, 1.8));
}

struct Arranged {
  const Table* table;
  Options options;
};

Arranged arranged(const Game& game, Scoring scoring, Random& random) {
  const bool is_default = random.unit() < kDefaultTableShare;
  const bool long_line = random.unit() < kLongFoulLine;
  std::vector<Arranged> all;
  for (const Table& table : tables())
    if (const auto options = options_for(game, scoring, table, long_line && !table.cushions))
      all.push_back({&table, *options});
  const std::uint32_t any = random.below(static_cast<std::uint32_t>(all.size()));
  return all[is_default ? 0 : any];  // tables() begins with the default one of either kind
}

class Round {
 public:
  Round(const Game& game, Scoring scoring, std::uint64_t seed) : random_(seed) {
    const Arranged arrangement = arranged(game, scoring, random_);
    setup_.game = &game;
    setup_.options = arrangement.options;
    setup_.table = arrangement.table;
    setup_.weight = find_weight_size(kDefaultWeightSize);
    const bool is_default = random_.unit() < kDefaultPowderShare;
    const double deceleration = random_.between(0.18, 0.47);
    setup_.deceleration = is_default ? find_powder(kDefaultPowder)->deceleration : deceleration;
    setup_.sides = {"red", "blue"};
    setup_.seats = {{"red", 0}, {"blue", 1}};
    draw_hands();
    draw_standing();
  }

  std::vector<Example> play(const Net* net, int effort) {
    const bool strays = random_.unit() < kStrays;
    const int stray = static_cast<int>(random_.below(kMaxWeights));
    std::vector<SeenBoard> seen;
    Settled settled = Settled::kStands;
    while (settled == Settled::kStands && next_throw(setup_, state_)) {
      const Situation situation{&setup_, &state_, hands_};
      const View view = view_of(situation);
      const Aimer aimer(view.setting.surface);
      const bool is_stray = strays && state_.board.count == stray;
      if (is_stray) seen.clear();  // earlier boards did not lead to this one
      if (!is_stray) seen.push_back(look(view));
      const Aim aim = is_stray ? any_aim(view, aimer) : net ? searched(view, aimer, *net, effort) : ruled(view, aimer);
      Throw thrown;
      if (!throw_at(view, kSelf, aim, state_.board, random_, thrown)) break;
      settled = play_throw(view.setting, thrown, state_.board);
    }
    return finished(seen, settled);
  }

 private:
  struct SeenBoard {
    Features features;
    int side;
  };

  void draw_hands() {
    hands_[0] = drawn_hand(random_);
    hands_[1] = drawn_hand(random_);
    if (random_.unit() < kSameHandsShare) hands_[1] = hands_[0];
  }

  // Any score that the game could stand at.
  void draw_standing() {
    state_.phase = Phase::kShooting;
    state_.order[0] = 0;
    state_.order[1] = 1;
    state_.order_index = static_cast<int>(random_.below(2));
    if (setup_.game->shares_board) state_.order_index = 0;
    state_.colors = {Color::kRed, Color::kBlue};
    const bool by_frames = setup_.options.has(Option::kInnings);
    const int frames = by_frames ? setup_.options.innings() : 1;
    state_.round = 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(frames)));
    const int limit = by_frames ? 12 * state_.round : setup_.options.game_score();
    for (int side = 0; side < 2; ++side)
      state_.scores[idx(side)] = static_cast<int>(random_.below(static_cast<std::uint32_t>(limit)));
  }

  SeenBoard look(const View& view) const {
    SeenBoard seen{{}, view.sides[kSelf]};
    fill_features(view.setting, state_.board, judge_board(view.setting, state_.board), view.viewer(kSelf),
                  seen.features);
    return seen;
  }

  Aim any_aim(const View& view, const Aimer& aimer) {
    std::vector<Candidate> all = view.to_shoot.four      ? throws_of_four(view, aimer, {5, 5, 14})
                                 : random_.below(2) == 0 ? ideas(view, aimer, state_.board)
                                                         : grid(view, aimer, {5, 9, 9});
    return all[random_.below(static_cast<std::uint32_t>(all.size()))].aim;
  }

  Aim searched(const View& view, const Aimer& aimer, const Net& net, int effort) {
    std::optional<WinChances>& win_chances = win_chances_of_[idx(view.sides[kSelf])];
    const Evaluation evaluation(view, aimer, Brain::kLeaf, &net, win_chances ? &*win_chances : nullptr);
    if (!win_chances) win_chances = evaluation.win_chances();
    Search search(view, aimer, evaluation, state_.board, random_.bits());
    return search.run(view.to_shoot.four ? effort / kFourShare : effort, false, 1)[0].candidate.aim;
  }

  Aim ruled(const View& view, const Aimer& aimer) { return RulePolicy(view, aimer).aim(kSelf, state_.board, random_); }

  std::vector<Example> finished(const std::vector<SeenBoard>& seen, Settled settled) const {
    const RoundSetting setting = setting_of(setup_, state_);
    const Judgement judgement = judge_board(setting, state_.board);
    std::vector<Example> examples;
    for (const SeenBoard& one : seen) {
      Example example{one.features, 0, 0};
      if (settled == Settled::kStands) {
        const bool shares = setup_.game->shares_board;
        example.own = judgement.points[shares ? idx(one.side) : 0];
        if (shares) example.other = judgement.points[idx(1 - one.side)];
      }
      examples.push_back(example);
    }
    return examples;
  }

  Random random_;
  Setup setup_;
  State state_;
  std::array<Hand, kMaxSides> hands_{};
  std::array<std::optional<WinChances>, 2> win_chances_of_{};  // the standing stays as it is for the round
};

}  // namespace

std::optional<Options> options_for(const Game& game, Scoring scoring, const Table& table, bool long_foul_line) {
  std::vector<OptionValue> given;
  for (const GameOption& option : game.options)
    if (option.option == Option::kScoring) given = {{Option::kScoring, static_cast<double>(scoring)}};
  if (long_foul_line) given.push_back({Option::kFoulLine, static_cast<double>(FoulLine::kLong)});
  const auto options = resolve_options({.game = &game, .table = &table, .given = given});
  if (!options || !game.is_played_on(table, options.value())) return std::nullopt;
  return options.value();
}

std::vector<Example> play_one(const Game& game, Scoring scoring, const Net* net, int effort, std::uint64_t seed) {
  return Round(game, scoring, seed).play(net, effort);
}

}  // namespace hammer::ai
