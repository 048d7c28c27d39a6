#include "protocol/recorded_match.h"

#include "read/command.h"
#include "record/applied_event.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

// A throw that cannot be made says so by its field; all else is a matter of when.
bool is_about_time(const Refused& refused) { return refused.field.empty() && refused.why != Refusal::kShotNotFinite; }

}  // namespace

Result<AppliedEvent, CommandRefusal> RecordedMatch::answer(const JsonValue& command, std::uint64_t seed,
                                                           std::string& out) {
  const auto read = read_match_command(command, match_, seed);
  if (!read) return CommandRefusal{read.refusal()};
  return play(read.value(), out);
}

Result<AppliedEvent, CommandRefusal> RecordedMatch::play(const Command& command, std::string& out) {
  AppliedEvent applied(match_);
  auto notes = match_.apply(command);
  if (!notes) return CommandRefusal{complaint_of(notes.refusal(), match_), is_about_time(notes.refusal())};
  applied.complete(match_, std::move(notes.value()));
  writer_.add(applied, match_, out);
  return applied;
}

}  // namespace hammer::protocol
