#include <utility>
#include <variant>

#include "protocol/record_writer.h"
#include "write/complaints.h"
#include "write/notes.h"

namespace hammer::protocol {
namespace {

// A throw that cannot be made says so by its field; all else is a matter of when.
bool is_about_time(const Refused& refused) { return refused.field.empty() && refused.why != Refusal::kShotNotFinite; }

}  // namespace

Result<AppliedEvent, CommandRefusal> RecordedMatch::play(Command command, std::string& out) {
  // Readers of formats 1 and 2 know no claim: there a side whose win was claimed has conceded.
  if (auto* concede = std::get_if<Concede>(&command); concede && !head().is_numbered()) concede->claimed = false;
  const bool corrects = std::holds_alternative<Correct>(command);
  if (corrects && !head().is_numbered())
    return CommandRefusal{{"format_without_corrections", {}, {arg("version", head().version)}}};
  auto applied = AppliedEvent::apply(match_, command);
  if (!applied) return CommandRefusal{complaint_of(applied.refusal(), match_), is_about_time(applied.refusal())};
  corrects && !head().has_corrections ? write_anew_with_corrections(out) : writer_.add(applied.value(), match_, out);
  return std::move(applied.value());
}

// The first line has to say that there are corrections.
void RecordedMatch::write_anew_with_corrections(std::string& out) {
  RecordHead head = writer_.head();
  head.has_corrections = true;
  writer_ = RecordWriter(std::move(head));
  out.clear();
  writer_.begin(match_.setup(), out);
  writer_.add_all(match_, out);
}

}  // namespace hammer::protocol
