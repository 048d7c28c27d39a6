#include "protocol/command.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "json/fields.h"
#include "json/reader.h"
#include "read/game_setup.h"
#include "read/match_fields.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

using FieldNames = std::span<const std::string_view>;

constexpr std::array<std::string_view, 3> kTossFields{"side", "call", "end"};
constexpr std::array<std::string_view, 4> kShootFields{"y", "speed", "angle", "spin"};
constexpr std::array<std::string_view, 6> kThrowFourFields{"color", "y", "speed", "angle", "spread", "spin"};

struct SentCommand {
  const MatchFields& read;
  const Match& match;
  const DrawSource& draws;
};

Command read_toss(const SentCommand& sent) {
  const Fields& fields = sent.read.fields();
  const Setup& setup = sent.match.setup();
  if (fields.find("end") && setup.options.start_end() == StartEnd::kToss) {
    fields.complain("end", "end_is_tossed");
  }
  const auto end = fields.named<End>("end", kEndNames, false);
  if (setup.side_count() == 2) {
    const int side = sent.read.read_side("side", true);
    const Coin call = fields.named<Coin>("call", kCoinNames, true).value_or(Coin::kHeads);
    return draw_toss(sent.match, sent.draws, side, call, end);
  }
  for (const std::string_view name : {"side", "call"}) {
    if (fields.find(name)) fields.complain(name, "call_not_needed");
  }
  return draw_toss(sent.match, sent.draws, -1, Coin::kHeads, end);
}

Command read_shoot(const SentCommand& sent) {
  return draw_throw(sent.match, sent.draws, read_shot(sent.read.fields(), sent.match.setup(), false));
}

Command read_throw_four(const SentCommand& sent) {
  const Fields& fields = sent.read.fields();
  const Color color = read_color(fields);
  const Shot shot = read_shot(fields, sent.match.setup(), true);
  const double widest = kMaxAngle - std::abs(shot.angle);
  // Below 0 the pairs converge, as with an unsteady hand.
  const double spread = fields.number({.name = "spread", .unit = "rad", .low = -widest, .high = widest, .fallback = 0});
  return draw_throw_four(sent.match, sent.draws, color, shot, spread);
}

struct CommandReader {
  std::string_view name;
  Speaker speaker;
  FieldNames fields;
  Command (*read)(const SentCommand& sent);
};

// clang-format off
constexpr std::array<CommandReader, 14> kCommandReaders{{
    {"toss", Speaker::kSideThatCalls, kTossFields, read_toss},
    {"choose", Speaker::kChooser, kChooseFields, [](const SentCommand& sent) -> Command { return sent.read.read_choose(); }},
    {"open", Speaker::kHost, kOpenFields, [](const SentCommand& sent) -> Command { return sent.read.read_open(); }},
    {"shoot", Speaker::kShooter, kShootFields, read_shoot},
    {"throw-four", Speaker::kShooter, kThrowFourFields, read_throw_four},
    {"report", Speaker::kHost, kReportFields, [](const SentCommand& sent) -> Command { return sent.read.read_report(); }},
    {"correct", Speaker::kHost, kCorrectFields, [](const SentCommand& sent) -> Command { return sent.read.read_correct(); }},
    {"forfeit", Speaker::kHost, {}, [](const SentCommand&) -> Command { return Forfeit{}; }},
    {"dust", Speaker::kShooter, kDustFields, [](const SentCommand& sent) -> Command { return sent.read.read_dust(); }},
    {"grant-dust", Speaker::kOpponent, {}, [](const SentCommand&) -> Command { return GrantDust{}; }},
    {"foul", Speaker::kHost, kFoulFields, [](const SentCommand& sent) -> Command { return sent.read.read_foul(); }},
    {"concede", Speaker::kOwnSide, kConcedeFields, [](const SentCommand& sent) -> Command { return sent.read.read_concede(); }},
    {"undo", Speaker::kHost, {}, [](const SentCommand&) -> Command { return Undo{}; }},
    {"redo", Speaker::kHost, {}, [](const SentCommand&) -> Command { return Redo{}; }},
}};
// clang-format on

const CommandReader* find_reader(const JsonValue& line, Complaints& complaints) {
  const int verb = find_verb(line, "cmd", names_of(std::span<const CommandReader>(kCommandReaders)), complaints);
  return verb < 0 ? nullptr : &kCommandReaders[static_cast<std::size_t>(verb)];
}

}  // namespace

Result<Speaker, Complaint> speaker_of(const JsonValue& command) {
  Complaints complaints;
  const CommandReader* reader = find_reader(command, complaints);
  if (!reader) return *complaints.first();
  return reader->speaker;
}

Result<Command, Complaint> read_match_command(std::string_view text, const Match& match, const DrawSource& draws) {
  const auto line = read_json(text);
  if (!line) return line.refusal();
  return read_match_command(line.value(), match, draws);
}

Result<Command, Complaint> read_match_command(const JsonValue& line, const Match& match, const DrawSource& draws) {
  Complaints complaints;
  const CommandReader* reader = find_reader(line, complaints);
  if (!reader) return *complaints.first();
  std::vector<std::string_view> known{"cmd"};
  known.insert(known.end(), reader->fields.begin(), reader->fields.end());
  const Fields fields(line, "", known, complaints);
  if (complaints.first()) return *complaints.first();
  const Command command = reader->read({MatchFields(fields, match), match, draws});
  if (complaints.first()) return *complaints.first();
  return command;
}

}  // namespace hammer::protocol
