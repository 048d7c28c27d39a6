#include "advice/shot_name.h"

#include <algorithm>
#include <vector>

#include "advice/valued_board.h"
#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

constexpr double kMoved = 0.005;      // m: weights that move less count as unmoved
constexpr double kGuardReach = 0.60;  // m in front of the weight that is guarded
constexpr double kTypical =
    1.0 / 3;  // of the most frequent outcome's share: what is meant and happens less often is an accident
constexpr double kAway = 0.75;       // share of throws without effect, for a weight to be thrown away on purpose
constexpr double kMostlyAway = 0.5;  // the same, if no other name is hoped for
constexpr double kNoGain = 0.0005;   // in chance of winning, besides two standard errors
constexpr double kNoPoints = 0.1;    // mean points

double distance(const BoardWeight& a, const BoardWeight& b) {
  const double along = a.x - b.x, across = a.y - b.y;
  return sqrt(along * along + across * across);
}

bool has_changed(const BoardWeight& before, const BoardWeight& after) {
  return before.fate != after.fate || before.x != after.x || before.y != after.y;
}

// Whether `guard` lies in line with `guarded`, short of it and close enough to protect it.
bool is_in_front(const RoundSetting& setting, const BoardWeight& guard, const BoardWeight& guarded) {
  const double gap = guarded.x - guard.x;
  return gap > 0 && gap <= kGuardReach && abs(guarded.y - guard.y) < 2 * setting.surface.radius;
}

// The shallowest zone that is worth this much: past the five line a weight may be worth no more than a 3.
Zone zone_worth(Zone zone, int value) {
  const bool is_numbered = zone > Zone::kDead && zone < Zone::kHanger;
  return is_numbered && value > 0 && value < static_cast<int>(zone) ? static_cast<Zone>(value) : zone;
}

class OutcomeNamer {
 public:
  OutcomeNamer(const RoundSetting& setting, const Board& before, const Board& after)
      : setting_(setting), before_(before), after_(after), shooter_(weight_at(after, before.count).side) {}

  ShotName name() const {
    if (const auto name = name_take_out()) return *name;
    const ValuedBoard was = value_board(setting_, before_), is = value_board(setting_, after_);
    if (const auto name = name_promote(was, is)) return *name;
    if (const auto name = name_clear()) return *name;
    if (const auto name = name_tap()) return *name;
    if (!is_in_play(setting_, thrown())) return {};
    return name_rest(was, is);
  }

 private:
  const BoardWeight& thrown() const { return weight_at(after_, before_.count); }
  bool is_gone(int i) const { return weight_at(before_, i).on() && is_out(after_, i); }

  std::optional<ShotName> name_take_out() const {
    ShotName name;
    for (int i = 0; i < before_.count; ++i) {
      if (!is_theirs(before_, i, shooter_) || !is_gone(i)) continue;
      if (name.target >= 0 && name.second < 0) name.second = i;
      if (name.target < 0) name.target = i;
    }
    if (name.target < 0) return std::nullopt;
    const bool stays = is_in_play(setting_, thrown());
    name.kind = name.second >= 0 ? ShotKind::kTakeOutTwo : stays ? ShotKind::kStick : ShotKind::kTakeOut;
    return name;
  }

  std::optional<ShotName> name_promote(const ValuedBoard& was, const ValuedBoard& is) const {
    std::size_t best = kMaxWeights;
    const auto gain = [&](std::size_t i) { return is.value[i] - was.value[i]; };
    for (int i = 0; i < before_.count; ++i) {
      const auto k = static_cast<std::size_t>(i);
      const bool is_own = !is_theirs(before_, i, shooter_) && weight_at(before_, i).on();
      if (is_own && gain(k) > 0 && (best == kMaxWeights || gain(k) > gain(best))) best = k;
    }
    if (best == kMaxWeights) return std::nullopt;
    const int target = static_cast<int>(best);
    return ShotName{.kind = ShotKind::kPromote,
                    .target = target,
                    .zone = zone_worth(zone_of(setting_, weight_at(after_, target)), is.value[best]),
                    .value = is.value[best]};
  }

  // Only for weights that go off: one that moves into play is promoted.
  std::optional<ShotName> name_clear() const {
    for (int i = 0; i < before_.count; ++i) {
      const bool was_dead = weight_at(before_, i).on() && !is_in_play(setting_, weight_at(before_, i));
      if (was_dead && !is_theirs(before_, i, shooter_) && is_gone(i))
        return ShotName{.kind = ShotKind::kClear, .target = i};
    }
    return std::nullopt;
  }

