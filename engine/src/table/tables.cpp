#include <array>

#include "hammer/table.h"

namespace hammer {
namespace {

// Playing surfaces are 16 inches shorter than the board's name: 20'8" on the 22-foot tournament board.
constexpr double kField22 = 6.2992, kField20 = 5.6896, kField18 = 5.0800, kField16 = 4.4704, kField14 = 3.8608,
                 kField12 = 3.2512, kField9 = 2.3368;

constexpr double kTournamentWidth = 0.5080;  // 20 inches
constexpr double kHomeWidth = 0.4064;        // 16 inches

// 6 feet from each end on the tournament board; on shorter ones in proportion (our choice).
constexpr double kFoul22 = 1.8288;
constexpr double foul(double field) { return field == kField22 ? kFoul22 : kFoul22 / kField22 * field; }

constexpr double kDeuce = 0.3048;  // 12 inches from the far edge, as the tournament pages have it
constexpr double kTrey = 0.1524;   // 6 inches
constexpr double kFive = 0.0762;   // 3 inches, our choice: no source gives it

constexpr Table open_board(std::string_view name, double field, double width) {
  return {name, field, width, foul(field), kDeuce, kTrey, std::nullopt, false, std::nullopt};
}

// The centre line is the foul line of a cushion board.
constexpr Table cushion_board(std::string_view name, double field, std::optional<double> five) {
  return {name, field, kHomeWidth, field / 2, kDeuce, kTrey, five, true, std::nullopt};
}

// Our choice, within the rule that a weight can cover the inner ring.
constexpr Target kTarget{0.2540, 0.2032, 0.1270, 0.0159};

constexpr std::array kTables{
    open_board("22ft", kField22, kTournamentWidth),
    open_board("20ft", kField20, kTournamentWidth),
    open_board("18ft", kField18, kTournamentWidth),
    open_board("16ft", kField16, kTournamentWidth),
    open_board("14ft", kField14, kTournamentWidth),
    open_board("12ft", kField12, kHomeWidth),
    open_board("9ft", kField9, kHomeWidth),
    cushion_board("12ft-bank", kField12, std::nullopt),
    cushion_board("9ft-bank", kField9, kFive),
    Table{"22ft-target", kField22, kTournamentWidth, kFoul22, std::nullopt, std::nullopt, std::nullopt, false, kTarget},
};

// The makers' sizes: 2 5/16 inches and 345 g for tournament boards, 2 1/8 inches and 270 g for home boards.
constexpr std::array kWeightSizes{
    WeightSize{"standard", 0.02937, 0.345},
    WeightSize{"medium", 0.02699, 0.270},
};

// Our choice, from lag times on real boards.
constexpr std::array kPowders{Powder{"slow", 0.47}, Powder{"medium", 0.30}, Powder{"fast", 0.18}};

template <class T>
const T* find(std::span<const T> all, std::string_view name) {
  for (const T& one : all)
    if (one.name == name) return &one;
  return nullptr;
}

}  // namespace

std::span<const Table> tables() { return kTables; }
std::span<const WeightSize> weight_sizes() { return kWeightSizes; }
std::span<const Powder> powders() { return kPowders; }

const Table* find_table(std::string_view name) { return find(tables(), name); }
const WeightSize* find_weight_size(std::string_view name) { return find(weight_sizes(), name); }
const Powder* find_powder(std::string_view name) { return find(powders(), name); }

}  // namespace hammer
