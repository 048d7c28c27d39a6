#include "protocol/advise_line.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ai/scatter.h"
#include "hammer/course.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "protocol/machine_player.h"
#include "read/situation.h"
#include "read/throws.h"
#include "write/advice.h"
#include "write/code_names.h"
#include "write/judgement.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 4> kAdviceFields{"shots", "sample", "effort", "effort_last"};
constexpr std::array<std::string_view, 3> kRateFields{"rate", "effort", "effort_last"};
constexpr std::array<std::string_view, 4> kEstimateFields{"estimate", "table", "powder", "weight"};
constexpr std::array<std::string_view, 2> kPlayedFields{"aimed", "thrown"};
constexpr std::array<std::string_view, 1> kThrowOnceFields{"throw"}, kHeatFields{"heat"}, kScatterFields{"scatter"},
    kNextFields{"next"};
constexpr std::array<std::string_view, 2> kScatteredFields{"aim", "throws"};
constexpr std::array<std::string_view, 4> kHeatGridFields{"from", "along", "across", "throws"};
constexpr double kMaxShots = 8, kMaxDrawn = 1000, kMaxScattered = 10000;
constexpr double kMaxAlong = 60, kMaxAcross = 24, kMaxInCell = 1000;
constexpr int kThrowsOfFour = 16;  // in a cell, where none are named: they take long

// ---------------------------------------------------------------- a throw from a position: "throw", "scatter" and
// "next"

struct PracticeThrow {
  SentSituation sent;
  ai::Aim aim;
  Throw thrown;
};

const BoardWeight& weight_of(const Board& board, int i) { return board.weights[static_cast<std::size_t>(i)]; }

void write_weight(JsonWriter& json, const SentSituation& sent, const Board& board, int i) {
  const BoardWeight& weight = weight_of(board, i);
  json.begin_object().field("id", sent_index(sent, i)).field("color", name_of(weight.color));
  json.field("x", weight.x).field("y", weight.y);
  if (!weight.on()) json.field("fate", name_in(kFateNames, weight.fate));
  json.end_object();
}

void write_weights(JsonWriter& json, const SentSituation& sent, const Board& after) {
  const Board& before = sent.state.board;
  json.name("weights").begin_array();
  for (int i = 0; i < after.count; ++i)
    if (weight_of(after, i).on()) write_weight(json, sent, after, i);
  json.end_array().name("off").begin_array();
  for (int i = 0; i < after.count; ++i) {
    const bool was_there = i >= before.count || weight_of(before, i).on();
    if (was_there && !weight_of(after, i).on()) write_weight(json, sent, after, i);
  }
  json.end_array();
}

std::optional<PracticeThrow> read_practice_throw(const Fields& line, std::string_view name) {
  auto sent = read_situation(line);
  if (!sent || line.complaints().first()) return std::nullopt;
  const ai::Aim aim = read_aim(line, *sent, name);
  if (line.complaints().first()) return std::nullopt;
  Random random(sent->seed);
  const auto thrown = ai::thrown_by(sent->situation(), aim, random);
  if (!thrown) {
    line.complain(name, "lets_go_on_weight");
    return std::nullopt;
  }
  return PracticeThrow{std::move(*sent), aim, *thrown};
}

void write_practice_throw(JsonWriter& json, const PracticeThrow& practice) {
  const SentSituation& sent = practice.sent;
  const RoundSetting setting = setting_of(sent.setup, sent.state);
  State after = sent.state;
  const Settled settled = play_throw(setting, practice.thrown, after.board);
  json.begin_object();
  write_aim(json, "aimed", practice.aim);
  write_aim(json, "thrown",
            {practice.thrown.shot, practice.thrown.four, practice.thrown.spread, practice.thrown.color});
  write_weights(json, sent, after.board);
  json.field("failed", settled == Settled::kFailed).name("judgement").begin_object();
  write_judgement_fields(json, judge_board(setting, after.board), *sent.setup.game, sent.setup.options);
  json.end_object().end_object();
}

void write_scatter(JsonWriter& json, const ai::Scatter& scatter) {
  json.begin_object().field("points", scatter.points).field("in_play", scatter.in_play);
  json.name("zones").begin_object().field("off", scatter.off);
  for (std::size_t zone = 0; zone < kZoneNames.size(); ++zone) json.field(kZoneNames[zone], scatter.in_zone[zone]);
  json.end_object().name("rests").begin_array();
  for (const ai::Scatter::Rest& rest : scatter.rests)
    json.begin_object().field("x", rest.x).field("y", rest.y).field("on", rest.fate == Fate::kOn).end_object();
  json.end_array().end_object();
}