  std::optional<ShotName> name_tap() const {
    ShotName name{.kind = ShotKind::kTap};
    double furthest = kMoved;
    for (int i = 0; i < before_.count; ++i) {
      const BoardWeight &was = weight_at(before_, i), &is = weight_at(after_, i);
      if (!is_theirs(before_, i, shooter_) || !is.on() || distance(was, is) <= furthest) continue;
      furthest = distance(was, is);
      name.target = i;
    }
    return name.target < 0 ? std::nullopt : std::optional(name);
  }

  ShotName name_rest(const ValuedBoard& was, const ValuedBoard& is) const {
    ShotName name{.kind = ShotKind::kLag};
    name.value = is.value[idx(before_.count)];
    name.zone = zone_worth(zone_of(setting_, thrown()), name.value);
    if (name.zone >= Zone::kHanger) {
      name.kind = ShotKind::kHanger;
      name.zone = Zone::kHanger;
      name.value = value_of_hanger();
    }
    const bool is_answered = setting_.game->shares_board && !setting_.game->restore && setting_.next(after_);
    for (int i = 0; i < before_.count && is_answered; ++i) {
      const auto k = static_cast<std::size_t>(i);
      const bool is_worth_it = was.counts[k] && is.value[k] > name.value && !is_theirs(before_, i, shooter_);
      if (!is_worth_it || !is_in_front(setting_, thrown(), weight_at(after_, i))) continue;
      return {.kind = ShotKind::kGuard, .target = i};
    }
    return name;
  }

  // What a hanger is worth away from the corners, because hanging over a corner is luck.
  int value_of_hanger() const {
    Board middle = after_;
    weight_at(middle, before_.count).y = 0;
    return value_board(setting_, middle).value[idx(before_.count)];
  }

  const RoundSetting& setting_;
  const Board& before_;
  const Board& after_;
  int shooter_;
};

bool changed_nothing_else(const Board& before, const Board& after) {
  for (int i = 0; i < before.count; ++i)
    if (has_changed(weight_at(before, i), weight_at(after, i))) return false;
  return true;
}

struct Frequent {
  ShotName name;
  int times = 0, first = 0;  // how often, and in which throw first

  bool operator<(const Frequent& other) const {
    return times != other.times ? times > other.times : first < other.first;
  }
};

class ShotNamer {
 public:
  ShotNamer(const RoundSetting& setting, const Board& before, const NamingThrows& throws)
      : setting_(setting), before_(before), throws_(throws) {
    for (int i = 0; i < static_cast<int>(throws.executed.size()); ++i) count(i);
    std::sort(seen_.begin(), seen_.end());
  }

  ShotName name(const ShotName& meant) const {
    if (meant.kind == ShotKind::kThrowAway && is_away(kAway)) return meant;
    if (seen_.empty()) return meant;
    const bool is_typical = meant.kind != ShotKind::kThrowAway &&
                            success_of(setting_, meant, before_, throws_.executed) >= share(seen_[0].times) * kTypical;
    if (is_typical && is_hoped_for(meant)) return meant;
    for (const Frequent& one : seen_)
      if (is_hoped_for(one.name)) return one.name;
    if (is_away(kMostlyAway)) return {.bank = meant.bank};
    return is_typical ? meant : seen_[0].name;
  }

 private:
  void count(int number) {
    const ShotName name = name_outcome(setting_, before_, throws_.executed[idx(number)]);
    if (name.kind == ShotKind::kThrowAway) {
      ++away_;
      return;
    }
    const auto same = std::find_if(seen_.begin(), seen_.end(), [&](const Frequent& one) { return one.name == name; });
    same == seen_.end() ? seen_.push_back({name, 1, number}) : static_cast<void>(++same->times);
  }

  double share(int times) const { return times / static_cast<double>(throws_.executed.size()); }

  bool is_hoped_for(const ShotName& name) const {
    double won = 0, lost = 0;
    int times = 0;
    for (std::size_t i = 0; i < throws_.executed.size(); ++i) {
      const Executed& one = throws_.executed[i];
      const bool succeeded = succeeds(setting_, name, before_, one.board, one.settled);
      (succeeded ? won : lost) += throws_.wins[i];
      times += succeeded ? 1 : 0;
    }
    const int others = static_cast<int>(throws_.executed.size()) - times;
    if (times == 0 || others == 0) return times > 0;
    constexpr double kRounding = 1e-12;
    return won / times >= lost / others - kRounding;
  }

