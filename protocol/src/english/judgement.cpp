#include "english/judgement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "english/words.h"
#include "hammer/heap_sort.h"
#include "json/writer.h"
#include "protocol/english.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

std::string zone_words(const JudgedWeight& weight) {
  switch (weight.zone) {
    case Zone::kDead:
      return "A dead weight";
    case Zone::kHanger:
      return "A hanger, worth " + std::to_string(weight.value);
    case Zone::kCornerHanger:
      return "A corner hanger, worth " + std::to_string(weight.value);
    default:
      break;
  }
  const std::string_view zone = name_in(kZoneNames, weight.zone);
  if (zone == std::to_string(weight.value)) return "A " + std::string(zone);
  return "In the " + std::string(zone) + " zone, worth " + std::to_string(weight.value);
}

struct LineWords {
  std::string_view past;      // "clears the trey line by " 3.1 mm
  std::string_view touching;  // exactly level
  std::string_view short_of;  // 3.1 mm " short of clearing the trey line"
};

LineWords words_of(Line line) {
  switch (line) {
    case Line::kFoul:
      return {"clear of the foul line by ", "touching the foul line", " short of clearing the foul line"};
    case Line::kDeuce:
      return {"clear of the deuce line by ", "touching the deuce line", " short of clearing the deuce line"};
    case Line::kTrey:
      return {"clear of the trey line by ", "touching the trey line", " short of clearing the trey line"};
    case Line::kFive:
      return {"clear of the five line by ", "touching the five line", " short of clearing the five line"};
    case Line::kFarEdge:
      return {"over the far edge by ", "level with the far edge", " short of hanging over the far edge"};
    case Line::kSideEdge:
      return {"over the side edge by ", "level with the side edge", " short of hanging over the side edge"};
    case Line::kOuterRing:
      return {"inside the outer ring by ", "touching the outer ring", " short of lying inside the outer ring"};
    case Line::kMiddleRing:
      return {"inside the middle ring by ", "touching the middle ring", " short of lying inside the middle ring"};
    case Line::kInnerRing:
      return {"over the inner ring by ", "just touching the inner ring", " away from the inner ring"};
    case Line::kInnerRingCovered:
      return {"covering the inner ring with room of ", "covering the inner ring exactly",
              " short of covering the inner ring"};
  }
  return {};
}

std::string place_words(const JudgedWeight& weight) {
  const LineWords words = words_of(weight.line);
  if (std::abs(weight.clearance) <= kTouching) return std::string(words.touching);
  if (weight.clearance > 0) return std::string(words.past) + millimetres(weight.clearance);
  return millimetres(weight.clearance) + std::string(words.short_of);
}

const JudgedWeight* decider(const Judgement& judgement, const JudgedWeight& weight) {
  const bool is_one = weight.other >= 0 && weight.other < judgement.count;
  return is_one ? &judgement.weights[static_cast<std::size_t>(weight.other)] : nullptr;
}

// "deepest", or "deepest remaining" where deeper ones of that colour were cancelled (X4).
std::string best_of(const Judgement& judgement, Color color, std::string_view superlative) {
  const auto weights = judgement.judged();
  const auto is_cancelled = [&](const JudgedWeight& one) { return one.color == color && one.why == Why::kCancelled; };
  const bool some = std::any_of(weights.begin(), weights.end(), is_cancelled);
  return possessive(name_of(color)) + ' ' + std::string(superlative) + (some ? " remaining weight" : " weight");
}

std::string depth_words(const Judgement& judgement, const JudgedWeight& weight, const JudgedWeight* rival) {
  const std::string theirs = best_of(judgement, other(weight.color), "deepest");
  if (!rival) return "deeper than any of " + theirs.substr(0, theirs.find(' ')) + " weights";
  const double ahead = weight.x - rival->x;
  if (ahead > 0 && weight.why == Why::kCountsDeeper) return millimetres(ahead) + " deeper than " + theirs;
  if (std::abs(ahead) <= kTouching) return "level with " + theirs;
  return (ahead > 0 ? "level with " + theirs + " to within " : "behind " + theirs + " by ") + millimetres(ahead);
}

std::string worth_words(const Judgement& judgement, const JudgedWeight& weight, const JudgedWeight* rival) {
  const std::string theirs = best_of(judgement, other(weight.color), "best");
  return rival ? theirs + ", which is worth " + std::to_string(rival->value) : theirs;
}

std::string reason_words(const Judgement& judgement, const JudgedWeight& weight, bool shares_board) {
  const JudgedWeight* rival = decider(judgement, weight);
  const std::string color(name_of(weight.color)), opponent(name_of(other(weight.color)));
  switch (weight.why) {
    case Why::kCounts:
      return "it counts";
    case Why::kDead:
      return "it is not in play and counts nothing";
    case Why::kCountsDeeper:
      return "it counts, " + depth_words(judgement, weight, rival);
    case Why::kBehind:
      return "it counts nothing, " + depth_words(judgement, weight, rival);
    case Why::kLevelLeaders:
      return "nobody scores, because the deepest red and the deepest blue weight are level";
    case Why::kCountsBetter:
      return "it counts, worth more than " + worth_words(judgement, weight, rival);
    case Why::kNotBetter:
      return "it counts nothing, not worth more than " + worth_words(judgement, weight, rival);
    case Why::kEqualBest:
      return "nobody scores, because the best red and the best blue weight are worth the same";
    case Why::kCancelled:
      return "it is ignored, because it and a " + opponent + " weight cancel each other";
    case Why::kNoThree:
      return shares_board ? "it counts nothing, because none of " + possessive(color) + " weights is worth 3 or more"
                          : "it counts nothing, because no weight is worth 3 or more";
    case Why::kVoidedByDead:
      return shares_board ? "it counts nothing, because a dead weight of " + possessive(color) + " lies on the board"
                          : "it counts nothing, because a dead weight lies on the board";
    case Why::kFirstColor:
      return "it counts nothing, because " + color + " was thrown first";
    case Why::kFirstColorRemains:
      return "it counts nothing, because the " + opponent + " weights have not all been knocked off";
  }
  return "it is judged";
}

