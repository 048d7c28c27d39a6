#include "hammer/options.h"

#include <array>
#include <cassert>

#include "hammer/game.h"
#include "hammer/index.h"

namespace hammer {

// ---------------------------------------------------------------- the options and presets as data

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

// ---------------------------------------------------------------- those that a game is played with

double Options::tie_tolerance(bool reported) const {
  constexpr double kSimulatedMm = 0.1, kReportedMm = 0.5;  // G8
  const double agreed = value(Option::kTieToleranceMm);
  const double millimetres = agreed != kByOrigin ? agreed : reported ? kReportedMm : kSimulatedMm;
  return millimetres / 1000;
}

// Puts a set of options together and finds what is wrong with it.
struct OptionsBuilder {
  using Refused = std::optional<OptionRefusal>;

  const OptionRequest& request;
  Options options{};

  explicit OptionsBuilder(const OptionRequest& asked) : request(asked) {}

  Refused find_fault_in_given() const {
    for (std::size_t i = 0; i < request.given.size(); ++i) {
      const OptionValue& value = request.given[i];
      for (const OptionValue& earlier : request.given.first(i))
        if (earlier.option == value.option) return OptionRefusal{value.option, OptionFault::kTwice};
      if (!is_listed(value.option)) return OptionRefusal{value.option, OptionFault::kNotInThisGame};
      if (const auto fault = fault_of(value)) return OptionRefusal{value.option, *fault};
    }
    return std::nullopt;
  }

  // Twice, because a default may depend on another option's value, which only the first pass settles.
  void fill() {
    for (int time = 0; time < 2; ++time)
      for (const OptionInfo& info : option_infos()) fill_one(info.option);
    remove_options_fixed_by_cushions();
    drop_void_rule_without_dead_weights();
  }

  Refused find_contradiction() const {
    for (const OptionValue& value : request.given)
      if (const Refused refused = find_contradiction_of(value)) return refused;
    return find_fault_in_handicap();
  }

  void set_handicap() {
    if (request.handicap_given) options.handicap_ = request.handicap;
  }

 private:
  bool is_listed(Option option) const {
    for (const GameOption& listed : request.game->options)
      if (listed.option == option) return true;
    return false;
  }

  bool holds(const GameOption& listed) const {
    return !listed.only ||
           (options.has(listed.only->option) && options.value(listed.only->option) == listed.only->value);
  }

  const GameOption* find_listed(Option option) const {
    const GameOption* found = nullptr;
    for (const GameOption& listed : request.game->options)
      if (listed.option == option && holds(listed)) found = &listed;
    return found;
  }

  const OptionValue* find_given(Option option) const {
    for (const OptionValue& value : request.given)
      if (value.option == option) return &value;
    return nullptr;
  }

  void fill_one(Option option) {
    const GameOption* listed = find_listed(option);
    options.has_[idx(option)] = listed != nullptr;
    options.values_[idx(option)] = listed != nullptr ? value_of(*listed) : 0;
  }

  // The default, then the preset, then what was given.
  double value_of(const GameOption& listed) const {
    if (const OptionValue* given = find_given(listed.option)) return given->value;
    double value = listed.fallback;
    for (const PresetInfo& info : presets())
      if (info.preset == request.preset)
        for (const OptionValue& preset : info.values)
          if (preset.option == listed.option) value = preset.value;
    for (const PresetValue& preset : request.game->preset_values)
      if (preset.preset == request.preset && (preset.players == 0 || preset.players == request.players) &&
          preset.value.option == listed.option)
        value = preset.value.value;
    return value;
  }

  // On a cushion board the centre line is always the foul line (BK4), and there are no corner hangers (BK6).
  bool is_fixed_by_cushions(Option option) const {
    return request.table->cushions && (option == Option::kFoulLine || option == Option::kCornerHangers);
  }

  void remove_options_fixed_by_cushions() {
    for (const Option option : {Option::kFoulLine, Option::kCornerHangers}) {
      if (!is_fixed_by_cushions(option)) continue;
      options.has_[idx(option)] = false;
      options.values_[idx(option)] = 0;
    }
  }

  // Where dead weights are removed at once, none is left to void a turn, whatever the default says.
  void drop_void_rule_without_dead_weights() {
    if (options.dead_weights() == DeadWeights::kRemoved) options.values_[idx(Option::kDeadWeightVoids)] = 0;
  }

  static std::optional<OptionFault> fault_of(const OptionValue& value) {
    const OptionInfo& info = info_of(value.option);
    if (info.type == OptionType::kHandicap) return OptionFault::kOutOfRange;  // it is given in OptionRequest::handicap
    if (!(value.value >= info.low && value.value <= info.high)) return OptionFault::kOutOfRange;  // NaN too
    const bool is_whole = static_cast<double>(static_cast<std::int64_t>(value.value)) == value.value;
    if (!is_whole && info.type == OptionType::kInteger) return OptionFault::kNotWhole;
    if (!is_whole && info.type != OptionType::kNumber) return OptionFault::kOutOfRange;
    return std::nullopt;
  }

  Refused find_contradiction_of(const OptionValue& given) const {
    const auto refuse = [&](OptionFault fault) { return OptionRefusal{given.option, fault}; };
    if (is_fixed_by_cushions(given.option)) return refuse(OptionFault::kNotOnCushions);
    if (!options.has(given.option)) return refuse(OptionFault::kNeedsOther);
    if (given.option == Option::kBestOf && options.best_of() % 2 == 0) return refuse(OptionFault::kEven);
    if (given.option == Option::kDeadWeightVoids && given.value != 0 && options.dead_weights() == DeadWeights::kRemoved)
      return refuse(OptionFault::kNoDeadWeightsToVoid);
    return std::nullopt;
  }

  // X2
  Refused find_fault_in_handicap() const {
    if (!request.handicap_given) return std::nullopt;
    if (!options.has(Option::kHandicap)) return OptionRefusal{Option::kHandicap, OptionFault::kNotInThisGame};
    const int most =
        options.has(Option::kGameScore) ? options.game_score() - 1 : static_cast<int>(info_of(Option::kHandicap).high);
    for (int side = 0; side < kMaxSides; ++side) {
      const int points = request.handicap[idx(side)];
      if (points < 0 || points > (side < request.sides ? most : 0))
        return OptionRefusal{Option::kHandicap, OptionFault::kHandicapTooHigh, side};
    }
    return std::nullopt;
  }
};

Result<Options, OptionRefusal> resolve_options(const OptionRequest& request) {
  assert(request.game != nullptr && request.table != nullptr);
  OptionsBuilder builder(request);
  if (const auto refused = builder.find_fault_in_given()) return *refused;
  builder.fill();
  if (const auto refused = builder.find_contradiction()) return *refused;
  builder.set_handicap();
  return builder.options;
}

}  // namespace hammer
