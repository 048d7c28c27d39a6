#include "english/advice.h"

#include <cmath>

#include "english/words.h"
#include "json/writer.h"
#include "write/code_names.h"
#include "write/weight_names.h"

namespace hammer::protocol {
namespace {

std::string owner_words(const WeightName& name) {
  return name.side.empty() ? "the " + std::string(name_of(name.color)) : possessive(name.side);
}

std::string noun_words(const WeightName& name) {
  if (name.zone == Zone::kDead) return "dead weight";
  if (name.zone == Zone::kHanger) return "hanger";
  if (name.zone == Zone::kCornerHanger) return "corner hanger";
  return std::to_string(name.value);
}

std::string lane_words(std::optional<Lane> lane) {
  constexpr std::array<std::string_view, 3> kWords{" on the left", " in the middle", " on the right"};
  return lane ? std::string(kWords[static_cast<std::size_t>(*lane)]) : std::string();
}

std::string rank_words(const WeightName& name) {
  const bool first = name.rank == 1, last = name.rank == name.of, two = name.of == 2;
  const std::string ending = two ? "er" : "est";
  const std::string ordinal(ordinal_word(name.rank));
  if (name.by == RankBy::kDepth) return first ? "deep" + ending : last ? "short" + ending : ordinal + " deepest";
  if (first) return two ? "left one" : "leftmost";
  if (last) return two ? "right one" : "rightmost";
  return ordinal + " from the left";
}

// "blue's 3", "the dead weight"; where others are like it, "blue's 3 on the left", "the deeper of blue's 3s on the
// left".
std::string describe(const WeightName& name) {
  const std::string plain = owner_words(name) + ' ' + noun_words(name), where = lane_words(name.lane);
  return name.of > 1 ? "the " + rank_words(name) + " of " + plain + 's' + where : plain + where;
}

// "both of blue's 3s" where those are all there are, else one after the other.
std::string describe_both(const WeightName& one, const WeightName& other) {
  if (one.alike == 2 && one.is_like(other)) return "both of " + owner_words(one) + ' ' + noun_words(one) + 's';
  return describe(one) + " and " + describe(other);
}

std::string place_words(const ai::ShotName& name) {
  if (name.zone >= Zone::kHanger) return "a hanger, worth " + std::to_string(name.value);
  return "a " + std::to_string(name.value);
}

std::string shot_words(const SentSituation& sent, const ai::Aim& aim, const ai::ShotName& name) {
  const WeightNames board(sent);
  const auto target = [&] { return describe(board.name(name.target)); };
  switch (name.kind) {
    case ai::ShotKind::kLag:
      return "lag for " + place_words(name) + " or better";
    case ai::ShotKind::kHanger:
      return "try for " + place_words(name);
    case ai::ShotKind::kGuard:
      return "guard " + target() + ": rest short, in front of it";
    case ai::ShotKind::kTakeOut:
      return "knock " + target() + " off";
    case ai::ShotKind::kStick:
      return "knock " + target() + " off and stay in play";
    case ai::ShotKind::kTakeOutTwo:
      return "knock " + describe_both(board.name(name.target), board.name(name.second)) + " off with one weight";
    case ai::ShotKind::kTap:
      return "move " + target() + " without knocking it off";
    case ai::ShotKind::kPromote:
      return "push " + target() + " on for " + place_words(name);
    case ai::ShotKind::kClear:
      return "knock " + target() + " off or into play";
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
  const auto weight = [&] { return describe(WeightNames(sent).name(reason.weight)); };
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
