#include "players_signature.h"

#include "ai/advice.h"
#include "ai/host.h"
#include "ai/training.h"
#include "decision_scenes.h"
#include "hammer/hash.h"
#include "random_play.h"

namespace hammer::ai::bench {
namespace {

constexpr Effort kHasty{.ordinary = kLeastEffort, .last = kLeastEffort};
constexpr int kMaxEvents = 12;  // a round and a little
// As little as is searched in the same steps as a last throw with the default effort.
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

// Others from number to number, so that each comes up in some arrangement.
std::vector<Level> levels_for(const Setup& setup, std::uint64_t number) {
  std::vector<Level> levels;
  for (std::uint64_t seat = 0; seat < setup.seats.size(); ++seat)
    levels.push_back({&hands()[(number + seat) % hands().size()], &judgings()[(number + seat) % judgings().size()]});
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
    add(choose(situation, *find_judging("champion"), kThorough, scene.seed), hash);
    add(advise(situation, kHasty, 2, scene.seed, kSampling), hash);
  }
}

void learn(Hash& hash) {
  const Trainee trainee = trainees().front();
  Training training({trainee.game, trainee.scoring, 1, {{400, 0, 2}, {40, kLeastEffort, 2}}});
  while (!training.finished()) {
    const int rounds = training.recipe().generations[static_cast<std::size_t>(training.generation())].rounds;
    for (int i = 0; i < rounds; ++i) training.play_round(i);
    training.learn({});
  }
  for (const std::int16_t number : training.numbers()) add_whole(number, hash);
}

}  // namespace

std::uint32_t players_signature() {
  Hash hash;
  play_rounds(hash);
  for (const Game* game : games()) decide_and_advise(*game, hash);
  learn(hash);
  return static_cast<std::uint32_t>(hash.value());
}

}  // namespace hammer::ai::bench
