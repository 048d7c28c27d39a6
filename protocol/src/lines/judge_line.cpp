#include "protocol/lines.h"

#include <array>
#include <optional>
#include <vector>

#include "json/fields.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "read/game_setup.h"
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

Result<JudgeRequest, Complaint> read_judge_request(std::string_view text) {
  const ParsedObject sent(text, kLineFields);
  const Fields& line = sent.fields();
  const WeightSize& size = read_weight_size(line);
  const auto agreed = read_game_setup(line, read_game(line), nullptr);
  if (!agreed) return *sent.complaint();
  JudgeRequest request{*agreed, &size, read_placed_weights(line, *agreed->table, size),
                       read_first_color(line, *agreed->game)};
  if (sent.complaint()) return *sent.complaint();
  return request;
}

Judgement judge_position(const JudgeRequest& request) {
  const JudgeSetting setting{.table = request.agreed.table,
                             .radius = request.size->radius,
                             .options = &request.agreed.options,
                             .reported = true,
                             .first_color = request.first_color};
  return judge(*request.agreed.game, setting, request.weights);
}

void write_judgement(const JudgeRequest& request, const Judgement& judgement, std::string& out) {
  JsonWriter json(out);
  json.begin_object();
  write_judgement_fields(json, judgement, *request.agreed.game, request.agreed.options);
  json.end_object();
  out += '\n';
}

}  // namespace

void judge_line(std::int64_t line, std::string_view text, std::string& out) {
  if (is_blank(text)) return;
  const auto request = read_judge_request(text);
  if (!request) return write_complaint(line, request.refusal(), out);
  write_judgement(request.value(), judge_position(request.value()), out);
}

}  // namespace hammer::protocol
