#include "protocol/hosted_match.h"

#include <utility>

#include "json/fields.h"
#include "json/writer.h"
#include "protocol/setup.h"
#include "record/reader.h"

namespace hammer::protocol {
namespace {

std::string without_newline(std::string line) {
  line.pop_back();
  return line;
}

}  // namespace

HostedMatch::HostedMatch(RecordedMatch recorded, std::uint64_t seed, std::string first_lines)
    : recorded_(std::move(recorded)), seed_(seed), first_lines_(std::move(first_lines)) {}

Result<HostedMatch, Complaint> HostedMatch::begin(const JsonValue& setup, std::uint64_t seed,
                                                  const NameSecret& secret) {
  Complaints complaints;
  const Fields fields(setup, "", kSetupFields, complaints);
  auto seeded = read_setup(fields);
  if (!complaints.first() && seeded->seed) fields.complain("seed", "seed_is_hosts");
  if (complaints.first()) return *complaints.first();
  RecordHead head = RecordHead::of(seeded->setup, std::nullopt, secret);
  RecordedMatch recorded(std::move(seeded->setup), std::move(head));
  std::string lines;
  recorded.begin(lines);
  return HostedMatch(std::move(recorded), seed, without_newline(std::move(lines)));
}

Result<HostedMatch, RecordFault> HostedMatch::take_up(std::span<const std::string_view> kept, std::uint64_t seed) {
  RecordCursor cursor(RecordCursor::Depth::kEvents);
  for (std::string_view lines : kept) {
    for (bool is_more = true; is_more;) {
      const std::size_t newline = lines.find('\n');
      const auto taken = cursor.take(lines.substr(0, newline));
      if (!taken) return RecordFault{cursor.lines() + 1, taken.refusal()};
      is_more = newline != std::string_view::npos;
      if (is_more) lines.remove_prefix(newline + 1);
    }
  }
  if (!cursor.match()) return RecordFault{1, {"record_empty"}};
  RecordedMatch recorded(std::move(*cursor.match()), RecordWriter(cursor.head(), cursor.sum()));
  return HostedMatch(std::move(recorded), seed, std::string(kept.front()));
}

std::string HostedMatch::hash() const { return hex(recorded_.hash(), 16); }

Result<std::string, CommandRefusal> HostedMatch::answer(const JsonValue& command) {
  std::string line;
  const auto applied = recorded_.answer(command, seed_, line);
  if (!applied) return applied.refusal();
  return without_newline(std::move(line));
}

Result<std::string, CommandRefusal> HostedMatch::play(const Command& command) {
  std::string line;
  const auto applied = recorded_.play(command, line);
  if (!applied) return applied.refusal();
  return without_newline(std::move(line));
}

std::string HostedMatch::end() {
  std::string line;
  recorded_.end(line);
  return without_newline(std::move(line));
}

std::string HostedMatch::published() const {
  RecordHead head = recorded_.head();
  head.seed = seed_;
  return write_record(match(), head);
}

}  // namespace hammer::protocol