void write_next(JsonWriter& json, const SentSituation& sent) {
  const auto next = next_throw(sent.setup, sent.state);
  json.begin_object().field("to_shoot", sent.setup.sides[static_cast<std::size_t>(next->side)]);
  json.field("thrown", sent.state.board.count).field("weights_left", next->weights_left).name("color");
  next->color ? json.value(name_of(*next->color)) : json.null();
  json.field("throws", next->four ? kWeightsOfAColor : 1).end_object();
}

ThrowCourse course_of(const PracticeThrow& practice) {
  const auto& [sent, aim, thrown] = practice;
  std::variant<Shoot, ThrowFour> shot = Shoot{aim.shot, thrown.shot};
  if (aim.four) shot = ThrowFour{thrown.color, aim.shot, aim.spread, thrown.shot, thrown.spread};
  ThrowCourse course = hammer::course_of(sent.setup, sent.state, shot);
  for (int& weight : course.weights) weight = sent_index(sent, weight);
  return course;
}

// ---------------------------------------------------------------- a line

template <std::size_t count>
std::vector<std::string_view> fields_with(const std::array<std::string_view, count>& own) {
  std::vector<std::string_view> all(kSetupFields.begin(), kSetupFields.end());
  all.insert(all.end(), kSituationFields.begin(), kSituationFields.end());
  all.insert(all.end(), own.begin(), own.end());
  return all;
}

bool has(const JsonValue& line, std::string_view name) {
  const auto* object = line.get<JsonObject>();
  return object && std::any_of(object->begin(), object->end(), [&](auto& member) { return member.name == name; });
}

// Of a line with seats.
std::optional<PracticeThrow> read_throw_line(const JsonValue& whole, Complaints& complaints) {
  const auto known = fields_with(kThrowOnceFields);
  return read_practice_throw(Fields(whole, "", known, complaints), "throw");
}

class AdviseAnswer {
 public:
  AdviseAnswer(const JsonValue& line, const AdviseCost& cost, std::string& out)
      : line_(with_seats(line)), cost_(cost), out_(out), json_(out) {
    if (has(line, "estimate")) line_ = line;
  }

  // What is wrong, if something is: then nothing was written.
  std::optional<Complaint> write() {
    const auto asks = [&](std::string_view name) { return has(line_, name); };
    if (asks("estimate")) {
      write_estimate_of();
    } else if (asks("rate")) {
      write_rating_of();
    } else if (asks("heat")) {
      write_heat_of();
    } else if (asks("throw")) {
      write_throw_of();
    } else if (asks("scatter")) {
      write_scatter_of();
    } else {
      asks("next") ? write_next_of() : write_advice_of();
    }
    if (!complaints_.first()) out_ += '\n';
    return complaints_.first();
  }

 private:
  ai::Effort read_cost(const Fields& line) const {
    const ai::Effort asked = read_effort(line);
    return {std::min(asked.ordinary, cost_.max_effort), std::min(asked.last, cost_.max_effort)};
  }

  static int whole_number(const Fields& line, std::string_view name, double low, double high, double fallback) {
    return static_cast<int>(
        line.number({.name = name, .unit = "", .low = low, .high = high, .fallback = fallback, .whole = true}));
  }

  void write_estimate_of() {
    const Fields line(line_, "", kEstimateFields, complaints_);
    const auto estimate = read_estimate(line);
    if (estimate && !complaints_.first()) write_estimate(json_, *estimate);
  }

  void write_advice_of() {
    const auto known = fields_with(kAdviceFields);
    const Fields line(line_, "", known, complaints_);
    const int shots = whole_number(line, "shots", 1, kMaxShots, 3);
    const int drawn = whole_number(line, "sample", 0, kMaxDrawn, ai::Sampling{}.drawn);
    const ai::Effort effort = read_cost(line);
    const auto sent = read_situation(line);
    if (!sent || complaints_.first()) return;
    const ai::Sampling sampling{cost_.judged, cost_.named, drawn};
    write_advice(json_, *sent, ai::advise(sent->situation(), effort, shots, sent->seed, sampling));
  }

