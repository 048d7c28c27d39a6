#include "protocol/hosted_match.h"

#include <utility>

#include "json/fields.h"
#include "json/writer.h"
#include "protocol/command.h"
#include "protocol/setup.h"
#include "record/reader.h"

namespace hammer::protocol {
namespace {

std::string without_newline(std::string line) {
  line.pop_back();
  return line;
}

}  // namespace

HostSecret kept_secret(std::string_view hex, std::uint64_t seed) {
  if (hex.empty()) return seed;
  return bytes_from<DrawSecret>(hex).value_or(DrawSecret{});  // what cannot be read fits no commitment
}

HostedMatch::HostedMatch(RecordedMatch recorded, const HostSecret& secret, std::string first_lines)
    : recorded_(std::move(recorded)),
      secret_(secret),
      draws_(DrawSource::from_seed(0)),
      first_lines_(std::move(first_lines)) {
  update_draws();
}

void HostedMatch::update_draws() {
  const auto* seed = std::get_if<std::uint64_t>(&secret_);
  draws_ =
      seed ? DrawSource::from_seed(*seed) : luck()->source(std::get<DrawSecret>(secret_), match().setup().seats.size());
}

Result<HostedMatch, Complaint> HostedMatch::begin(const JsonValue& setup, const DrawSecret& secret,
                                                  std::string_view match_id, const NameSecret& names) {
  Complaints complaints;
  const Fields fields(setup, "", kSetupFields, complaints);
  auto seeded = read_setup(fields);
  if (!complaints.first() && seeded->seed) fields.complain("seed", "seed_is_hosts");
  if (complaints.first()) return *complaints.first();
  RecordHead head = RecordHead::of(seeded->setup, std::nullopt, names);
  head.luck = MatchLuck::of(secret, match_id);
  RecordedMatch recorded(std::move(seeded->setup), std::move(head));
  std::string lines;
  recorded.begin(lines);
  return HostedMatch(std::move(recorded), secret, without_newline(std::move(lines)));
}

Result<HostedMatch, RecordFault> HostedMatch::take_up(std::span<const std::string_view> kept,
                                                      const HostSecret& secret) {
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
  const auto* drawn_with = std::get_if<DrawSecret>(&secret);
  const auto& luck = cursor.head().luck;
  const bool fits = luck ? drawn_with && commitment_to(*drawn_with, luck->match_id) == luck->commitment : !drawn_with;
  if (!fits) return RecordFault{1, {"secret_differs", "commitment"}};
  RecordedMatch recorded(std::move(*cursor.match()), RecordWriter(cursor.head(), cursor.sum()));
  return HostedMatch(std::move(recorded), secret, std::string(kept.front()));
}

std::string HostedMatch::hash() const { return hex(recorded_.hash(), 16); }

Result<std::string, Complaint> HostedMatch::add_number(int seat, const SeatNumber& number) {
  if (!luck()) return Complaint{"number_unwanted", "number"};
  if (luck()->number_of(seat)) return Complaint{"number_twice", "number"};
  if (has_drawn()) return Complaint{"number_late", "number"};
  std::string line;
  recorded_.add_number({seat, number}, line);
  update_draws();
  return without_newline(std::move(line));
}

std::optional<CommandRefusal> HostedMatch::check(const JsonValue& command) const {
  const auto read = read_match_command(command, match(), draws_);
  if (!read) return CommandRefusal{read.refusal()};
  std::string line;
  const auto applied = RecordedMatch(recorded_).play(read.value(), line);
  return applied ? std::nullopt : std::optional(applied.refusal());
}

Result<std::string, CommandRefusal> HostedMatch::answer(const JsonValue& command) {
  const auto read = read_match_command(command, match(), draws_);
  if (!read) return CommandRefusal{read.refusal()};
  return play(read.value());
}

Result<std::string, CommandRefusal> HostedMatch::play(const Command& command) {
  std::string line;
  const auto applied = recorded_.play(command, line);
  if (!applied) return applied.refusal();
  return without_newline(std::move(line));
}

std::string HostedMatch::end() {
  std::string line;
  if (const auto* secret = std::get_if<DrawSecret>(&secret_)) recorded_.publish(*secret);
  recorded_.end(line);
  return without_newline(std::move(line));
}

std::string HostedMatch::published() const {
  RecordHead head = recorded_.head();
  if (const auto* seed = std::get_if<std::uint64_t>(&secret_)) head.seed = *seed;
  if (head.luck) head.luck->secret = std::get<DrawSecret>(secret_);
  return write_record(match(), head);
}

}  // namespace hammer::protocol