  bool is_away(double least) const { return share(away_) >= least && !gains() && !scores(); }

  bool gains() const {
    const Mean win = mean_of(throws_.wins);
    return win.value - throws_.pass > kNoGain + 2 * win.error;
  }

  // In a game that is decided, points are all that a shot can still gain.
  bool scores() const {
    const Executed& first = throws_.executed.front();
    if (first.board.count != before_.count + 1) return false;
    const Color own = weight_at(first.board, before_.count).color;
    double sum = 0;
    for (const Executed& one : throws_.executed)
      sum += margin_of(setting_, value_board(setting_, one.board), one.settled, own);
    const int now = margin_of(setting_, value_board(setting_, before_), Settled::kStands, own);
    return sum / static_cast<double>(throws_.executed.size()) - now > kNoPoints;
  }

  const RoundSetting& setting_;
  const Board& before_;
  const NamingThrows& throws_;
  std::vector<Frequent> seen_{};  // most frequent first; without throwing away
  int away_ = 0;                  // throws without effect
};

}  // namespace

bool succeeds(const RoundSetting& setting, const ShotName& name, const Board& before, const Board& after,
              Settled settled) {
  if (settled == Settled::kGivenUp) return name.kind == ShotKind::kThrowAway;
  const BoardWeight& thrown = weight_at(after, before.count);
  const auto is_off = [&](int i) { return is_out(after, i); };
  switch (name.kind) {
    case ShotKind::kLag:
      return is_in_play(setting, thrown) && zone_of(setting, thrown) >= name.zone;
    case ShotKind::kHanger:
      return zone_of(setting, thrown) >= Zone::kHanger;
    case ShotKind::kGuard:
      return is_in_play(setting, thrown) && !is_off(name.target) &&
             is_in_front(setting, thrown, weight_at(after, name.target));
    case ShotKind::kTakeOut:
      return is_off(name.target);
    case ShotKind::kStick:
      return is_off(name.target) && is_in_play(setting, thrown);
    case ShotKind::kTakeOutTwo:
      return is_off(name.target) && is_off(name.second);
    case ShotKind::kTap:
      return !is_off(name.target) && distance(weight_at(before, name.target), weight_at(after, name.target)) > kMoved;
    case ShotKind::kPromote: {
      const auto k = static_cast<std::size_t>(name.target);
      return value_board(setting, after).value[k] > value_board(setting, before).value[k];
    }
    case ShotKind::kClear:
      return is_off(name.target) || is_in_play(setting, weight_at(after, name.target));
    case ShotKind::kThrowAway:
      return changed_nothing_else(before, after);
    case ShotKind::kFour:
      for (int i = before.count; i < after.count; ++i)
        if (!is_in_play(setting, weight_at(after, i))) return false;
      return settled == Settled::kStands;
  }
  return false;
}

ShotName name_outcome(const RoundSetting& setting, const Board& before, const Executed& after) {
  if (after.board.count == before.count) return {};
  if (after.board.count > before.count + 1) return {.kind = ShotKind::kFour};
  ShotName name = OutcomeNamer(setting, before, after.board).name();
  name.bank = setting.surface.cushions;
  return name;
}

double success_of(const RoundSetting& setting, const ShotName& name, const Board& before,
                  std::span<const Executed> executed) {
  int times = 0;
  for (const Executed& one : executed)
    if (succeeds(setting, name, before, one.board, one.settled)) ++times;
  return executed.empty() ? 0 : times / static_cast<double>(executed.size());
}

ShotName name_shot(const RoundSetting& setting, const Board& before, const Executed& as_meant,
                   const NamingThrows& throws) {
  return ShotNamer(setting, before, throws).name(name_outcome(setting, before, as_meant));
}

ShotName name_aim(const View& view, const Worth& worth, const Board& before, double pass, const Aim& aim, int throws,
                  std::uint64_t seed) {
  const TrialThrows trial = throw_often(view, worth, before, aim, throws, seed_of(seed, Stream::kNaming));
  return name_shot(view.setting, before, execute_as_meant(view, before, aim), {trial.executed, trial.wins, pass});
}

}  // namespace hammer::ai
