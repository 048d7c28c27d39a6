#include "lines/practice_throw.h"

#include "read/aim.h"
#include "write/advice.h"
#include "write/code_names.h"
#include "write/judgement.h"

namespace hammer::protocol {
namespace {

const BoardWeight& weight_of(const Board& board, int i) { return board.weights[static_cast<std::size_t>(i)]; }

void write_weight(JsonWriter& json, const SentSituation& sent, const Board& board, int i) {
  const BoardWeight& weight = weight_of(board, i);
  json.begin_object().field("id", sent_place(sent, i)).field("color", name_of(weight.color));
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

}  // namespace

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
  for (int& weight : course.weights) weight = sent_place(sent, weight);
  return course;
}

}  // namespace hammer::protocol
