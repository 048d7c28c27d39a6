// What can be agreed before a match. Every option has one name that files, command line, page and server use;
// which of them a game has, and with what default, stands in the game's own file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hammer/index.h"
#include "hammer/result.h"
#include "hammer/table.h"

namespace hammer {

struct Game;

// The rules set no limit; a match must have one.
inline constexpr int kMaxSides = 16;
inline constexpr int kMaxTeam = 4;

enum class Option : std::uint8_t {
  kGameScore,
  kInnings,
  kFoulLine,
  kDeadWeights,
  kDeadWeightVoids,
  kCornerHangers,
  kScoring,
  kPeeking,
  kDusting,
  kWear,
  kHickeyCents,
  kToss,
  kStartEnd,
  kTieToleranceMm,
  kBestOf,
  kHandicap,
  kHangerValue,
  kTiedLeaders,
  kWinByTwo,
  kShotClock,
  kHand,
};
inline constexpr int kOptionCount = 21;

// The values of the options that are a choice of names, in the order in which OptionInfo::names lists them.
enum class FoulLine : std::uint8_t { kShort, kLong };
enum class DeadWeights : std::uint8_t { kRemoved, kStay };
enum class Scoring : std::uint8_t { kKnockOff, kHorseCollar, kTarget };
enum class Peeking : std::uint8_t { kAllowed, kNotAllowed };
enum class Dusting : std::uint8_t { kWhole, kEdges, kDirector };
enum class TossRule : std::uint8_t { kChoice, kWinnerFirst };
enum class StartEnd : std::uint8_t { kToss, kDesignated };
enum class TiedLeaders : std::uint8_t { kVoid, kCancel };
enum class HandNoise : std::uint8_t { kNone, kSlight, kNatural };

enum class OptionType : std::uint8_t {
  kInteger,   // low .. high
  kNumber,    // low .. high
  kBoolean,   // 0 or 1
  kChoice,    // an index into names
  kHandicap,  // points by side: kept apart, in Options::handicap
};

struct OptionInfo {
  Option option;
  std::string_view name;
  OptionType type;
  std::span<const std::string_view> names;  // of a choice
  double low, high;                         // of a number
};

// In the order of Option.
std::span<const OptionInfo> option_infos();
const OptionInfo& info_of(Option option);
const OptionInfo* find_option(std::string_view name);  // or nullptr

struct OptionValue {
  Option option;
  double value;  // 0 or 1 for a boolean, the index into names for a choice
};

// One option of a game. An option may be listed more than once: the last one whose condition holds gives the
// default, and where none holds the game does not have that option.
struct GameOption {
  Option option;
  double fallback;                    // the default; for kTieToleranceMm kByOrigin, for kHandicap 0
  std::optional<OptionValue> only{};  // it applies only while this other option has this value
};

// kTieToleranceMm: 0.1 for weights that the simulator moved, 0.5 for reported ones (G8).
inline constexpr double kByOrigin = -1;

enum class Preset : std::uint8_t { kTournament, kBrochure };
struct PresetInfo {
  Preset preset;
  std::string_view name;
  std::span<const OptionValue> values;  // each applied only to games that have the option
};
std::span<const PresetInfo> presets();
const PresetInfo* find_preset(std::string_view name);

// What one game adds to a preset, perhaps for one number of players only.
struct PresetValue {
  Preset preset;
  OptionValue value;
  int players = 0;  // 0: any number
};

// A whole set of options, complete and free of contradictions: only resolve_options() makes one.
class Options {
 public:
  // Whether the game has that option, with the others as they are.
  bool has(Option option) const { return has_[idx(option)]; }
  double value(Option option) const { return values_[idx(option)]; }

  int game_score() const { return integer(Option::kGameScore); }
  int innings() const { return integer(Option::kInnings); }
  FoulLine foul_line() const { return choice<FoulLine>(Option::kFoulLine); }
  DeadWeights dead_weights() const { return choice<DeadWeights>(Option::kDeadWeights); }
  bool dead_weight_voids() const { return value(Option::kDeadWeightVoids) != 0; }
  bool corner_hangers() const { return value(Option::kCornerHangers) != 0; }
  Scoring scoring() const { return choice<Scoring>(Option::kScoring); }
  Peeking peeking() const { return choice<Peeking>(Option::kPeeking); }
  Dusting dusting() const { return choice<Dusting>(Option::kDusting); }
  bool wear() const { return value(Option::kWear) != 0; }
  int hickey_cents() const { return integer(Option::kHickeyCents); }
  TossRule toss() const { return choice<TossRule>(Option::kToss); }
  StartEnd start_end() const { return choice<StartEnd>(Option::kStartEnd); }
  int best_of() const { return integer(Option::kBestOf); }
  int hanger_value() const { return integer(Option::kHangerValue); }
  TiedLeaders tied_leaders() const { return choice<TiedLeaders>(Option::kTiedLeaders); }
  bool win_by_two() const { return value(Option::kWinByTwo) != 0; }
  int shot_clock() const { return integer(Option::kShotClock); }
  HandNoise hand() const { return choice<HandNoise>(Option::kHand); }

  // Metres. Reported: entered from a real table.
  double tie_tolerance(bool reported) const;

  // Points that each side starts with, in the order of the sides (X2).
  const std::array<int, kMaxSides>& handicap() const { return handicap_; }

 private:
  friend struct OptionsBuilder;
  int integer(Option option) const { return static_cast<int>(value(option)); }
  template <class T>
  T choice(Option option) const {
    return static_cast<T>(integer(option));
  }

  std::array<double, kOptionCount> values_{};
  std::array<bool, kOptionCount> has_{};
  std::array<int, kMaxSides> handicap_{};
};

enum class OptionFault : std::uint8_t {
  kTwice,               // given more than once
  kNotInThisGame,       // the game never has it
  kNeedsOther,          // only with other values of another, as Game::options says: hanger_value with scoring knock_off
  kNotWhole,            // an integer with a fraction
  kOutOfRange,          // of the integer, number, boolean or choice
  kEven,                // best_of 2
  kHandicapTooHigh,     // of `side`: not below the game score, or negative
  kNotOnCushions,       // foul_line or corner_hangers given for a cushion board: BK4, BK6
  kNoDeadWeightsToVoid  // dead_weight_voids given while dead weights are removed at once
};

struct OptionRefusal {
  Option option;
  OptionFault fault;
  int side = -1;  // kHandicapTooHigh
};

struct OptionRequest {
  const Game* game;
  Preset preset = Preset::kTournament;
  const Table* table;
  int sides = 2;    // how many
  int players = 2;  // in all
  std::span<const OptionValue> given{};
  bool handicap_given = false;
  std::array<int, kMaxSides> handicap{};
};

// Defaults, then the preset, then what was given.
Result<Options, OptionRefusal> resolve_options(const OptionRequest& request);

}  // namespace hammer
