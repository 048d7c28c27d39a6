// Laws that hold for every game in games.inc, every preset and every table that allows it. No game is named here.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "contract.h"
#include "hammer/index.h"

namespace hammer::test {
namespace {

using bench::Arrangement;

class Contract : public OfEveryGame {};

INSTANTIATE_TEST_SUITE_P(Every, Contract, testing::ValuesIn(bench::arrangements()), name_of_arrangement);

bool takes_back(const Event& event) {
  return std::holds_alternative<Undo>(event) || std::holds_alternative<Redo>(event) ||
         std::holds_alternative<Correct>(event);
}

// What a match must keep to at every step: within a game a score falls only where something is taken back, and the side
// to shoot and the winner fit the phase. Keeps the scores of the step before.
struct Watch {
  std::array<int, kMaxSides> scores{};
  int game_number = 1;

  void operator()(const Match& match) {
    const State& state = match.state();
    if (takes_back(match.log().back())) scores = state.scores;
    for (std::size_t side = 0; side < kMaxSides && state.game_number == game_number; ++side) {
      ASSERT_GE(state.scores[side], scores[side]);
    }
    scores = state.scores;
    game_number = state.game_number;
    ASSERT_EQ(state.phase == Phase::kShooting, match.to_shoot().has_value());
    ASSERT_EQ(state.phase == Phase::kOver, state.winner >= 0);
    if (const auto to_shoot = match.to_shoot()) {
      ASSERT_GE(to_shoot->weights_left, to_shoot->four ? 4 : 1);
      ASSERT_LT(to_shoot->player, match.setup().team_size());
      ASSERT_FALSE(state.out[idx(to_shoot->side)]);
    }
  }
};

void expect_verifies(const Match& match, std::uint64_t seed) {
  ASSERT_FALSE(verify(match, DrawSource::from_seed(seed)).has_value());
}

// The hash after each of the events that hold, from none of them to all.
std::vector<std::uint64_t> hashes_along(const Match& match) {
  std::vector<const Event*> holding, undone;
  for (const Event& event : match.log()) {
    if (std::holds_alternative<Undo>(event)) {
      undone.push_back(holding.back());
      holding.pop_back();
    } else if (std::holds_alternative<Redo>(event)) {
      holding.push_back(undone.back());
      undone.pop_back();
    } else {
      holding.push_back(&event);
      undone.clear();
    }
  }
  Match again(match.setup());
  std::vector<std::uint64_t> hashes{again.hash()};
  for (const Event* event : holding) {
    EXPECT_TRUE(again.append(*event));
    hashes.push_back(again.hash());
  }
  return hashes;
}

void expect_undo_then_redo(Match match, int steps) {
  const std::vector<std::uint64_t> hashes = hashes_along(match);
  std::size_t at = hashes.size() - 1;
  ASSERT_EQ(match.hash(), hashes[at]);
  for (int i = 0; i < steps && match.can_undo(); ++i) {
    ASSERT_TRUE(match.apply(Undo{}));
    ASSERT_EQ(match.hash(), hashes[--at]);
  }
  while (at + 1 < hashes.size()) {
    ASSERT_TRUE(match.apply(Redo{}));
    ASSERT_EQ(match.hash(), hashes[++at]);
  }
  expect_reads_back(match);
}

// Commands that are never allowed in a match that is over, and ones that make no sense at any time.
void expect_refusals_change_nothing(Match match) {
  const double nan = __builtin_nan("");
  const Shot bad{.y = nan, .speed = nan, .angle = nan, .spin = nan};
  Report no_such;
  no_such.what = std::vector<PlacedWeight>{{Color::kRed, -1, 0}};
  const std::vector<Command> nonsense{Shoot{bad, bad},
                                      Shoot{{.speed = 1e9}, {.speed = 1e9}},
                                      ThrowFour{Color::kRed, bad, nan, bad, nan},
                                      no_such,
                                      Correct{.report = 0, .removes = 1},
                                      Correct{.report = 1 << 20, .removes = 1},
                                      Correct{.report = 1, .removes = -1},
                                      Correct{.report = 1, .removes = 1, .leave_out = -1},
                                      Correct{.report = 1},
                                      Correct{.report = 1, .removes = 1, .puts = {no_such}},
                                      Concede{kMaxSides},
                                      Concede{-1},
                                      RecordFoul{99, FoulKind::kFoot},
                                      Toss{.side = 77},
                                      Open{},
                                      Redo{}};
  const std::uint64_t hash = match.hash();
  const std::size_t length = match.log().size();
  for (const Command& command : nonsense) {
    ASSERT_FALSE(match.apply(command));
    ASSERT_EQ(match.hash(), hash);
    ASSERT_EQ(match.log().size(), length);
  }
}

Setup numbered_setup(const Arrangement& arrangement, int number) {
  const auto options = with_every_third(bench::short_game(*arrangement.game), number);
  const std::uint64_t seed = seed_for(static_cast<std::uint64_t>(number));
  Setup setup = bench::setup_of(arrangement, seed, options);
  return number % 5 == 4 ? bench::with_hands(std::move(setup), seed) : setup;
}

TEST_P(Contract, RandomShotsPlayEveryMatchToAnEnd) {
  const Arrangement& arrangement = GetParam();
  for (int number = 0; number < matches_each(); ++number) {
    const std::uint64_t seed = seed_for(static_cast<std::uint64_t>(number));
    Watch watch;
    const Match match = bench::play_out(numbered_setup(arrangement, number), seed, bench::random_command, kMaxCommands,
                                        [&](const Match& now) {
                                          watch(now);
                                          if (now.log().size() == 9) expect_refusals_change_nothing(now);
                                        });
    ASSERT_EQ(match.state().phase, Phase::kOver) << "match " << number << ", " << match.log().size() << " events";
    expect_reads_back(match);
    expect_verifies(match, seed);
    expect_undo_then_redo(match, 12);
    expect_refusals_change_nothing(match);
    if (HasFatalFailure()) FAIL() << "match " << number;
  }
}

TEST_P(Contract, RandomReportsPlayEveryMatchToAnEnd) {
  const Arrangement& arrangement = GetParam();
  for (int number = 0; number < matches_each(); ++number) {
    const std::uint64_t seed = seed_for(static_cast<std::uint64_t>(number));
    Watch watch;
    const Match match = bench::play_out(bench::setup_of(arrangement, seed, with_every_third({}, number)), seed,
                                        bench::random_report, kMaxCommands, [&](const Match& now) { watch(now); });
    ASSERT_EQ(match.state().phase, Phase::kOver) << "match " << number << ", " << match.log().size() << " events";
    expect_reads_back(match);
    expect_verifies(match, seed);
    expect_undo_then_redo(match, 12);
    if (HasFatalFailure()) FAIL() << "match " << number;
  }
}

// A position as the match has it, ready for the judge.
struct Position {
  JudgeSetting setting;
  std::vector<PlacedWeight> weights{};
};

Position position_of(const Match& match) {
  Position position{.setting = {.table = match.setup().table,
                                .radius = match.setup().weight->radius,
                                .options = &match.setup().options,
                                .first_color = match.state().board.first_color}};
  for (const BoardWeight& weight : match.state().board.shot()) {
    if (weight.on()) position.weights.push_back({weight.color, weight.x, weight.y});
  }
  return position;
}

Position left_for_right(Position position) {
  for (PlacedWeight& weight : position.weights) weight.y = -weight.y;
  return position;
}

Position red_for_blue(Position position) {
  for (PlacedWeight& weight : position.weights) weight.color = other(weight.color);
  if (auto& first = position.setting.first_color) first = other(*first);
  return position;
}

void expect_same_weights(const Judgement& a, const Judgement& b) {
  ASSERT_EQ(a.count, b.count);
  for (std::size_t i = 0; i < a.judged().size(); ++i) {
    ASSERT_EQ(a.weights[i].value, b.weights[i].value);
    ASSERT_EQ(a.weights[i].counts, b.weights[i].counts);
    ASSERT_EQ(a.weights[i].why, b.weights[i].why);
    ASSERT_EQ(a.weights[i].zone, b.weights[i].zone);
    ASSERT_EQ(a.weights[i].line, b.weights[i].line);
    ASSERT_EQ(a.weights[i].clearance, b.weights[i].clearance);
  }
}

// Left and right are alike. So are the colours: where sides share the board the points change hands with them, and a
// side that has it alone has as many.
void expect_judged_alike(const Game& game, const Position& position) {
  const auto judged = [&](const Position& each) { return judge(game, each.setting, each.weights); };
  const Judgement here = judged(position);
  const Judgement mirrored = judged(left_for_right(position));
  ASSERT_EQ(here.points, mirrored.points);
  ASSERT_EQ(here.verdicts, mirrored.verdicts);
  expect_same_weights(here, mirrored);

  Judgement recoloured = judged(red_for_blue(position));
  if (game.shares_board) {
    std::swap(recoloured.points[0], recoloured.points[1]);
    std::swap(recoloured.verdicts[0], recoloured.verdicts[1]);
  }
  ASSERT_EQ(here.points, recoloured.points);
  ASSERT_EQ(here.verdicts, recoloured.verdicts);
  expect_same_weights(here, recoloured);
}

TEST_P(Contract, MirroredPositionsJudgeAlike) {
  const Arrangement& arrangement = GetParam();
  int seen = 0;
  for (int number = 0; number < 20; ++number) {
    const std::uint64_t seed = seed_for(static_cast<std::uint64_t>(number));
    bench::play_out(bench::setup_of(arrangement, seed, bench::short_game(*arrangement.game)), seed,
                    bench::random_command, 60, [&](const Match& match) {
                      const Position position = position_of(match);
                      if (position.weights.empty()) return;
                      ++seen;
                      expect_judged_alike(*arrangement.game, position);
                    });
    if (HasFatalFailure()) FAIL() << "match " << number;
  }
  EXPECT_GT(seen, 20);
}

TEST(Games, EachHasItsOwnIdAndKey) {
  for (const Game* a : games())
    for (const Game* b : games()) {
      if (a == b) continue;
      EXPECT_NE(a->id, b->id);
      EXPECT_NE(a->key, b->key);
    }
  for (const Game* game : games()) {
    EXPECT_EQ(find_game(game->key), game);
    EXPECT_EQ(find_game(game->id), game);
  }
}

TEST(Games, EachSaysWhetherItBeginsWithFourTogether) {
  for (const Game* game : games())
    for (const int team_size : game->team_sizes)
      EXPECT_EQ(game->turns({{}, 0, team_size})->four, game->throws_four) << game->key;
}

TEST(Games, EachIsPlayedOnSomeTableWithItsDefaults) {
  for (const Game* game : games()) {
    bool found = false;
    for (const Arrangement& arrangement : bench::arrangements()) found = found || arrangement.game == game;
    EXPECT_TRUE(found) << game->key;
  }
}

}  // namespace
}  // namespace hammer::test
