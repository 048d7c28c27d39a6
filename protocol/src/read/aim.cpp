#include "read/aim.h"

#include <array>
#include <span>
#include <string>

#include "read/match_fields.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 6> kAimOfFourFields{"color", "y", "speed", "angle", "spread", "spin"};

void refuse_blocked(const Fields& fields, const SentSituation& sent, const ai::Aim& aim) {
  const Surface surface = sent.setup.surface();
  if (fields.complaints().first()) return;
  if (find_fault(surface, position_of(sent.state.board, as_meant(sent, aim), surface.radius)))
    fields.complain("y", "lets_go_on_weight");
}

}  // namespace

ai::Aim read_aim(const Fields& line, const SentSituation& sent, std::string_view name) {
  const auto next = *next_throw(sent.setup, sent.state);
  const JsonValue* value = line.find(name);
  if (!value) {
    line.refuse(name, accepted_form("aim"));
    return {};
  }
  const auto known = next.four ? std::span<const std::string_view>(kAimOfFourFields) : kShotFields;
  const Fields fields(*value, line.path_of(name), known, line.complaints());
  ai::Aim aim;
  aim.shot = read_shot(fields, sent.setup, next.four);
  aim.four = next.four;
  aim.color = next.color.value_or(Color::kRed);
  if (next.four) {
    // Nothing depends on which it is.
    aim.color = fields.named<Color>("color", kColorNames, false).value_or(sent.first_color.value_or(Color::kRed));
    const double room = kMaxAngle - std::max(aim.shot.angle, -aim.shot.angle);
    aim.spread = fields.number({.name = "spread", .unit = "rad", .low = -room, .high = room, .fallback = 0});
  }
  refuse_blocked(fields, sent, aim);
  return aim;
}

Throw as_meant(const SentSituation& sent, const ai::Aim& aim) {
  const int side = next_throw(sent.setup, sent.state)->side;
  return {aim.shot, aim.four, aim.spread, aim.color, static_cast<std::int8_t>(side)};
}

}  // namespace hammer::protocol
