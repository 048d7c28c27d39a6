// A throw from a position, by the rules of its game: what `hammer advise` answers to "throw", "scatter" and "next".
#pragma once

#include "ai/scatter.h"
#include "hammer/course.h"
#include "json/writer.h"
#include "read/situation.h"

namespace hammer::protocol {

struct PracticeThrow {
  SentSituation sent;
  ai::Aim aim;
  Throw thrown;
};

// Reads the position and the aim `name`; the throw is as the hand of the side to shoot makes it. Nothing after a
// complaint.
std::optional<PracticeThrow> read_practice_throw(const Fields& line, std::string_view name);

// Each writes one object.
void write_practice_throw(JsonWriter& json, const PracticeThrow& practice);
void write_scatter(JsonWriter& json, const ai::Scatter& scatter);
void write_next(JsonWriter& json, const SentSituation& sent);

// Its weights are places in what was sent.
ThrowCourse course_of(const PracticeThrow& practice);

}  // namespace hammer::protocol
