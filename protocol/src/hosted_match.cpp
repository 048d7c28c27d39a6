#include "protocol/hosted_match.h"

#include <optional>
#include <utility>
#include <vector>

#include "json/numbers.h"
#include "json/reader.h"
#include "protocol/setup.h"
#include "read/command.h"
#include "record/event_lines.h"
#include "record/happening.h"
#include "record/head.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

// A throw that cannot be made says so by its field; all else is a matter of when.
bool is_about_time(const Refused& refused) { return refused.field.empty() && refused.why != Refusal::kShotNotFinite; }

std::string without_newline(std::string line) {
  line.pop_back();
  return line;
}

struct Head {
  Setup setup;
  Revisions revisions;
};

Result<Head, Complaint> read_head(const JsonValue& line) {
  Complaints complaints;
  const Fields fields(line, "", complaints);
  const Revisions revisions = read_revisions(fields);
  std::vector<std::string_view> known(kHeadFields.begin(), kHeadFields.end());
  known.insert(known.end(), kSetupFields.begin(), kSetupFields.end());
  auto seeded = read_setup(Fields(line, "", known, complaints));
  if (complaints.first()) return *complaints.first();
  return Head{std::move(seeded->setup), revisions};
}

// Why it is no event of the match.
std::optional<Complaint> append(const JsonValue& line, Match& match) {
  const auto event = read_event(line, kBesidesEvent, match);
  if (!event) return event.refusal();
  const auto notes = match.append(event.value());
  if (!notes) return cannot_happen(complaint_of(notes.refusal(), match));
  return std::nullopt;
}

RecordFault at_line(std::size_t index, Complaint why) { return {static_cast<int>(index) + 1, std::move(why), false}; }

}  // namespace

HostedMatch::HostedMatch(Setup setup, std::uint64_t seed, const Revisions& revisions)
    : match_(std::move(setup)), seed_(seed), revisions_(revisions) {}

Result<HostedMatch, Complaint> HostedMatch::begin(const JsonValue& setup, std::uint64_t seed) {
  Complaints complaints;
  const Fields fields(setup, "", kSetupFields, complaints);
  auto seeded = read_setup(fields);
  if (!complaints.first() && seeded->seed) fields.complain("seed", "seed_is_hosts");
  if (complaints.first()) return *complaints.first();
  const Revisions own = Revisions::own(*seeded->setup.game);
  HostedMatch hosted(std::move(seeded->setup), seed, own);
  hosted.writer_.begin(hosted.match_.setup(), std::nullopt, own, hosted.first_line_);
  hosted.first_line_ = without_newline(std::move(hosted.first_line_));
  return hosted;
}

Result<HostedMatch, RecordFault> HostedMatch::take_up(std::span<const std::string_view> lines, std::uint64_t seed) {
  std::optional<HostedMatch> hosted;
  RecordWriter writer;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto value = read_json(lines[i]);
    if (!value) return at_line(i, value.refusal());
    if (!writer.take_up(lines[i])) return at_line(i, {"record_changed"});
    if (hosted && is_end_line(value.value())) continue;
    if (hosted) {
      if (const auto fault = append(value.value(), hosted->match_)) return at_line(i, *fault);
      continue;
    }
    auto head = read_head(value.value());
    if (!head) return at_line(i, head.refusal());
    hosted = HostedMatch(std::move(head.value().setup), seed, head.value().revisions);
  }
  if (!hosted) return at_line(0, {"record_empty"});
  hosted->writer_ = writer;
  hosted->first_line_ = lines.front();
  return std::move(*hosted);
}

std::string HostedMatch::hash() const { return hex(match_.hash(), 16); }

Result<std::string, CommandRefusal> HostedMatch::answer(const JsonValue& command) {
  const auto read = read_match_command(command, match_, seed_);
  if (!read) return CommandRefusal{read.refusal()};
  return play(read.value());
}

Result<std::string, CommandRefusal> HostedMatch::play(const Command& command) {
  Happening happening(match_);
  auto notes = match_.apply(command);
  if (!notes) return CommandRefusal{complaint_of(notes.refusal(), match_), is_about_time(notes.refusal())};
  happening.complete(match_, std::move(notes.value()));
  std::string line;
  writer_.add(happening, match_, line);
  return without_newline(std::move(line));
}

std::string HostedMatch::end() {
  std::string line;
  writer_.end(match_, line);
  return without_newline(std::move(line));
}

std::string HostedMatch::published() const { return write_record(match_, seed_, revisions_); }

}  // namespace hammer::protocol
