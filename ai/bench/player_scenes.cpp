#include "player_scenes.h"

#include "ai/advice.h"
#include "ai/host.h"
#include "ai/training.h"
#include "hammer/hash.h"
#include "hammer/index.h"
#include "random_play.h"

namespace hammer::ai::bench {
namespace {

constexpr Effort kEffortBefore{.ordinary = 300, .last = 600};

const Table* find_table_for(const Game& game) {
  const auto is_played_on = [&](const Table& table) {
    const auto options = resolve_options({.game = &game, .table = &table});
    return options && game.is_played_on(table, options.value());
  };
  if (is_played_on(*find_table(kDefaultTable))) return find_table(kDefaultTable);
  for (const Table& table : tables())
    if (is_played_on(table)) return &table;
  return nullptr;
}

Setup setup_of(const Game& game) {
  Setup setup;
  setup.game = &game;
  setup.table = find_table_for(game);
  setup.weight = find_weight_size(kDefaultWeightSize);
  setup.deceleration = find_powder(kDefaultPowder)->deceleration;
  setup.sides = {"one", "two"};
  setup.seats = {{"one", 0}, {"two", 1}};
  setup.options = resolve_options({.game = &game, .table = setup.table}).value();
  return setup;
}

DecisionScene scene_of(const Host& host, bool last) {
  const Match& match = host.match();
  const ExamPosition position{match.setup(), match.state(), situation_of(match, *find_hand("pro")).hands};
  return {position, last, search_seed(DrawSource::from_seed(host.seed()), match)};
}

constexpr Effort kHasty{.ordinary = kMinEffort, .last = kMinEffort};
constexpr int kMaxEvents = 12;  // a round and a little
// The least effort that is searched in the same stages as a last throw with the default effort.
constexpr Effort kThorough{.ordinary = 3000, .last = 20000};
constexpr Sampling kSampling{.judged = 200, .named = 50, .drawn = 3};

void add_whole(int number, Hash& hash) { hash.add(static_cast<std::uint64_t>(number)); }

void add(const Aim& aim, Hash& hash) {
  for (const double number : {aim.shot.y, aim.shot.speed, aim.shot.angle, aim.shot.spin, aim.spread}) hash.add(number);
}

void add(const Choice& choice, Hash& hash) {
  add(choice.aim, hash);
  hash.add(choice.win);
  add_whole(choice.simulated, hash);
}

void add(const Advice& advice, Hash& hash) {
  hash.add(advice.pass);
  for (const Advised& shot : advice.shots) {
    add(shot.aim, hash);
    for (const double number : {shot.success, shot.win, shot.win_error, shot.gain, shot.points}) hash.add(number);
    add_whole(static_cast<int>(shot.name.kind), hash);
    for (const Reason& reason : shot.reasons) {
      add_whole(static_cast<int>(reason.code), hash);
      hash.add(reason.chance);
      hash.add(reason.amount);
    }
  }
}

// The levels vary with the number, so that each comes up in some arrangement.
std::vector<Level> levels_for(const Setup& setup, std::uint64_t number) {
  std::vector<Level> levels;
  for (std::uint64_t seat = 0; seat < setup.seats.size(); ++seat)
    levels.push_back(
        {&hands()[(number + seat) % hands().size()], &shot_policies()[(number + seat) % shot_policies().size()]});
  return levels;
}

void play_rounds(Hash& hash) {
  std::uint64_t number = 0;
  for (const auto& arrangement : hammer::bench::arrangements()) {
    const Setup setup = hammer::bench::setup_of(arrangement, number, hammer::bench::short_game(*arrangement.game));
    Host host(setup, levels_for(setup, number), kHasty, number, kMaxEvents);
    while (!host.is_done()) {
      host.step();
      if (host.choice()) add(*host.choice(), hash);
    }
    hash.add(host.match().hash());
    ++number;
  }
}

void decide_and_advise(const Game& game, Hash& hash) {
  for (const DecisionScene& scene : decision_scenes(game, 1, 1)) {
    const Situation situation = scene.position.situation();
    add(choose(situation, *find_shot_policy("champion"), kThorough, scene.seed), hash);
    add(advise(situation, kHasty, 2, scene.seed, kSampling), hash);
  }
}

void learn(Hash& hash) {
  const Trainee trainee = trainees().front();
  Training training({trainee.game, trainee.scoring, 1, {{400, 0, 2}, {40, kMinEffort, 2}}});
  while (!training.finished()) {
    const int rounds = training.recipe().generations[idx(training.generation())].rounds;
    for (int i = 0; i < rounds; ++i) training.play_round(i);
    training.learn({});
  }
  for (const std::int16_t number : training.numbers()) add_whole(number, hash);
}

}  // namespace

std::vector<DecisionScene> decision_scenes(const Game& game, int ordinary, int last) {
  const Level pro = *find_level("pro");
  std::vector<DecisionScene> early, late;
  for (std::uint64_t seed = 1; static_cast<int>(early.size()) < ordinary || static_cast<int>(late.size()) < last;
       ++seed) {
    Host host(setup_of(game), {pro, pro}, kEffortBefore, seed);
    // Every third throw, so that each throw of a round comes up.
    for (int throws = 0; !host.is_done(); host.step()) {
      if (!host.match().to_shoot()) continue;
      const bool is_last = is_last_throw(host.match());
      if (is_last && static_cast<int>(late.size()) < last) late.push_back(scene_of(host, true));
      if (!is_last && throws++ % 3 == 0 && static_cast<int>(early.size()) < ordinary)
        early.push_back(scene_of(host, false));
      if (static_cast<int>(early.size()) == ordinary && static_cast<int>(late.size()) == last) break;
    }
  }
  early.insert(early.end(), late.begin(), late.end());
  return early;
}

Choice decide(const DecisionScene& scene) {
  return choose(scene.position.situation(), *find_shot_policy("champion"), Effort{}, scene.seed);
}

std::uint32_t players_signature() {
  Hash hash;
  play_rounds(hash);
  for (const Game* game : games()) decide_and_advise(*game, hash);
  learn(hash);
  return static_cast<std::uint32_t>(hash.value());
}

}  // namespace hammer::ai::bench
