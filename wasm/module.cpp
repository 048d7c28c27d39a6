#include "module.h"

#include <utility>
#include <vector>

#include "hammer/trajectory.h"
#include "protocol/lines.h"

namespace hammer::wasm {
namespace {

std::string text_in, text_out;

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

std::string_view request() { return text_in; }

std::uint32_t respond(std::string text) {
  text_out = std::move(text);
  return static_cast<std::uint32_t>(text_out.size());
}

HAMMER_EXPORT(hammer_text_in) char* hammer_text_in(std::uint32_t bytes) {
  text_in.assign(bytes, ' ');
  return text_in.data();
}
HAMMER_EXPORT(hammer_text_out) const char* hammer_text_out() { return text_out.data(); }

// How hard to throw to stop at a place: {"table","powder","weight","x"} in, {"speed"} out.
HAMMER_EXPORT(hammer_reach) std::uint32_t hammer_reach() { return respond(protocol::reach_line(request())); }

// ---------------------------------------------------------------- numbers to draw

HAMMER_EXPORT(hammer_numbers) const float* hammer_numbers() { return numbers.data(); }

std::uint32_t draw(const std::optional<ThrowCourse>& course) {
  numbers.clear();
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

std::uint32_t draw(const PowderMap* powder) {
  numbers.clear();
  if (!powder) return 0;
  numbers.add(kPowderCellsAlong);
  numbers.add(kPowderCellsAcross);
  for (int along = 0; along < kPowderCellsAlong; ++along)
    for (int across = 0; across < kPowderCellsAcross; ++across) numbers.add(powder->dryness(along, across));
  return numbers.count();
}

}  // namespace hammer::wasm
