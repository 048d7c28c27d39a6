// What a zone is worth. Zones are geometry, the same in every game; values are the game's.
#pragma once

#include <array>

#include "hammer/index.h"
#include "hammer/judge.h"

namespace hammer::rules {

class ZoneValues {
 public:
  int& operator[](Zone zone) { return values_[idx(zone)]; }
  int operator[](Zone zone) const { return values_[idx(zone)]; }

 private:
  std::array<int, 8> values_{};  // in the order of Zone; a dead weight is worth nothing
};

inline constexpr int kHanger = 4;  // KO5, CE5

// 1, 2, 3 and the hanger (KO5, CE5); the 5 zone is worth 5, and a hanger no less there (BK5).
ZoneValues values_by_zone(const Table& table, int hanger);

// 1, 2, 3; a hanger is worth 13, and a corner hanger 26 where it counts (HC5); the 5 zone counts as trey (BK5).
ZoneValues values_with_high_hangers(const Options& options);

// 1 to 5 (TG2).
ZoneValues values_by_ring();

// Fills in zone, value, line and clearance of every weight. None counts yet: why is kDead or kCounts.
void measure(const JudgeSetting& setting, const ZoneValues& values, Judgement& judgement);

inline bool in_play(const JudgedWeight& weight) { return weight.zone != Zone::kDead; }

}  // namespace hammer::rules
