// The two halves of a generation: rounds of self-play, and learning from them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "hammer/game.h"
#include "network/net.h"

namespace hammer::ai {

// What a network learns from: a board with a throw to come, and how the round ended.
struct Example {
  Features features;
  int own, other;  // points, as the side that was to throw saw it
};

// self_play.cpp

// One round (turn) with hands, table, powder and standing drawn by `seed`, by the network's own search or, without one,
// by a simple rule.
std::vector<Example> play_one(const Game& game, Scoring scoring, const Net* net, int effort, std::uint64_t seed);

// The options a game is trained with on this table; nothing if it is not played there.
std::optional<Options> options_for(const Game& game, Scoring scoring, const Table& table, bool long_foul_line);

// learning.cpp

// A network that knows nothing yet.
Net make_net(Heads heads, const Bins& bins, std::uint64_t seed);

// The points that stand for a bin: the mean of what was seen in it.
void set_typical(Bins& bins, const std::vector<Example>& examples, Heads heads);

struct Lesson {
  int epochs;
  float rate;          // of learning, at first
  std::uint64_t seed;  // of the order in which examples are learnt
};
// Adam on the cross entropy, in one thread and one order.
void learn(Net& net, const std::vector<Example>& examples, const Lesson& lesson,
           const std::function<void(double)>& progress);

// Mean over examples, nats.
double loss_of(const Net& net, const std::vector<Example>& examples);

}  // namespace hammer::ai
