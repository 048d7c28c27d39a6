#include "read/effort.h"

namespace hammer::protocol {
namespace {

// The same that the command line accepts. A million is seconds for one shot.
constexpr double kMinEffort = 1, kMaxEffort = 1000000;

}  // namespace

ai::Effort read_effort(const Fields& line) {
  const ai::Effort usual;
  const auto read = [&](std::string_view name, double fallback) {
    return static_cast<int>(line.number(
        {.name = name, .unit = "shots", .low = kMinEffort, .high = kMaxEffort, .fallback = fallback, .whole = true}));
  };
  const int ordinary = read("effort", usual.ordinary);
  const double last = line.find("effort") ? static_cast<double>(ordinary) * usual.last / usual.ordinary : usual.last;
  return {.ordinary = ordinary, .last = read("effort_last", last)};
}

}  // namespace hammer::protocol
