// An event that was applied, and what follows from it as JSON: {"event":"fell","weight":3,…}.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/value.h"
#include "json/writer.h"
#include "protocol/record.h"

namespace hammer::protocol {

// One event of a match as it happened: what its notes mean needs the position before it as well as the one after.
class AppliedEvent {
 public:
  // Match::apply and Match::append, with what followed. Refused: nothing has changed.
  static Result<AppliedEvent, Refused> apply(Match& match, const Command& command) {
    return by([&] { return match.apply(command); }, match);
  }
  static Result<AppliedEvent, Refused> append(Match& match, const Event& event) {
    return by([&] { return match.append(event); }, match);
  }
  // `change` applies an event to the match, and returns its notes or why it is refused.
  template <class Change>
  static Result<AppliedEvent, Refused> by(const Change& change, const Match& match) {
    AppliedEvent applied(match);
    Result<std::vector<Note>, Refused> notes = change();
    if (!notes) return notes.refusal();
    applied.complete(match, std::move(notes.value()));
    return applied;
  }

  const Setup& setup() const { return setup_; }
  std::span<const Note> notes() const { return notes_; }

  // The event itself; for a redo, what was done again.
  const Event& event() const { return event_; }
  const ShotPlayed* shot() const { return std::get_if<ShotPlayed>(&event_); }

  const std::string& side(int side) const { return setup_.sides[static_cast<std::size_t>(side)]; }
  // The index of its player among all seats.
  int seat(const Note& note) const {
    return static_cast<int>(&setup_.seat(note.side, note.player) - setup_.seats.data());
  }

  // Of a weight, by its index in the order shot. Nothing for one that was never thrown.
  std::optional<Color> color_of(int weight) const;
  int number_in_color(int weight) const;  // 1 for the first red one
  const Rest* rest_of(int weight) const;  // where the shot left it, before any rule; nullptr where it was off

  // As the round stands after the event.
  int first() const { return first_; }
  int hammer() const { return hammer_; }
  End end() const { return end_; }

 private:
  // Before the event is applied, and once it has been.
  explicit AppliedEvent(const Match& match)
      : setup_(match.setup()), before_(match.state().board), to_shoot_(match.to_shoot()) {}
  void complete(const Match& match, std::vector<Note> notes);

  const Setup& setup_;
  Board before_;
  std::optional<Match::ToShoot> to_shoot_;
  Event event_ = Undo{};
  std::vector<Note> notes_;
  int first_ = -1, hammer_ = -1;
  End end_ = End::kA;
};

// Plays the log of a match again, without simulating; `visit` gets each event and the match after it.
template <class Visit>
void play_again(const Match& match, const Visit& visit) {
  Match again(match.setup());
  for (const Event& event : match.log()) visit(AppliedEvent::append(again, event).value(), again);
}

// The names behind the side and seat numbers of a note: of a match, or of a narration.
class PlayerNames {
 public:
  explicit PlayerNames(const Setup& setup);
  explicit PlayerNames(const Narration& narration);

  // "?" for any other number.
  const std::string& side(double number) const { return at(sides_, number); }
  const std::string& player(double seat) const { return at(seats_, seat); }

 private:
  using Names = std::vector<const std::string*>;
  static const std::string& at(const Names& names, double number);

  Names sides_, seats_;
};

// As records keep it: a code with its numbers, sides and seats by number.
JsonObject note_code(const Note& note, const AppliedEvent& applied);

// Its fields, with names, of an object that is open.
void write_note_fields(JsonWriter& json, const JsonObject& code, const PlayerNames& names);

// One array, as every answer has it: the same with names, the throw, and the judgement.
void write_notes(JsonWriter& json, const AppliedEvent& applied);

// The fields "aimed" and "thrown" of an object that is open.
void write_throw(JsonWriter& json, const ShotPlayed& played);

}  // namespace hammer::protocol
