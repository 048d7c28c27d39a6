#include "advice/alternatives.h"

#include <algorithm>

#include "advice/trial_throws.h"
#include "candidates.h"

namespace hammer::ai {
namespace {

constexpr int kFirstLook = 6, kSecondLook = 48;  // throws of a shot, and of the best of its name

struct Named {
  ShotName name;
  Aim aim;
  double win;
};

bool is_better(const Named& a, const Named& b) { return a.win > b.win; }

double mean_win(const View& view, const Worth& worth, const Board& before, const Aim& aim, int throws,
                std::uint64_t seed, int& simulated) {
  simulated += throws;
  return mean_of(throw_often(view, worth, before, aim, throws, seed).wins).value;
}

// In order of worth, behind its equals.
void insert(std::vector<Named>& all, const Named& one) {
  all.insert(std::upper_bound(all.begin(), all.end(), one, is_better), one);
}

}  // namespace

Alternatives find_alternatives(const View& view, const Worth& worth, const Board& before, int effort,
                               std::uint64_t seed) {
  Alternatives found;
  if (view.to_shoot.four) return found;
  const std::vector<Candidate> all = ideas(view, Aimer(view.setting.surface), before);
  const std::size_t most = static_cast<std::size_t>(std::max(1, effort / (kFirstLook + 1)));
  const std::size_t step = (all.size() + most - 1) / most;
  std::vector<Named> best;  // of each name
  for (std::size_t i = 0; i < all.size(); i += step) {
    const Aim& aim = all[i].aim;
    const ShotName name = name_outcome(view.setting, before, execute_as_meant(view, before, aim));
    ++found.simulated;
    const double win = mean_win(view, worth, before, aim, kFirstLook, seed, found.simulated);
    const auto same = std::find_if(best.begin(), best.end(), [&](const Named& other) { return other.name == name; });
    if (same == best.end()) {
      best.push_back({name, aim, win});
    } else if (win > same->win) {
      *same = {name, aim, win};
    }
  }
  std::vector<Named> ordered;
  for (const Named& one : best)
    insert(ordered,
           {one.name, one.aim, mean_win(view, worth, before, one.aim, kSecondLook, seed + 1, found.simulated)});
  for (const Named& one : ordered) found.aims.push_back(one.aim);
  return found;
}

}  // namespace hammer::ai
