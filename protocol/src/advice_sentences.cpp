#include "advice_sentences.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

#include "code_names.h"
#include "protocol/numbers.h"
#include "words.h"

namespace hammer::protocol {
namespace {

constexpr double kOffCentre = 0.05;  // m: further from the centre line is left or right

// The weights of a board with what each is worth, by their places on it.
class WeightNames {
 public:
  explicit WeightNames(const SentSituation& sent) : sent_(sent), board_(sent.state.board) {
    const Judgement judgement = judge_board(setting_of(sent.setup, sent.state), board_);
    std::size_t next = 0;  // those on the board are judged in their order
    for (std::size_t i = 0; i < static_cast<std::size_t>(board_.count); ++i) {
      if (board_.weights[i].on()) judged_[i] = judgement.weights[next++];
    }
  }

  // "blue's 3", "the dead weight"; where others are like it, "blue's 3 on the left", "the deeper of blue's 3s on the
  // left". No two weights have the same name.
  std::string name(int i) const {
    const Group alike = group_of(i, [&](int other) { return is_alike(i, other); });
    if (alike.size() == 1) return owner_of(i) + ' ' + noun_of(i);
    const Group near = group_of(i, [&](int other) { return is_alike(i, other) && lane(i) == lane(other); });
    if (near.size() == 1) return owner_of(i) + ' ' + noun_of(i) + where(i);
    return "the " + rank_words(i, near) + " of " + owner_of(i) + ' ' + noun_of(i) + 's' +
           (near.size() == alike.size() ? "" : where(i));
  }

  // "both of blue's 3s" where those are all there are, else one after the other.
  std::string names(int i, int j) const {
    const Group alike = group_of(i, [&](int other) { return is_alike(i, other); });
    if (alike.size() == 2 && is_alike(i, j)) return "both of " + owner_of(i) + ' ' + noun_of(i) + 's';
    return name(i) + " and " + name(j);
  }

  int count_on() const {
    int count = 0;
    for (const BoardWeight& weight : board_.shot()) count += weight.on() ? 1 : 0;
    return count;
  }

 private:
  using Group = std::vector<int>;
  enum class Lane : std::uint8_t { kLeft, kMiddle, kRight };

  const BoardWeight& weight(int i) const { return board_.weights[static_cast<std::size_t>(i)]; }

  std::string owner_of(int i) const {
    if (!sent_.setup.game->shares_board) return "the " + std::string(name_of(weight(i).color));
    return possessive(sent_.setup.sides[static_cast<std::size_t>(weight(i).side)]);
  }

  std::string noun_of(int i) const {
    const JudgedWeight& judged = judged_[static_cast<std::size_t>(i)];
    if (judged.zone == Zone::kDead) return "dead weight";
    if (judged.zone == Zone::kHanger) return "hanger";
    if (judged.zone == Zone::kCornerHanger) return "corner hanger";
    return std::to_string(judged.value);
  }

  bool is_alike(int i, int other) const {
    return weight(other).on() && weight(other).color == weight(i).color && noun_of(other) == noun_of(i);
  }

  template <class Belongs>
  Group group_of(int i, const Belongs& belongs) const {
    Group group;
    for (int other = 0; other < board_.count; ++other)
      if (other == i || belongs(other)) group.push_back(other);
    return group;
  }

  Lane lane(int i) const {
    const double y = weight(i).y;
    return std::abs(y) < kOffCentre ? Lane::kMiddle : y > 0 ? Lane::kLeft : Lane::kRight;
  }

  std::string where(int i) const {
    constexpr std::array<std::string_view, 3> kWords{" on the left", " in the middle", " on the right"};
    return std::string(kWords[static_cast<std::size_t>(lane(i))]);
  }

  // Deepest first, or furthest left first.
  void sort(Group& group, bool by_depth) const {
    std::sort(group.begin(), group.end(), [&](int a, int b) {
      const auto key = [&](int k) {
        return by_depth ? std::tuple(-weight(k).x, -weight(k).y, k) : std::tuple(-weight(k).y, -weight(k).x, k);
      };
      return key(a) < key(b);
    });
  }

  // Of those next to each other in that order, the least.
  double least_gap(Group group, bool by_depth) const {
    sort(group, by_depth);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t k = 1; k < group.size(); ++k) {
      const BoardWeight &one = weight(group[k - 1]), &next = weight(group[k]);
      least = std::min(least, by_depth ? one.x - next.x : one.y - next.y);
    }
    return least;
  }

  // By whatever tells them apart best.
  std::string rank_words(int i, Group group) const {
    const bool by_depth = least_gap(group, true) >= least_gap(group, false);
    sort(group, by_depth);
    const auto rank = static_cast<int>(std::find(group.begin(), group.end(), i) - group.begin());
    const auto last = static_cast<int>(group.size()) - 1;
    const std::string of_two = last == 1 ? "er" : "est";
    if (by_depth && rank == 0) return "deep" + of_two;
    if (by_depth && rank == last) return "short" + of_two;
    if (by_depth) return std::string(ordinal_word(rank + 1)) + " deepest";
    if (rank == 0) return last == 1 ? "left one" : "leftmost";
    if (rank == last) return last == 1 ? "right one" : "rightmost";
    return std::string(ordinal_word(rank + 1)) + " from the left";
  }

