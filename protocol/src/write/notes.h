// What follows from an event, as JSON: {"event":"fell","weight":3,…}.
#pragma once

#include <string>
#include <vector>

#include "json/value.h"
#include "json/writer.h"
#include "protocol/record.h"
#include "record/applied_event.h"

namespace hammer::protocol {

// What the numbers of a note stand for: of a match, or of one that is only told.
class NoteNames {
 public:
  explicit NoteNames(const Setup& setup);
  explicit NoteNames(const NarrationMatch& told);

  // "?" for a number that is none.
  const std::string& side(double number) const { return at(sides_, number); }
  const std::string& player(double seat) const { return at(seats_, seat); }

 private:
  using Names = std::vector<const std::string*>;
  static const std::string& at(const Names& names, double number);

  Names sides_, seats_;
};

// As records keep it: a code with its numbers, sides and seats by their places.
JsonObject note_code(const Note& note, const AppliedEvent& applied);

// Its fields, with names, of an object that is open.
void write_note_fields(JsonWriter& json, const JsonObject& code, const NoteNames& names);

// One array, as every answer has it: the same with names, the throw, and the judgement.
void write_notes(JsonWriter& json, const AppliedEvent& applied);

// The fields "aimed" and "thrown" of an object that is open.
void write_throw(JsonWriter& json, const ShotPlayed& played);

}  // namespace hammer::protocol
