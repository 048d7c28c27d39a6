// Making the networks of ai/weights: rounds of self-play over many hands and tables, then learning from them, for
// several generations. Everything follows from the recipe: the same one gives the same numbers on every machine and
// with any number of threads. Threads, files and progress are the caller's.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "hammer/game.h"

namespace hammer::ai {

// Raise it when the same recipe would give other numbers.
inline constexpr int kTrainingRevision = 1;

struct Generation {
  int rounds;  // (turns) of self-play
  int effort;  // simulated shots for a throw; 0: by a simple rule, without a network
  int epochs;  // over what it has played
};

struct Recipe {
  const Game* game = nullptr;
  Scoring scoring = Scoring::kKnockOff;  // for games with that option
  std::uint64_t seed = 1;
  std::vector<Generation> generations;
};

// The generations that the committed networks were made with.
std::vector<Generation> default_generations();

// One network for every game and scoring whose rounds are not played and scored like another's before it.
struct Trainee {
  const Game* game;
  Scoring scoring;
  std::string name;  // of its file
};
std::vector<Trainee> trainees();

class Training {
 public:
  explicit Training(const Recipe& recipe);
  ~Training();
  Training(const Training&) = delete;
  Training& operator=(const Training&) = delete;

  // Resumes after `generation` finished generations, from the numbers they led to. False if the numbers are not such a
  // network.
  bool resume(int generation, std::span<const std::int16_t> numbers);

  int generation() const;  // that is next, 0 first
  bool finished() const { return generation() == static_cast<int>(recipe().generations.size()); }
  const Recipe& recipe() const;

  // Round `i` of the current generation. May be called from any thread, once for each i.
  void play_round(int i);

  // When all its rounds are played: learns, and goes to the next generation. `progress` gets shares from 0 to 1.
  // Returns the mean loss (nats) on held-out rounds, before and after the weights were made whole numbers.
  struct Learnt {
    double loss;
    double loss_as_stored;
    int examples;
  };
  Learnt learn(const std::function<void(double)>& progress);

  // What ai/weights keeps.
  std::vector<std::int16_t> numbers() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hammer::ai