  const SentSituation& sent_;
  const Board& board_;
  std::array<JudgedWeight, kMaxWeights> judged_{};
};

std::string place_words(const ai::ShotName& name) {
  if (name.zone >= Zone::kHanger) return "a hanger, worth " + std::to_string(name.value);
  return "a " + std::to_string(name.value);
}

std::string shot_words(const SentSituation& sent, const ai::Aim& aim, const ai::ShotName& name) {
  const WeightNames board(sent);
  switch (name.kind) {
    case ai::ShotKind::kLag:
      return "lag for " + place_words(name) + " or better";
    case ai::ShotKind::kHanger:
      return "try for " + place_words(name);
    case ai::ShotKind::kGuard:
      return "guard " + board.name(name.target) + ": rest short, in front of it";
    case ai::ShotKind::kTakeOut:
      return "knock " + board.name(name.target) + " off";
    case ai::ShotKind::kStick:
      return "knock " + board.name(name.target) + " off and stay in play";
    case ai::ShotKind::kTakeOutTwo:
      return "knock " + board.names(name.target, name.second) + " off with one weight";
    case ai::ShotKind::kTap:
      return "move " + board.name(name.target) + " without knocking it off";
    case ai::ShotKind::kPromote:
      return "push " + board.name(name.target) + " on for " + place_words(name);
    case ai::ShotKind::kClear:
      return "knock " + board.name(name.target) + " off or into play";
    case ai::ShotKind::kThrowAway:
      return "throw the weight away and touch nothing";
    case ai::ShotKind::kFour:
      return "throw the four " + std::string(name_of(aim.color)) + " weights together so that all stay in play";
  }
  return "shoot";
}

// Two digits that matter, and never as a power of ten.
std::string brief(double number) {
  return std::abs(number) < 10 ? rounded(number, 2) : shortest(std::floor(number + 0.5));
}

std::string points_words(double points) {
  const std::string shown = brief(points);
  return shown + (shown == "1" ? " point" : " points");
}

// A difference between two chances.
std::string win_words(double win) {
  std::string shown = percent(std::abs(win));
  shown.resize(shown.size() - 2);
  return shown + (shown == "1" ? " point of a hundred" : " points of a hundred");
}

// A round has both sides' points in it.
std::string outcome_words(const SentSituation& sent, const std::string& who, double points) {
  if (!sent.setup.game->shares_board) return "the turn then comes to " + points_words(points) + " on average";
  return "the round then comes to " + points_words(points) + " for " + who + " on average";
}

std::string open_words(const SentSituation& sent, const std::string& who, double left) {
  const std::string weights = brief(left) + (brief(left) == "1" ? " weight" : " weights");
  const int now = WeightNames(sent).count_on();
  const std::string has = who + " has the last weight, and ";
  if (left < now - 0.25)
    return has + "this clears the board: " + weights + " on it on average, of " + std::to_string(now);
  return has + "the board stays open: " + weights + " on it on average";
}

const std::string& shooter_of(const SentSituation& sent) {
  return sent.setup.sides[static_cast<std::size_t>(next_throw(sent.setup, sent.state)->side)];
}

std::string reason_words(const SentSituation& sent, const ai::Reason& reason) {
  const std::string who = shooter_of(sent), chance = percent(reason.chance);
  const auto weight = [&] { return WeightNames(sent).name(reason.weight); };
  switch (reason.code) {
    case ai::ReasonCode::kWinsGame:
      return "it wins the game in " + chance + " of throws";
    case ai::ReasonCode::kRemovesLeader:
      return "without " + weight() + " the round stands " + points_words(reason.amount) + " better for " + who +
             ", and it goes in " + chance + " of throws";
    case ai::ReasonCode::kTakesLead:
      return who + " then leads, in " + chance + " of throws";
    case ai::ReasonCode::kAddsToLead:
      return "it adds " + points_words(reason.amount) + " to the lead on average";
    case ai::ReasonCode::kCutsLoss:
      return "it is worth " + points_words(reason.amount) + " on average even without taking the lead";
    case ai::ReasonCode::kProtects:
      return "a straight hit then removes " + weight() + " in " + chance + " of tries, against " +
             percent(reason.amount) + " without it";
    case ai::ReasonCode::kHardReply:
      return "the reply is hard: a straight hit at " + possessive(who) + " best weight works in " + chance +
             " of tries";
    case ai::ReasonCode::kScoresNow:
      return "nothing can answer it: " + outcome_words(sent, who, reason.amount);
    case ai::ReasonCode::kMakesThree:
      return "nothing counts without a 3, and this makes one in " + chance + " of throws";
    case ai::ReasonCode::kClearsTwo:
      return "two or more go at once in " + chance + " of throws";
    case ai::ReasonCode::kMustClear:
      return "the colour thrown first must go, " + counted(static_cast<int>(reason.amount), "weight") +
             " still: at least one goes in " + chance + " of throws";
    case ai::ReasonCode::kRescuesDead:
      return "a dead weight voids everything as it lies, and no longer does after " + chance + " of throws";
    case ai::ReasonCode::kVoidRisk:
      return "beware: " + chance + " of throws leave a dead weight, which voids everything";
    case ai::ReasonCode::kKeepsOpen:
      return open_words(sent, who, reason.amount);
    case ai::ReasonCode::kSafe:
      return reason.amount > -0.0005 ? "a miss is no worse than throwing away"
                                     : "a miss costs next to nothing, " + win_words(reason.amount);
    case ai::ReasonCode::kRisky:
      return "beware: a miss costs " + win_words(reason.amount) + " in chance of winning, against throwing away";
    case ai::ReasonCode::kOnlyChance:
      return "it is the shot: " + win_words(reason.amount) + " better than the next";
    case ai::ReasonCode::kNothingBetter:
      return reason.amount < 0 ? "the best other shot found costs " + win_words(reason.amount)
                               : "the best other shot found gains no more than " + win_words(reason.amount);
  }
  return "it is a good shot";
}

std::string luck_words(double luck) {
  const std::string shown = win_words(luck);
  return shown.starts_with("0 ") ? "none" : (luck < 0 ? "-" : "+") + shown;
}

std::string deviation_words(std::string_view what, const ai::Deviation& deviation, double unit,
                            std::string_view unit_name) {
  const auto shown = [&](double value) {
    return std::isfinite(value) ? brief(value * unit) : std::string("any amount");
  };
  return std::string(what) + " by " + shown(deviation.value) + ' ' + std::string(unit_name) + " (" +
         shown(deviation.low) + " to " + shown(deviation.high) + ')';
}

// Too hard or too soft, and so on, where it is surely there.
void add_bias(const ai::Bias& bias, std::string_view more, std::string_view less, double unit,
              std::string_view unit_name, std::string& out) {
  if (std::abs(bias.value) <= 2 * bias.error) return;
  out += " On average it is thrown " + brief(std::abs(bias.value) * unit) + ' ' + std::string(unit_name) + ' ' +
         std::string(bias.value > 0 ? more : less) + '.';
}

}  // namespace

