#include "protocol/machine_match.h"

#include <utility>
#include <vector>

#include "ai/host.h"
#include "english/match_teller.h"
#include "english/words.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "protocol/english.h"
#include "protocol/record.h"
#include "protocol/record_writer.h"
#include "protocol/setup.h"
#include "protocol/typed_setup.h"
#include "read/machine_match_request.h"
#include "write/code_names.h"
#include "write/notes.h"
#include "write/state.h"

namespace hammer::protocol {
namespace {

// Machines are named by their levels: there are no names to protect, and the same arguments give the same record.
constexpr NameSecret kNoSecret{};

// A round or turn that is being played.
struct Place {
  int game, round, turn;
  End end;
  int first, hammer;  // where two sides share the board
  int side;           // where one has it alone

  bool operator==(const Place&) const = default;
};

Place place_of(const Match& match) {
  const State& state = match.state();
  const bool shared = match.setup().game->shares_board;
  const auto to_shoot = match.to_shoot();
  return {.game = state.game_number,
          .round = state.round,
          .turn = shared ? 0 : state.order_index,
          .end = state.end,
          .first = match.first(),
          .hammer = match.hammer(),
          .side = !shared && to_shoot ? to_shoot->side : -1};
}

struct Step {
  AppliedEvent applied;
  std::optional<ai::Choice> choice;  // where it was a throw
  bool knows_chances;                // or only points
};

void write_step(JsonWriter& json, const Step& step) {
  json.begin_object().name("events");
  write_notes(json, step.applied);
  if (step.choice) {
    json.field(step.knows_chances ? "win" : "expected_points", step.choice->win);
    json.field("simulated", step.choice->simulated);
  }
  json.end_object();
}

void write_place(JsonWriter& json, const Place& place, const Setup& setup) {
  const auto side = [&](std::string_view name, int index) {
    json.field(name, setup.sides[static_cast<std::size_t>(index)]);
  };
  json.field("game", place.game).field("round", place.round).field("end", name_in(kEndNames, place.end));
  if (!setup.game->shares_board) return side("side", place.side);
  side("first", place.first);
  side("hammer", place.hammer);
}

}  // namespace

struct MachineMatch::Playing {
  Playing(MachineMatchRequest request, Format how)
      : host(std::move(request.setup), request.levels, request.effort, request.seed),
        levels(std::move(request.levels)),
        format(how),
        writer(RecordHead::of(match().setup(), host.seed(), kNoSecret)) {
    writer.begin(match().setup(), unwritten);
  }

  const Match& match() const { return host.match(); }
  const Setup& setup() const { return match().setup(); }

  const ai::Level& level_at_turn() const {
    const auto to_shoot = match().to_shoot();
    const Seat& seat = setup().seat(to_shoot->side, to_shoot->player);
    return levels[static_cast<std::size_t>(&seat - setup().seats.data())];
  }

  void step(std::vector<Step>& steps) {
    const bool shoots = match().to_shoot().has_value();
    const bool chances = shoots && ai::knows_chances(*level_at_turn().policy);
    teller.begin(match());
    auto applied = AppliedEvent::by([&] { return host.step(); }, match());
    teller.tell(applied.value());
    writer.add(applied.value(), match(), unwritten);
    if (host.choice()) simulated += host.choice()->simulated;
    throws += shoots ? 1 : 0;
    steps.push_back({std::move(applied.value()), host.choice(), chances});
  }

  // An opening belongs to the round that it opens.
  std::vector<Step> play_round() {
    std::vector<Step> steps;
    while (match().state().phase != Phase::kShooting && !host.is_done()) step(steps);
    place = place_of(match());
    const auto goes_on = [&] {
      const Place now = place_of(match());
      return match().state().phase == Phase::kShooting && now.game == place.game && now.round == place.round &&
             now.turn == place.turn;
    };
    while (!host.is_done() && goes_on()) step(steps);
    ++rounds;
    return steps;
  }

