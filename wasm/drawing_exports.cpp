// What the page draws by, as numbers: hammer_course and hammer_powder answer with how many there are, to be read as
// floats at hammer_numbers(). 0: nothing to draw.
#include <cstdint>
#include <vector>

#include "export.h"
#include "hammer/trajectory_samples.h"
#include "one_umpire.h"

namespace hammer::wasm {
namespace {

constexpr double kSamplesPerSecond = 120;

class Numbers {
 public:
  void clear() { numbers_.clear(); }
  std::uint32_t count() const { return static_cast<std::uint32_t>(numbers_.size()); }
  const float* data() const { return numbers_.data(); }

  void add(double number) { numbers_.push_back(static_cast<float>(number)); }
  void add_count(std::size_t number) { add(static_cast<double>(number)); }
  void add_all(const std::vector<double>& numbers) {
    for (const double number : numbers) add(number);
  }

 private:
  std::vector<float> numbers_;
};

Numbers numbers;

void add_contacts(const Trajectory& trajectory) {
  for (const Contact& contact : trajectory.contacts()) {
    for (const double number : {contact.t, contact.a * 1.0, contact.b * 1.0, contact.x, contact.y, contact.impulse})
      numbers.add(number);
  }
}

void add_falls(const Trajectory& trajectory) {
  for (const Fall& fall : trajectory.falls()) {
    const double edge = static_cast<double>(fall.edge);
    for (const double number : {fall.t, fall.weight * 1.0, edge, fall.x, fall.y, fall.vx, fall.vy}) numbers.add(number);
  }
}

}  // namespace

HAMMER_EXPORT(hammer_numbers) const float* hammer_numbers() { return numbers.data(); }

// The course of the throw that the last line to the umpire was. First how many weights, samples, contacts, falls and
// corners there are, and the duration; then for every weight its id and its colour; the samples' times, x, y and turn;
// the contacts, the falls, and the corners of the first weight's path alone.
HAMMER_EXPORT(hammer_course) std::uint32_t hammer_course() {
  numbers.clear();
  const auto course = umpire().course();
  if (!course) return 0;
  const Trajectory& trajectory = course->trajectory;
  const TrajectorySamples samples = sample(trajectory, static_cast<int>(course->weights.size()), kSamplesPerSecond);
  const std::vector<Corner> corners = corners_of(course->alone, 0);
  for (const std::size_t count : {course->weights.size(), samples.times.size(), trajectory.contacts().size(),
                                  trajectory.falls().size(), corners.size()})
    numbers.add_count(count);
  numbers.add(trajectory.duration());
  for (const int id : course->weights) numbers.add(id);
  for (const Color color : course->colors) numbers.add(static_cast<double>(color));
  for (const auto* list : {&samples.times, &samples.x, &samples.y, &samples.turn}) numbers.add_all(*list);
  add_contacts(trajectory);
  add_falls(trajectory);
  for (const Corner& corner : corners) {
    numbers.add(corner.x);
    numbers.add(corner.y);
  }
  return numbers.count();
}

// How dry the board is, as the present shooter sees it: cells along and across, then the dryness of each from the
// shooter's edge on, each row from the shooter's right. Nothing where powder does not wear.
HAMMER_EXPORT(hammer_powder) std::uint32_t hammer_powder() {
  numbers.clear();
  const Match* match = umpire().match();
  if (!match || !match->state().powder) return 0;
  numbers.add(kPowderCellsAlong);
  numbers.add(kPowderCellsAcross);
  for (int along = 0; along < kPowderCellsAlong; ++along)
    for (int across = 0; across < kPowderCellsAcross; ++across)
      numbers.add(match->state().powder->dryness(along, across));
  return numbers.count();
}

}  // namespace hammer::wasm
