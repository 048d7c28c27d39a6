// The options and presets as data.
#include <array>

#include "hammer/index.h"
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

constexpr OptionInfo integer(Option option, std::string_view name, double low, double high) {
  return {option, name, OptionType::kInteger, {}, low, high};
}
constexpr OptionInfo boolean(Option option, std::string_view name) {
  return {option, name, OptionType::kBoolean, {}, 0, 1};
}
constexpr OptionInfo choice(Option option, std::string_view name, Names names) {
  return {option, name, OptionType::kChoice, names, 0, static_cast<double>(names.size() - 1)};
}

constexpr double kMaxNumber = 1'000'000;

constexpr std::array kInfos{
    integer(Option::kGameScore, "game_score", 1, kMaxNumber),
    integer(Option::kInnings, "innings", 1, kMaxNumber),
    choice(Option::kFoulLine, "foul_line", kFoulLineNames),
    choice(Option::kDeadWeights, "dead_weights", kDeadWeightsNames),
    boolean(Option::kDeadWeightVoids, "dead_weight_voids"),
    boolean(Option::kCornerHangers, "corner_hangers"),
    choice(Option::kScoring, "scoring", kScoringNames),
    choice(Option::kPeeking, "peeking", kPeekingNames),
    choice(Option::kDusting, "dusting", kDustingNames),
    boolean(Option::kWear, "wear"),
    integer(Option::kHickeyCents, "hickey_cents", 0, kMaxNumber),
    choice(Option::kToss, "toss", kTossNames),
    choice(Option::kStartEnd, "start_end", kStartEndNames),
    OptionInfo{Option::kTieToleranceMm, "tie_tolerance_mm", OptionType::kNumber, {}, 0, 10},
    integer(Option::kBestOf, "best_of", 1, 999),
    OptionInfo{Option::kHandicap, "handicap", OptionType::kHandicap, {}, 0, kMaxNumber},
    integer(Option::kHangerValue, "hanger_value", 3, 5),
    choice(Option::kTiedLeaders, "tied_leaders", kTiedLeadersNames),
    boolean(Option::kWinByTwo, "win_by_two"),
    integer(Option::kShotClock, "shot_clock", 0, 86'400),
    choice(Option::kHand, "hand", kHandNames),
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
    PresetInfo{Preset::kTournament, "tournament", {}},
    PresetInfo{Preset::kBrochure, "brochure", kBrochure},
};

}  // namespace

std::span<const OptionInfo> option_infos() { return kInfos; }
const OptionInfo& info_of(Option option) { return kInfos[idx(option)]; }

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
