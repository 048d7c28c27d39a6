// The options and presets as data.
#include <array>

#include "hammer/options.h"

namespace hammer {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 2> kFoulLineNames{"short", "long"};
constexpr std::array<std::string_view, 2> kDeadWeightsNames{"removed", "stay"};
constexpr std::array<std::string_view, 3> kScoringNames{"knock_off", "horse_collar", "target"};
constexpr std::array<std::string_view, 2> kPeekingNames{"allowed", "not_allowed"};
constexpr std::array<std::string_view, 3> kDustingNames{"whole", "edges", "director"};
constexpr std::array<std::string_view, 2> kTossNames{"choice", "winner_first"};
constexpr std::array<std::string_view, 2> kStartEndNames{"toss", "designated"};
constexpr std::array<std::string_view, 2> kTiedLeadersNames{"void", "cancel"};
constexpr std::array<std::string_view, 3> kHandNames{"none", "slight", "natural"};

constexpr OptionInfo integer(Option option, std::string_view name, double low, double high, std::string_view help) {
  return {option, name, OptionType::kInteger, {}, low, high, help};
}
constexpr OptionInfo truth(Option option, std::string_view name, std::string_view help) {
  return {option, name, OptionType::kTruth, {}, 0, 1, help};
}
constexpr OptionInfo choice(Option option, std::string_view name, Names names, std::string_view help) {
  return {option, name, OptionType::kChoice, names, 0, static_cast<double>(names.size() - 1), help};
}

constexpr double kMost = 1'000'000;

constexpr std::array kInfos{
    integer(Option::kGameScore, "game_score", 1, kMost, "points that win the game"),
    integer(Option::kInnings, "innings", 1, kMost, "innings to play, before any extra ones"),
    choice(Option::kFoulLine, "foul_line", kFoulLineNames,
           "the line a weight must clear to be in play: the one nearest the shooter, or the one at the far end"),
    choice(Option::kDeadWeights, "dead_weights", kDeadWeightsNames,
           "what becomes of a weight short of the foul line: taken off at once, or left where it may still be struck"),
    truth(Option::kDeadWeightVoids, "dead_weight_voids",
          "a dead weight still on the board at the end makes everything worth nothing"),
    truth(Option::kCornerHangers, "corner_hangers", "a hanger over a corner is worth 26 instead of 13"),
    choice(Option::kScoring, "scoring", kScoringNames, "by which game's rules the round is counted"),
    choice(Option::kPeeking, "peeking", kPeekingNames,
           "whether a shooter may go and look at the far end before the last weight is played"),
    choice(Option::kDusting, "dusting", kDustingNames,
           "where a side may powder dry spots: the whole board, its edges, or only when the host grants it"),
    truth(Option::kWear, "wear", "the powder wears where weights slide"),
    integer(Option::kHickeyCents, "hickey_cents", 0, kMost,
            "stake in cents that a turn without points puts into the jar; 0 for no jar"),
    choice(Option::kToss, "toss", kTossNames, "what the toss wins: a choice, or simply the first shot"),
    choice(Option::kStartEnd, "start_end", kStartEndNames, "how the end to start from is found: tossed for, or named"),
    OptionInfo{Option::kTieToleranceMm,
               "tie_tolerance_mm",
               OptionType::kNumber,
               {},
               0,
               10,
               "two weights closer than this many millimetres in depth are level"},
    integer(Option::kBestOf, "best_of", 1, 999, "the most games in the series; an odd number"),
    OptionInfo{Option::kHandicap, "handicap", OptionType::kHandicap, {}, 0, kMost, "points that a side starts with"},
    integer(Option::kHangerValue, "hanger_value", 3, 5, "what a hanger is worth"),
    choice(Option::kTiedLeaders, "tied_leaders", kTiedLeadersNames,
           "when both sides' best are level: nobody scores, or the pair is ignored and the next compared"),
    truth(Option::kWinByTwo, "win_by_two", "the winner must be two points ahead"),
    integer(Option::kShotClock, "shot_clock", 0, 86'400, "seconds for each shot; 0 for no clock"),
    choice(Option::kHand, "hand", kHandNames, "how much every human throw strays from its aim"),
};
static_assert(kInfos.size() == kOptionCount);

constexpr bool in_order_of_option() {
  for (std::size_t i = 0; i < kInfos.size(); ++i)
    if (static_cast<std::size_t>(kInfos[i].option) != i) return false;
  return true;
}
static_assert(in_order_of_option());

template <class T>
constexpr OptionValue set(Option option, T value) {
  return {option, static_cast<double>(value)};
}

constexpr std::array kBrochure{
    set(Option::kDeadWeights, DeadWeights::kRemoved),
    set(Option::kCornerHangers, false),
    set(Option::kDeadWeightVoids, false),
    set(Option::kPeeking, Peeking::kAllowed),
    set(Option::kToss, TossRule::kWinnerFirst),
};

constexpr std::array kPresets{
    PresetInfo{Preset::kTournament, "tournament", "as tournaments play it: every option at its default", {}},
    PresetInfo{Preset::kBrochure, "brochure", "as the brochure has it: dead weights off at once, no corner hangers",
               kBrochure},
};

}  // namespace

std::span<const OptionInfo> option_infos() { return kInfos; }
const OptionInfo& info_of(Option option) { return kInfos[static_cast<std::size_t>(option)]; }

const OptionInfo* find_option(std::string_view name) {
  for (const OptionInfo& info : kInfos)
    if (info.name == name) return &info;
  return nullptr;
}

std::span<const PresetInfo> presets() { return kPresets; }

const PresetInfo* find_preset(std::string_view name) {
  for (const PresetInfo& info : kPresets)
    if (info.name == name) return &info;
  return nullptr;
}

}  // namespace hammer