// What a weight counts as: in Horse Collar one in the 5 zone is a 3 (BK5).
std::string noun_of(const JudgedWeight& weight) {
  if (weight.zone == Zone::kHanger) return "hanger";
  if (weight.zone == Zone::kCornerHanger) return "corner hanger";
  return std::to_string(weight.value);
}

bool belongs(const JudgedWeight& weight, std::optional<Color> color) { return !color || weight.color == *color; }

// "one hanger and two 2s": what counted, best first.
std::string what_counted(const Judgement& judgement, std::optional<Color> color) {
  std::vector<JudgedWeight> counted;
  for (const JudgedWeight& weight : judgement.judged())
    if (weight.counts && belongs(weight, color)) counted.push_back(weight);
  heap_sort(counted, [](auto& a, auto& b) { return a.value != b.value ? a.value > b.value : a.zone > b.zone; });
  std::vector<std::string> parts;
  for (auto next = counted.begin(); next != counted.end();) {
    const std::string noun = noun_of(*next);
    const auto end = std::find_if(next, counted.end(), [&](auto& weight) { return noun_of(weight) != noun; });
    const auto number = static_cast<int>(end - next);
    parts.push_back(std::string(number_word(number)) + ' ' + noun + (number == 1 ? "" : "s"));
    next = end;
  }
  return join(std::vector<std::string_view>(parts.begin(), parts.end()), "and");
}

std::string why_level(const Judgement& judgement) {
  const auto has = [&](Why why) {
    const auto weights = judgement.judged();
    return std::any_of(weights.begin(), weights.end(), [&](auto& weight) { return weight.why == why; });
  };
  if (has(Why::kEqualBest)) return "the best weights are worth the same";
  if (has(Why::kLevelLeaders)) return "the deepest weights are level";
  return "all weights in play cancel each other";
}

std::string why_nothing(const Judgement& judgement, Verdict verdict, bool of_one_side) {
  switch (verdict) {
    case Verdict::kNoneInPlay:
      return of_one_side ? "none of its weights is in play" : "no weight is in play";
    case Verdict::kLevel:
      return why_level(judgement);
    case Verdict::kNoThree:
      return of_one_side ? "none of its weights is worth 3 or more" : "no weight is worth 3 or more";
    case Verdict::kVoided:
      return of_one_side ? "one of its weights is dead" : "a dead weight lies on the board";
    case Verdict::kFirstColorRemains:
      return "the colour thrown first has not all been knocked off";
    case Verdict::kScores:
    case Verdict::kOtherSideScores:
      break;
  }
  return "nothing counts";
}

std::string scores_words(const Judgement& judgement, std::string_view who, std::optional<Color> color) {
  const std::size_t k = color ? static_cast<std::size_t>(*color) : 0;
  if (judgement.points[k] > 0) {
    return std::string(who) + " scores " + std::to_string(judgement.points[k]) + ": " + what_counted(judgement, color);
  }
  return std::string(who) + " scores nothing: " + why_nothing(judgement, judgement.verdicts[k], color.has_value());
}

std::string shared_summary(const Judgement& judgement) {
  const auto [red, blue] = judgement.points;
  const auto [red_verdict, blue_verdict] = judgement.verdicts;
  if (blue_verdict == Verdict::kOtherSideScores) return scores_words(judgement, "red", Color::kRed);
  if (red_verdict == Verdict::kOtherSideScores) return scores_words(judgement, "blue", Color::kBlue);
  if (red == 0 && blue == 0 && red_verdict == blue_verdict)
    return "nobody scores: " + why_nothing(judgement, red_verdict, false);
  return scores_words(judgement, "red", Color::kRed) + "; " + scores_words(judgement, "blue", Color::kBlue);
}

}  // namespace

std::string millimetres(double metres) {
  const double mm = std::abs(metres) * 1000;
  const double step = mm < 1 ? 1000 : 10;
  const double shown = std::floor(mm * step + 0.5) / step;
  return shown == 0 ? "less than 0.001 mm" : shortest(shown) + " mm";
}

std::string describe_why(const Judgement& judgement, const JudgedWeight& weight, bool shares_board) {
  return zone_words(weight) + ", " + place_words(weight) + "; " + reason_words(judgement, weight, shares_board) + '.';
}

std::string describe_summary(const Judgement& judgement, bool shares_board) {
  return capitalized(shares_board ? shared_summary(judgement) : scores_words(judgement, "the turn", std::nullopt)) +
         '.';
}

}  // namespace hammer::protocol
