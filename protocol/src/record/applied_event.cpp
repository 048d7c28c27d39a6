#include "record/applied_event.h"

namespace hammer::protocol {

void AppliedEvent::complete(const Match& match, std::vector<Note> notes) {
  const bool undone = std::holds_alternative<Undo>(match.log().back());
  event_ = undone ? match.log().back() : *match.last();
  notes_ = std::move(notes);
  first_ = match.first();
  hammer_ = match.hammer();
  end_ = match.state().end;
}

std::optional<Color> AppliedEvent::color_of(int weight) const {
  if (weight < before_.count) return before_.weights[static_cast<std::size_t>(weight)].color;
  if (shot()) {
    if (const auto* four = std::get_if<ThrowFour>(&shot()->shot)) return four->color;
  }
  return to_shoot_ ? to_shoot_->color : std::nullopt;
}

int AppliedEvent::number_in_color(int weight) const {
  int number = 1;
  for (int i = 0; i < weight; ++i) number += color_of(i) == color_of(weight) ? 1 : 0;
  return number;
}

const Rest* AppliedEvent::rest_of(int weight) const {
  if (!shot()) return nullptr;
  std::size_t place = 0;
  for (int i = 0; i < weight; ++i) {
    if (i >= before_.count || before_.weights[static_cast<std::size_t>(i)].on()) ++place;
  }
  const bool was_off = weight < before_.count && !before_.weights[static_cast<std::size_t>(weight)].on();
  const auto& rests = shot()->slide.rests;
  return was_off || place >= rests.size() ? nullptr : &rests[place];
}

}  // namespace hammer::protocol
