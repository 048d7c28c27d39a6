// One event of a match as it happened: what its notes mean needs the position before it as well as the one after.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hammer/match.h"

namespace hammer::protocol {

class AppliedEvent {
 public:
  // Before the event is applied.
  explicit AppliedEvent(const Match& match)
      : setup_(match.setup()), before_(match.state().board), to_shoot_(match.to_shoot()) {}

  // Once it has been.
  void complete(const Match& match, std::vector<Note> notes);

  const Setup& setup() const { return setup_; }
  std::span<const Note> notes() const { return notes_; }

  // The event itself; for a redo, what was done again.
  const Event& event() const { return event_; }
  const ShotPlayed* shot() const { return std::get_if<ShotPlayed>(&event_); }

  const std::string& side(int side) const { return setup_.sides[static_cast<std::size_t>(side)]; }
  // The place of its player among all seats.
  int seat(const Note& note) const {
    return static_cast<int>(&setup_.seat(note.side, note.player) - setup_.seats.data());
  }

  // Of a weight, by its place in the order shot. Nothing for one that was never thrown.
  std::optional<Color> color_of(int weight) const;
  int number_in_color(int weight) const;  // 1 for the first red one
  const Rest* rest_of(int weight) const;  // where the shot left it, before any rule; nullptr where it was off

  // As the round stands after the event.
  int first() const { return first_; }
  int hammer() const { return hammer_; }
  End end() const { return end_; }

 private:
  const Setup& setup_;
  Board before_;
  std::optional<Match::ToShoot> to_shoot_;
  Event event_ = Undo{};
  std::vector<Note> notes_;
  int first_ = -1, hammer_ = -1;
  End end_ = End::kA;
};

// Plays the log of a match again, without simulating; `tell` gets each happening and the match after it.
template <class Tell>
void play_again(const Match& match, const Tell& tell) {
  Match again(match.setup());
  for (const Event& event : match.log()) {
    AppliedEvent applied(again);
    applied.complete(again, again.append(event).value());
    tell(applied, again);
  }
}

}  // namespace hammer::protocol
