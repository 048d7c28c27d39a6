#include "hammer/course.h"

#include "hammer/index.h"
#include "match/play.h"

namespace hammer {
namespace {

void add_weights(const Board& board, const Throw& thrown, ThrowCourse& course) {
  for (int i = 0; i < board.count; ++i) {
    const BoardWeight& weight = board.weights[idx(i)];
    if (!weight.on()) continue;
    course.weights.push_back(i);
    course.colors.push_back(weight.color);
  }
  for (int i = 0; i < (thrown.four ? 4 : 1); ++i) {
    course.weights.push_back(board.count + i);
    course.colors.push_back(thrown.color);
  }
}

}  // namespace

ThrowCourse course_of(const Setup& setup, const State& before, const std::variant<Shoot, ThrowFour>& shot) {
  const Surface surface = setting_of(setup, before).surface;
  const Throw thrown = to_throw(shot, *next_throw(setup, before));
  ThrowCourse course;
  add_weights(before.board, thrown, course);
  simulate(surface, position_of(before.board, thrown, surface.radius), &course.trajectory);
  Position first;
  first.add(position_of({}, thrown, surface.radius).weights[0]);
  simulate(surface, first, &course.alone);
  return course;
}

}  // namespace hammer
