#include "protocol/lines.h"

#include <array>
#include <optional>
#include <vector>

#include "json/fields.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "read/game_setup.h"
#include "read/match_fields.h"
#include "write/code_names.h"
#include "write/judgement.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 7> kLineFields{"game",   "preset",  "options",    "table",
                                                      "weight", "weights", "first_color"};

struct JudgeRequest {
  GameSetup agreed;
  const WeightSize* size;
  std::vector<PlacedWeight> weights;
  std::optional<Color> first_color;
};

std::optional<Color> read_first_color(const Fields& line, const Game& game) {
  const bool has_one = game.throws_four;
  const auto color = line.named<Color>("first_color", kColorNames, has_one);
  if (color && !has_one) {
    line.complain("first_color", "no_first_color", {arg("game", game.name)});
  }
  return color;
}

Result<JudgeRequest, Complaint> read_judge_request(const JsonValue& value) {
  Complaints complaints;
  const Fields line(value, "", kLineFields, complaints);
  const WeightSize& size = read_weight_size(line);
  const auto agreed = read_game_setup(line, read_game(line), nullptr);
  if (!agreed) return *complaints.first();
  JudgeRequest request{*agreed, &size, read_placed_weights(line, *agreed->table, size),
                       read_first_color(line, *agreed->game)};
  if (complaints.first()) return *complaints.first();
  return request;
}

void write_judgement(const JudgeRequest& request, std::string& out) {
  const JudgeSetting setting{.table = request.agreed.table,
                             .radius = request.size->radius,
                             .options = &request.agreed.options,
                             .reported = true,
                             .first_color = request.first_color};
  const Judgement judgement = judge(*request.agreed.game, setting, request.weights);
  JsonWriter json(out);
  json.begin_object();
  write_judgement_fields(json, judgement, *request.agreed.game, request.agreed.options);
  json.end_object();
  out += '\n';
}

}  // namespace

void judge_line(std::int64_t line, std::string_view text, std::string& out) {
  if (is_blank(text)) return;
  const auto value = read_json(text);
  if (!value) return write_complaint(line, value.refusal(), out);
  const auto request = read_judge_request(value.value());
  if (!request) return write_complaint(line, request.refusal(), out);
  write_judgement(request.value(), out);
}

}  // namespace hammer::protocol
