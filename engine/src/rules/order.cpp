#include "rules/order.h"

namespace hammer::rules {

int scorer_shoots_first(const RoundResult& result) {
  return result.points[0] > result.points[1] ? result.first : result.last;
}

int scorer_shoots_last(const RoundResult& result) {
  return result.points[1] > result.points[0] ? result.first : result.last;
}

}  // namespace hammer::rules