ReasonNumbers numbers_of(ai::ReasonCode code) {
  constexpr std::array<ReasonNumbers, 18> kNumbers{{{"chance", ""},
                                                    {"chance", "points"},
                                                    {"chance", ""},
                                                    {"chance", "points"},
                                                    {"chance", "points"},
                                                    {"chance", "chance_without"},
                                                    {"chance", ""},
                                                    {"chance", "points"},
                                                    {"chance", ""},
                                                    {"chance", ""},
                                                    {"chance", "weights"},
                                                    {"chance", ""},
                                                    {"chance", ""},
                                                    {"", "weights"},
                                                    {"chance", "win"},
                                                    {"chance", "win"},
                                                    {"", "win"},
                                                    {"", "win"}}};
  return kNumbers[static_cast<std::size_t>(code)];
}

std::string percent(double share) {
  const double hundredths = share * 100;
  const double step = std::abs(hundredths) < 10 ? 10 : 1;
  return shortest(std::floor(hundredths * step + 0.5) / step) + " %";
}

std::string describe_shot(const SentSituation& sent, const ai::Aim& aim, const ai::ShotName& name) {
  const std::string words = shot_words(sent, aim, name);
  return capitalized(name.bank ? "off the cushion, " + words : words) + '.';
}

std::string describe_reason(const SentSituation& sent, const ai::Reason& reason) {
  return capitalized(reason_words(sent, reason)) + '.';
}

std::string describe_rating(const SentSituation& sent, const ai::Rating& rating) {
  const std::string meant = describe_shot(sent, rating.played, rating.played_name);
  std::string text = "Meant: " + meant + " It was to work in " + percent(rating.success) + " of throws and " +
                     (rating.succeeded ? "did" : "did not") + ". ";
  if (rating.grade == ai::Grade::kBest) {
    text += "Nothing better was found";
  } else {
    text += "It costs " + win_words(rating.loss) +
            " in chance of winning; better: " + describe_shot(sent, rating.best, rating.best_name);
    text.pop_back();
  }
  return text + ". Luck: " + luck_words(rating.luck) + '.';
}

std::string describe_estimate(const ai::HandEstimate& estimate) {
  std::string text = "From " + counted(estimate.throws, "throw") + " the hand scatters " +
                     deviation_words("speed", estimate.speed, 100, "%") + ", " +
                     deviation_words("angle", estimate.angle, 1000, "mrad") + " and " +
                     deviation_words("place", estimate.place, 1000, "mm") + ", most like " +
                     std::string(estimate.nearest->name) + '.';
  if (!estimate.place_measured) text += " Place cannot be told from these, and is inferred from the angle.";
  add_bias(estimate.speed_bias, "too hard", "too softly", 100, "%", text);
  add_bias(estimate.angle_bias, "too far to the left", "too far to the right", 1000, "mrad", text);
  add_bias(estimate.place_bias, "too far to the left", "too far to the right", 1000, "mm", text);
  return text;
}

}  // namespace hammer::protocol
