// How dry the board is, in a coarse grid: worn by every weight that slides over it, restored by dusting.
// It belongs to the table, not the shooter: turn it when ends change.
#pragma once

#include <array>
#include <cstdint>

#include "hammer/hash.h"
#include "hammer/index.h"

namespace hammer {

inline constexpr int kPowderCellsAlong = 24;
inline constexpr int kPowderCellsAcross = 5;  // odd, so that the centre line is inside a cell

// Metres slid over each cell.
struct PowderWear {
  std::array<std::array<double, kPowderCellsAcross>, kPowderCellsAlong> metres{};
};

enum class DustArea : std::uint8_t { kWhole, kEdges };  // kEdges: the outermost cells along both sides

class PowderMap {
 public:
  // Fresh everywhere.
  PowderMap(double length, double width)
      : cell_length_(length / kPowderCellsAlong), cell_width_(width / kPowderCellsAcross) {}

  double cell_length() const { return cell_length_; }
  double cell_width() const { return cell_width_; }

  // 0 fresh .. 1 bare wood.
  double dryness(int along, int across) const { return dryness_[idx(along)][idx(across)]; }

  // How many times the fresh board's deceleration this cell has: 1 .. kBareFactor.
  double factor(int along, int across) const { return 1 + (kBareFactor - 1) * dryness(along, across); }

  void set_dryness(int along, int across, double dryness) { dryness_[idx(along)][idx(across)] = dryness; }

  void wear(const PowderWear& wear);
  void dust(DustArea area);
  PowderMap turned() const;
  void add_to(Hash& hash) const;

  static constexpr double kBareFactor = 1.6;     // our choice
  static constexpr double kWearPerMetre = 0.02;  // share of what powder is left, our choice

 private:
  double cell_length_;
  double cell_width_;
  std::array<std::array<double, kPowderCellsAcross>, kPowderCellsAlong> dryness_{};
};

}  // namespace hammer
