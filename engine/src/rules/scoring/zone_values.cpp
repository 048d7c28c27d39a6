#include "rules/scoring/zone_values.h"

#include "hammer/det_math.h"
#include "hammer/index.h"

namespace hammer::rules {
namespace {

// Looks along the lines of a board for the nearest one whose crossing changes the value.
class Surveyor {
 public:
  Surveyor(const JudgeSetting& setting, const ZoneValues& values)
      : ruler_(*setting.table, setting.radius, *setting.options), values_(values) {}

  void survey(JudgedWeight& weight) const {
    const bool over_side = ruler_.past(Line::kSideEdge, weight.x, weight.y);
    const std::size_t passed = count_passed(weight);
    weight.zone = zone_after(passed, over_side);
    weight.value = values_[weight.zone];
    weight.clearance = kInfinity;
    find_line_behind(weight, passed, over_side);
    find_line_ahead(weight, passed, over_side);
    if (values_[Zone::kHanger] != values_[Zone::kCornerHanger] &&
        (weight.zone == Zone::kHanger || weight.zone == Zone::kCornerHanger))
      take_if_nearer(weight, Line::kSideEdge);
    if (abs(weight.clearance) <= kTouching) weight.clearance = 0;
  }

 private:
  std::size_t count_passed(const JudgedWeight& weight) const {
    std::size_t passed = 0;
    while (passed < ruler_.lines().size() && ruler_.past(ruler_.lines()[passed].line, weight.x, weight.y)) ++passed;
    return passed;
  }

  Zone zone_after(std::size_t passed, bool over_side) const {
    if (passed == 0) return Zone::kDead;
    const Zone zone = ruler_.lines()[passed - 1].beyond;
    return zone == Zone::kHanger && over_side ? Zone::kCornerHanger : zone;  // G7
  }

  void find_line_behind(JudgedWeight& weight, std::size_t passed, bool over_side) const {
    while (passed > 0 && values_[zone_after(passed - 1, over_side)] == weight.value) --passed;
    if (passed > 0) take_if_nearer(weight, ruler_.lines()[passed - 1].line);
  }

  void find_line_ahead(JudgedWeight& weight, std::size_t passed, bool over_side) const {
    const std::size_t all = ruler_.lines().size();
    while (passed < all && values_[zone_after(passed + 1, over_side)] == weight.value) ++passed;
    if (passed < all) take_if_nearer(weight, ruler_.lines()[passed].line);
  }

  void take_if_nearer(JudgedWeight& weight, Line line) const {
    const double clearance = ruler_.clearance(line, weight.x, weight.y);
    if (abs(clearance) >= abs(weight.clearance)) return;
    weight.line = line;
    weight.clearance = clearance;
  }

  Ruler ruler_;
  const ZoneValues& values_;
};

ZoneValues one_two_three() {
  ZoneValues values;
  values[Zone::kOne] = 1;
  values[Zone::kTwo] = 2;
  values[Zone::kThree] = 3;
  return values;
}

}  // namespace

ZoneValues values_by_zone(const Table& table, int hanger) {
  ZoneValues values = one_two_three();
  values[Zone::kFive] = 5;
  const int hangs = table.five_line && hanger < values[Zone::kFive] ? values[Zone::kFive] : hanger;
  values[Zone::kHanger] = values[Zone::kCornerHanger] = hangs;
  return values;
}

ZoneValues values_with_high_hangers(const Options& options) {
  ZoneValues values = one_two_three();
  values[Zone::kFive] = values[Zone::kThree];
  values[Zone::kHanger] = 13;
  values[Zone::kCornerHanger] = options.corner_hangers() ? 26 : values[Zone::kHanger];
  return values;
}

ZoneValues values_by_ring() {
  ZoneValues values = one_two_three();
  values[Zone::kFour] = 4;
  values[Zone::kFive] = 5;
  return values;
}

void measure(const JudgeSetting& setting, const ZoneValues& values, Judgement& judgement) {
  const Surveyor surveyor(setting, values);
  for (int i = 0; i < judgement.count; ++i) {
    JudgedWeight& weight = judgement.weights[idx(i)];
    surveyor.survey(weight);
    weight.counts = false;
    weight.why = in_play(weight) ? Why::kCounts : Why::kDead;
    weight.other = -1;
  }
}

}  // namespace hammer::rules
