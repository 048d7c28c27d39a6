#pragma once

#include <functional>

#include "net.h"
#include "training/example.h"

namespace hammer::ai {

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
