#include <algorithm>

#include "advice/alternatives.h"
#include "advice/reasons.h"
#include "advice/trial_throws.h"
#include "advice/valued_board.h"
#include "ai/advice.h"
#include "hammer/det_math.h"

namespace hammer::ai {
namespace {

constexpr double kFarBetter = 0.05;  // in chance of winning, for a shot to be the only one

// At the most extreme a share of n throws is still unsure by about one throw.
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
    const Executed passed = throw_away(view_, kWe, before_);
    advice_.pass = worth_.of(passed.board, passed.settled);
  }

  Advice advise(const Effort& effort, int shots) {
    const Ranking ranking = rank_shots(situation_, *find_judging(kCoach), effort, seed_of(seed_, Stream::kChoosing));
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

  // Behind its equals.
  void insert(Advised advised) {
    const auto place = std::upper_bound(advice_.shots.begin(), advice_.shots.end(), advised,
                                        [](const Advised& a, const Advised& b) { return a.win > b.win; });
    advice_.shots.insert(place, std::move(advised));
  }

  Advised judge(const Aim& aim, const ShotName& name) {
    const TrialThrows throws =
        throw_often(view_, worth_, before_, aim, sampling_.judged, seed_of(seed_, Stream::kJudging));
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

  // What only the others tell of the best.
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

  // That a miss costs nothing is a reason only where a miss of another shot does cost.
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
