#include "hammer/powder_map.h"

#include "hammer/index.h"

namespace hammer {

void PowderMap::wear(const PowderWear& wear) {
  for (int i = 0; i < kPowderCellsAlong; ++i)
    for (int j = 0; j < kPowderCellsAcross; ++j) {
      double& dry = dryness_[idx(i)][idx(j)];
      const double share = kWearPerMetre * wear.metres[idx(i)][idx(j)];
      dry += (1 - dry) * (share < 1 ? share : 1);
    }
}

void PowderMap::dust(DustArea area) {
  for (auto& row : dryness_)
    for (int j = 0; j < kPowderCellsAcross; ++j)
      if (area == DustArea::kWhole || j == 0 || j == kPowderCellsAcross - 1) row[idx(j)] = 0;
}

PowderMap PowderMap::turned() const {
  PowderMap other = *this;
  for (int i = 0; i < kPowderCellsAlong; ++i)
    for (int j = 0; j < kPowderCellsAcross; ++j)
      other.dryness_[idx(kPowderCellsAlong - 1 - i)][idx(kPowderCellsAcross - 1 - j)] = dryness(i, j);
  return other;
}

void PowderMap::add_to(Hash& hash) const {
  for (const auto& row : dryness_)
    for (const double dry : row) hash.add(dry);
}

}  // namespace hammer
