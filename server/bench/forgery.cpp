#include <algorithm>
#include <cstdio>
#include <numeric>

#include "campaign.h"

namespace hammer::bench {
namespace {

struct Outcome {
  double best, mean, lowest, peak;
  int on_boards;
};

Outcome outcome_of(Campaign& campaign) {
  const std::vector<double> ratings = campaign.ratings();
  const auto [lowest, best] = std::ranges::minmax(ratings);
  const double mean = std::accumulate(ratings.begin(), ratings.end(), 0.0) / static_cast<double>(ratings.size());
  return {best, mean, lowest, campaign.peak(), campaign.on_boards()};
}

void print(const char* what, const Outcome& outcome) {
  std::printf("%-13s best %7.1f   mean %7.1f   lowest %7.1f   highest on the way %7.1f   on leaderboards %d\n", what,
              outcome.best, outcome.mean, outcome.lowest, outcome.peak, outcome.on_boards);
}

std::size_t print_faults(const char* what, const Campaign& campaign) {
  for (const std::string& fault : campaign.faults()) std::printf("%s: %s\n", what, fault.c_str());
  return campaign.faults().size();
}

}  // namespace

int compare_forgery(const CampaignChoices& choices) {
  std::printf("seed %llu\n", static_cast<unsigned long long>(choices.seed));
  boost::asio::io_context context{1};
  Campaign forged(context, choices, Campaign::Results::kForged);
  forged.run();  // its server has its port before the other looks for one
  Campaign fair(context, choices, Campaign::Results::kFairCoin);
  fair.run();

  std::printf("%-45s %18s %18s\n", "", "forged", "by a fair coin");
  std::printf("%-45s %18s %18s\n", "route", "matches, moved", "matches, moved");
  int wrongly_moved = 0;
  for (std::size_t i = 0; i < kRoutes.size(); ++i) {
    const RouteTally &one = forged.routes()[i], &other = fair.routes()[i];
    std::printf("%-45s %11d %6d %11d %6d\n", std::string(kRoutes[i].name).c_str(), one.matches, one.moved,
                other.matches, other.moved);
    if (!kRoutes[i].counts) wrongly_moved += one.moved + other.moved;
  }
  std::printf("%-45s %11d %18d\n", "in all", forged.matches(), fair.matches());
  if (print_faults("forged", forged) + print_faults("by a fair coin", fair) > 0) return 1;
  const Outcome one = outcome_of(forged), other = outcome_of(fair);
  print("forged", one);
  print("by fair coin", other);
  const bool is_held = one.best - other.best <= kMaxForged && one.on_boards == 0 && wrongly_moved == 0;
  std::printf("the best forger ends %.1f points above the best of fair play; at most %.0f are allowed\n",
              one.best - other.best, kMaxForged);
  std::printf("without a completed round, unrated or a rematch: %d matches moved a rating\n", wrongly_moved);
  std::printf("%s\n", is_held ? "held" : "NOT held");
  return is_held ? 0 : 1;
}

}  // namespace hammer::bench