  std::string round_as_json(const std::vector<Step>& steps) const {
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_place(json, place, setup());
    json.name("steps").begin_array();
    for (const Step& step : steps) write_step(json, step);
    json.end_array();
    write_scores(json, scores_of(match()));
    json.end_object();
    return out + '\n';
  }

  void write_players(JsonWriter& json) const {
    json.name("players").begin_array();
    for (std::size_t seat = 0; seat < levels.size(); ++seat) {
      json.begin_object().field("name", setup().seats[seat].name);
      json.field("side", setup().sides[static_cast<std::size_t>(setup().seats[seat].side)]);
      json.field("level", ai::name_of(levels[seat])).end_object();
    }
    json.end_array();
  }

  std::string result_as_json() const {
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_winner(json, winner_of(match()));
    write_scores(json, scores_of(match()));
    json.name("wins").begin_object();
    for (std::size_t side = 0; side < setup().sides.size(); ++side)
      json.field(setup().sides[side], match().state().wins[side]);
    json.end_object();
    json.field("over", host.is_over()).field("rounds", rounds).field("throws", throws).field("simulated", simulated);
    write_players(json);
    json.name("setup").begin_object();
    write_setup_fields(json, setup());
    json.end_object().field("seed", static_cast<std::int64_t>(host.seed()));
    json.field("hash", hex(record_hash(writer.head(), match()), 16)).end_object();
    return out + '\n';
  }

  ai::Host host;
  std::vector<ai::Level> levels;
  Format format;
  MatchTeller teller{};
  Place place{};
  int rounds = 0, throws = 0;
  std::int64_t simulated = 0;
  RecordWriter writer;
  std::string unwritten{};
};

MachineMatch::MachineMatch(std::string_view line, std::optional<std::uint64_t> seed, Format format) {
  const auto value = read_json(line);
  value ? begin(value.value(), seed, format) : refuse(value.refusal());
}

MachineMatch::MachineMatch(const TypedMachineMatch& typed, std::uint64_t seed, Format format) {
  const auto line = line_of(typed);
  line ? begin(line.value(), seed, format) : refuse(line.refusal());
  if (refusal_) refusal_->sentence = as_typed(refusal_->complaint);
}

MachineMatch::~MachineMatch() = default;

void MachineMatch::refuse(const Complaint& complaint) { refusal_ = Refusal{complaint, sentence_of(complaint)}; }

void MachineMatch::begin(const JsonValue& line, std::optional<std::uint64_t> seed, Format format) {
  auto request = read_machine_match(line, seed);
  if (!request) return refuse(request.refusal());
  playing_ = std::make_unique<Playing>(std::move(request.value()), format);
}

std::string MachineMatch::show_head() const {
  return playing_->format == Format::kText ? show_machines(playing_->setup(), playing_->levels, playing_->host.seed())
                                           : std::string();
}

bool MachineMatch::is_done() const { return playing_->host.is_done(); }

std::string MachineMatch::play_round() {
  const std::vector<Step> steps = playing_->play_round();
  const std::string text = playing_->teller.take();
  return playing_->format == Format::kText ? text : playing_->round_as_json(steps);
}

std::string MachineMatch::show_result() const {
  return playing_->format == Format::kText
             ? show_machines_result(playing_->match(),
                                    {playing_->host.is_over(), playing_->throws, playing_->simulated})
             : playing_->result_as_json();
}

std::string MachineMatch::take_record() { return std::exchange(playing_->unwritten, {}); }

std::string MachineMatch::end_record() {
  playing_->writer.end(playing_->match(), playing_->unwritten);
  return take_record();
}

std::string machine_match_json(std::string_view line) {
  MachineMatch match(line, std::nullopt, MachineMatch::Format::kJson);
  std::string out;
  if (const auto& refusal = match.refusal()) {
    return error_answer(refusal->complaint) + '\n';
  }
  while (!match.is_done()) out += match.play_round();
  return out + match.show_result();
}

}  // namespace hammer::protocol
