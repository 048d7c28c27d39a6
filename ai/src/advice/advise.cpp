#include "ai/advice.h"

#include <algorithm>

#include "advice/reasons.h"
#include "advice/shot_name.h"
#include "advice/trial_throws.h"
#include "advice/valued_board.h"
#include "hammer/det_math.h"
#include "search/search.h"

namespace hammer::ai {
namespace {

// ---------------------------------------------------------------- alternatives

// Shots of other kinds than the best, because the top of a ranking by worth is often six variants of one shot.
struct Alternatives {
  std::vector<Aim> aims;  // one of each name, best first
  int simulated = 0;
};

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

// Inserts in order of worth, after equal ones.
void insert(std::vector<Named>& all, const Named& one) {
  all.insert(std::upper_bound(all.begin(), all.end(), one, is_better), one);
}

// The best of the standard shots for each name, named by what they do without noise. Simulates at most about `effort`
// shots.
Alternatives find_alternatives(const View& view, const Worth& worth, const Board& before, int effort,
                               std::uint64_t seed) {
  Alternatives found;
  if (view.to_shoot.four) return found;
  const std::vector<Candidate> all = ideas(view, Aimer(view.setting.surface), before);
  const std::size_t max_count = static_cast<std::size_t>(std::max(1, effort / (kFirstLook + 1)));
  const std::size_t step = (all.size() + max_count - 1) / max_count;
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

// ---------------------------------------------------------------- advice

constexpr double kFarBetter = 0.05;  // in chance of winning, for a shot to be the only one

// Standard error of a share. A share of 0 or 1 still has the error of about one throw.
double error_of_share(double share, int throws) {
  const double n = throws;
  const double kept = clamp(share, 0.5 / n, 1 - 0.5 / n);
  return sqrt(kept * (1 - kept) / n);
}

DrawnThrow draw(const Board& before, const Executed& executed, bool success) {
  DrawnThrow drawn{success, {}};
  for (int i = 0; i < executed.board.count; ++i) {
    const BoardWeight &was = weight_at(before, i), &is = weight_at(executed.board, i);
    const bool moved = i >= before.count || is.fate != was.fate || is.x != was.x || is.y != was.y;
    if (moved) drawn.moved.push_back({i, is.fate, is.x, is.y});
  }
  return drawn;
}

class Adviser {
 public:
  Adviser(const Situation& situation, std::uint64_t seed, const Sampling& sampling)
      : situation_(situation),
        view_(view_of(situation)),
        before_(situation.state->board),
        worth_(situation),
        seed_(seed),
        sampling_(sampling) {
    const Executed passed = throw_away(view_, kSelf, before_);
    advice_.pass = worth_.of(passed.board, passed.settled);
  }

  Advice advise(const Effort& effort, int shots) {
    const Ranking ranking =
        rank_shots(situation_, *find_shot_policy(kCoach), effort, seed_of(seed_, Stream::kChoosing));
    advice_.simulated += ranking.simulated;
    for (const Ranked& ranked : ranking.shots) consider(ranked.aim, shots);
    if (has_room(shots)) consider_others(std::min(effort.ordinary, effort.last), shots);
    compare_best();
    compare_misses();
    return std::move(advice_);
  }

 private:
  bool has_room(int shots) const { return static_cast<int>(advice_.shots.size()) < shots; }

  void consider_others(int effort, int shots) {
    const Alternatives others =
        find_alternatives(view_, worth_, before_, effort, seed_of(seed_, Stream::kAlternatives));
    advice_.simulated += others.simulated;
    for (const Aim& aim : others.aims) consider(aim, shots);
  }

  void consider(const Aim& aim, int shots) {
    if (!has_room(shots)) return;
    const ShotName name = name_aim(view_, worth_, before_, advice_.pass, aim, sampling_.named, seed_);
    advice_.simulated += sampling_.named;
    const auto has_name = [&](const Advised& other) { return other.name == name; };
    if (std::any_of(advice_.shots.begin(), advice_.shots.end(), has_name)) return;
    insert(judge(aim, name));
  }

  // After equal ones.
  void insert(Advised advised) {
    const auto position = std::upper_bound(advice_.shots.begin(), advice_.shots.end(), advised,
                                           [](const Advised& a, const Advised& b) { return a.win > b.win; });
    advice_.shots.insert(position, std::move(advised));
  }

  Advised judge(const Aim& aim, const ShotName& name) {
    const TrialThrows throws =
        throw_often(view_, worth_, before_, aim, sampling_.judged, seed_of(seed_, Stream::kMeasuring));
    const Trial trial{view_, before_, name, throws.executed, throws.wins, advice_.pass};
    Findings findings = look_at(trial, seed_of(seed_, Stream::kReplies));
    advice_.simulated += sampling_.judged + findings.simulated;

    Advised advised{.aim = aim, .name = name};
    advised.success = success_of(view_.setting, name, before_, throws.executed);
    advised.success_error = error_of_share(advised.success, sampling_.judged);
    const Mean win = mean_of(throws.wins);
    advised.win = win.value;
    advised.win_error = win.error;
    advised.gain = win.value - advice_.pass;
    advised.points = findings.points;
    advised.reasons = std::move(findings.reasons);
    const auto drawn = static_cast<std::size_t>(std::min(sampling_.drawn, sampling_.judged));
    for (std::size_t i = 0; i < drawn; ++i) {
      const Executed& one = throws.executed[i];
      advised.sample.push_back(draw(before_, one, succeeds(view_.setting, name, before_, one.board, one.settled)));
    }
    return advised;
  }

  // Reasons for the best shot that come from comparing it with the others.
  void compare_best() {
    if (advice_.shots.size() < 2) return;
    Advised& best = advice_.shots[0];
    const Advised& next = advice_.shots[1];
    const double ahead = best.win - next.win;
    if (best.name.kind == ShotKind::kThrowAway) {
      best.reasons.push_back({ReasonCode::kNothingBetter, -1, 0, next.gain});
    } else if (ahead >= kFarBetter) {
      best.reasons.push_back({ReasonCode::kOnlyChance, -1, 0, ahead});
    }
  }

  // A cheap miss is a reason only if a miss of another shot is costly.
  void compare_misses() {
    const auto has = [](const Advised& shot, ReasonCode code) {
      return std::any_of(shot.reasons.begin(), shot.reasons.end(), [&](auto& reason) { return reason.code == code; });
    };
    const bool distinguishes = std::any_of(advice_.shots.begin(), advice_.shots.end(),
                                           [&](auto& shot) { return has(shot, ReasonCode::kRisky); });
    if (distinguishes) return;
    for (Advised& shot : advice_.shots)
      std::erase_if(shot.reasons, [](const Reason& reason) { return reason.code == ReasonCode::kSafe; });
  }

  const Situation& situation_;
  View view_;
  const Board& before_;
  Worth worth_;
  std::uint64_t seed_;
  Sampling sampling_;
  Advice advice_;
};

}  // namespace

Advice advise(const Situation& situation, const Effort& effort, int shots, std::uint64_t seed,
              const Sampling& sampling) {
  return Adviser(situation, seed, sampling).advise(effort, shots);
}

}  // namespace hammer::ai