  void write_rating_of() {
    const auto known = fields_with(kRateFields);
    for (const std::string_view listed : {"shots", "sample"})
      if (has(line_, listed)) complaints_.add({"not_with_rate", std::string(listed)});
    const Fields line(line_, "", known, complaints_);
    const ai::Effort effort = read_cost(line);
    const auto sent = read_situation(line);
    if (!sent || complaints_.first()) return;
    const Fields played(*line.find("rate"), "rate", kPlayedFields, complaints_);
    const ai::Aim aimed = read_aim(played, *sent, "aimed");
    const ai::Aim thrown = read_aim(played, *sent, "thrown");
    if (complaints_.first()) return;
    Board after = sent->state.board;
    const Settled settled = play_throw(setting_of(sent->setup, sent->state), as_meant(*sent, thrown), after);
    const ai::Sampling sampling{cost_.judged, cost_.named, 0};
    write_rating(json_, *sent, ai::rate(sent->situation(), aimed, after, settled, effort, sent->seed, sampling));
  }

  void write_heat_of() {
    const auto known = fields_with(kHeatFields);
    const Fields line(line_, "", known, complaints_);
    const auto sent = read_situation(line);
    if (!sent || complaints_.first()) return;
    const Fields asked(*line.find("heat"), "heat", kHeatGridFields, complaints_);
    ai::HeatGrid grid;
    const bool four = next_throw(sent->setup, sent->state)->four;
    const double widest = max_release_y(sent->setup.surface(), four);
    grid.from = asked.number({.name = "from", .unit = "m", .low = -widest, .high = widest, .fallback = 0});
    grid.along = whole_number(asked, "along", 2, kMaxAlong, grid.along);
    grid.across = whole_number(asked, "across", 2, kMaxAcross, grid.across);
    grid.throws = whole_number(asked, "throws", 1, kMaxInCell, four ? kThrowsOfFour : grid.throws);
    if (complaints_.first()) return;
    // Four are as much work as four throws, and with cushions a cell is tried both ways.
    const int each = (four ? 4 : 1) * (sent->setup.surface().cushions ? 2 : 1);
    grid.throws = std::clamp(cost_.max_throws / (grid.along * grid.across * each), 1, grid.throws);
    write_heat(json_, ai::heat_of(sent->situation(), grid, sent->seed));
  }

  void write_throw_of() {
    if (const auto practice = read_throw_line(line_, complaints_)) write_practice_throw(json_, *practice);
  }

  void write_scatter_of() {
    const auto known = fields_with(kScatterFields);
    const Fields line(line_, "", known, complaints_);
    const auto sent = read_situation(line);
    if (!sent || complaints_.first()) return;
    const Fields asked(*line.find("scatter"), "scatter", kScatteredFields, complaints_);
    const int throws = whole_number(asked, "throws", 1, kMaxScattered, 200);
    const ai::Aim aim = read_aim(asked, *sent, "aim");
    if (complaints_.first()) return;
    write_scatter(json_, ai::scatter(sent->situation(), aim, std::min(throws, cost_.max_throws), sent->seed));
  }

  void write_next_of() {
    const auto known = fields_with(kNextFields);
    const Fields line(line_, "", known, complaints_);
    if (!line.boolean("next", false)) line.refuse("next", accepted_form("true_or_nothing"));
    const auto sent = read_situation(line);
    if (sent && !complaints_.first()) write_next(json_, *sent);
  }

  JsonValue line_;
  const AdviseCost& cost_;
  std::string& out_;
  JsonWriter json_;
  Complaints complaints_{};
};

}  // namespace

void advise_line(std::int64_t line, std::string_view text, const AdviseCost& cost, std::string& out) {
  if (is_blank(text)) return;
  const auto value = read_json(text);
  if (!value) return write_complaint(line, value.refusal(), out);
  if (const auto complaint = AdviseAnswer(value.value(), cost, out).write()) write_complaint(line, *complaint, out);
}

std::optional<ThrowCourse> course_of_line(std::string_view text) {
  const auto value = read_json(text);
  if (!value || !has(value.value(), "throw")) return std::nullopt;
  const JsonValue whole = with_seats(value.value());
  Complaints complaints;
  const auto practice = read_throw_line(whole, complaints);
  return practice ? std::optional(course_of(*practice)) : std::nullopt;
}

const ai::StoredNet* network_of_line(std::string_view text) {
  const auto value = read_json(text);
  if (!value) return nullptr;
  for (const std::string_view unjudged : {"estimate", "throw", "scatter", "next"})
    if (has(value.value(), unjudged)) return nullptr;
  const JsonValue whole = with_seats(value.value());
  Complaints complaints;
  const auto sent = read_situation(Fields(whole, "", complaints));
  return sent ? ai::find_net(*sent->setup.game, sent->setup.options) : nullptr;
}

}  // namespace hammer::protocol
