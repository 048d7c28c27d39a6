#include "arena_play.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "hammer/hash.h"
#include "long_work.h"

namespace hammer::cli {
namespace {

// Processor time of decisions, in ms.
struct Times {
  std::vector<float> ordinary, last;

  void add(const Times& other) {
    ordinary.insert(ordinary.end(), other.ordinary.begin(), other.ordinary.end());
    last.insert(last.end(), other.last.begin(), other.last.end());
  }
};

struct PlayedPair {
  ai::ArenaPair pair;
  std::array<Times, 2> times;  // of A and of B
};

// Of 53 bits, so that `hammer match --seed` can play the match again.
std::uint64_t seed_of_pair(std::uint64_t seed, int number) {
  Hash hash;
  hash.add(seed);
  hash.add(static_cast<std::uint64_t>(number));
  return hash.value() >> 11;
}

// `first`: the player, 0 for A and 1 for B, who is the first side.
ai::ArenaMatch play_match(const ArenaPlan& plan, std::uint64_t seed, std::size_t first, std::array<Times, 2>& times) {
  const std::array<std::size_t, 2> player_of_side{first, 1 - first};
  std::array<ai::Tally, 2> of_side;
  ai::Host host(plan.setup, {plan.levels[first], plan.levels[1 - first]}, plan.effort, seed);
  while (!host.is_done()) {
    const auto to_shoot = host.match().to_shoot();
    const bool last = ai::is_last_throw(host.match());
    const double started = processor_ms();
    const std::vector<Note> notes = host.step();
    if (!host.choice()) continue;
    const auto side = static_cast<std::size_t>(to_shoot->side);
    Times& spent = times[player_of_side[side]];
    (last ? spent.last : spent.ordinary).push_back(static_cast<float>(processor_ms() - started));
    ai::count_decision(last, host.choice()->simulated, of_side[side]);
    ai::count_throw(host.match().setup(), to_shoot->side, notes, of_side);
  }
  ai::ArenaMatch played;
  for (std::size_t side = 0; side < 2; ++side) played.tallies[player_of_side[side]] = of_side[side];
  played.finished = host.is_over();
  const int winner = host.match().state().winner;
  played.score = !played.finished ? 0.5 : player_of_side[static_cast<std::size_t>(winner)] == 0 ? 1 : 0;
  return played;
}

PlayedPair play_pair(const ArenaPlan& plan, int number) {
  PlayedPair played;
  const std::uint64_t seed = seed_of_pair(plan.seed, number);
  for (std::size_t first = 0; first < 2; ++first) played.pair[first] = play_match(plan, seed, first, played.times);
  return played;
}

std::optional<double> median(std::vector<float> times) {
  if (times.empty()) return std::nullopt;
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

protocol::DecisionTimes summed_up(const Times& times) {
  double sum = 0;
  for (const float ms : times.ordinary) sum += ms;
  for (const float ms : times.last) sum += ms;
  const std::size_t count = times.ordinary.size() + times.last.size();
  return {count == 0 ? 0 : sum / static_cast<double>(count), median(times.ordinary), median(times.last)};
}

std::string so_far(const ai::PairScores& scores) {
  const ai::Interval interval = ai::win_interval(scores);
  std::array<char, 80> text;
  std::snprintf(text.data(), text.size(), "A wins %.1f %% (%.1f to %.1f)", 100 * scores.mean(), 100 * interval.low,
                100 * interval.high);
  return text.data();
}

}  // namespace

protocol::ArenaReport play_arena(const ArenaPlan& plan) {
  protocol::ArenaReport report{};
  report.game = plan.setup.game->key;
  report.table = plan.setup.table->name;
  report.levels = {ai::name_of(plan.levels[0]), ai::name_of(plan.levels[1])};
  report.seed = plan.seed;
  report.shares_board = plan.setup.game->shares_board;
  if (plan.sprt) report.sprt = {*plan.sprt, ai::Sprt::Verdict::kGoOn};

  std::array<Times, 2> times;
  std::vector<PlayedPair> played(static_cast<std::size_t>(plan.pairs));
  Progress progress(plan.pairs, "pairs");
  const auto play = [&](int number) { played[static_cast<std::size_t>(number)] = play_pair(plan, number); };
  const auto take = [&](int number) {
    const PlayedPair pair = std::move(played[static_cast<std::size_t>(number)]);
    report.result.add(pair.pair);
    for (std::size_t player = 0; player < 2; ++player) times[player].add(pair.times[player]);
    progress.show(number + 1, so_far(report.result.scores));
    if (!report.sprt) return true;
    report.sprt->verdict = plan.sprt->verdict(report.result.scores);
    return report.sprt->verdict == ai::Sprt::Verdict::kGoOn;
  };
  work_in_order(plan.pairs, plan.threads, play, take);

  for (std::size_t player = 0; player < 2; ++player) report.times[player] = summed_up(times[player]);
  times[0].add(times[1]);
  report.times_of_both = summed_up(times[0]);
  return report;
}

}  // namespace hammer::cli
