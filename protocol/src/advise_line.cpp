#include "protocol/advise_line.h"

#include <algorithm>
#include <array>
#include <vector>

#include "advice_writer.h"
#include "code_names.h"
#include "declared_throws.h"
#include "effort_fields.h"
#include "json_reader.h"
#include "line_answer.h"
#include "match_fields.h"
#include "situation_fields.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 4> kAdviceFields{"shots", "sample", "effort", "effort_last"};
constexpr std::array<std::string_view, 3> kRateFields{"rate", "effort", "effort_last"};
constexpr std::array<std::string_view, 4> kEstimateFields{"estimate", "table", "powder", "weight"};
constexpr std::array<std::string_view, 2> kPlayedFields{"aimed", "thrown"};
constexpr std::array<std::string_view, 6> kAimOfFourFields{"color", "y", "speed", "angle", "spread", "spin"};
constexpr double kMostShots = 8, kMostDrawn = 1000;

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

class AdviseAnswer {
 public:
  AdviseAnswer(const JsonValue& line, const AdviseCost& cost, std::string& out)
      : line_(line), cost_(cost), out_(out), json_(out) {}

  // What is wrong, if something is: then nothing was written.
  std::optional<Complaint> write() {
    if (has(line_, "estimate")) {
      write_estimate_of();
    } else {
      has(line_, "rate") ? write_rating_of() : write_advice_of();
    }
    return complaints_.first();
  }

 private:
  ai::Effort read_cost(const Fields& line) const {
    const ai::Effort asked = read_effort(line);
    return {std::min(asked.ordinary, cost_.most_effort), std::min(asked.last, cost_.most_effort)};
  }

  void end() {
    if (!complaints_.first()) out_ += '\n';
  }

  void write_estimate_of() {
    const Fields line(line_, "", kEstimateFields, complaints_);
    const auto estimate = read_estimate(line);
    if (!estimate || complaints_.first()) return;
    write_estimate(json_, *estimate);
    end();
  }

  void write_advice_of() {
    const JsonValue whole = with_seats(line_);
    const auto known = fields_with(kAdviceFields);
    const Fields line(whole, "", known, complaints_);
    const auto whole_number = [&](std::string_view name, double low, double high, double otherwise) {
      return static_cast<int>(
          line.number({.name = name, .unit = "", .low = low, .high = high, .otherwise = otherwise, .whole = true}));
    };
    const int shots = whole_number("shots", 1, kMostShots, 3);
    const int drawn = whole_number("sample", 0, kMostDrawn, ai::Sampling{}.drawn);
    const ai::Effort effort = read_cost(line);
    const auto sent = read_situation(line);
    if (!sent || complaints_.first()) return;
    const ai::Sampling sampling{cost_.judged, cost_.named, drawn};
    write_advice(json_, *sent, ai::advise(sent->situation(), effort, shots, sent->seed, sampling));
    end();
  }

  ai::Aim read_aim(const Fields& played, const SentSituation& sent, std::string_view name) {
    const auto next = *next_throw(sent.setup, sent.state);
    const JsonValue* value = played.find(name);
    if (!value) {
      played.complain(name, R"( is missing; accepted is {"y","speed","angle","spin"})");
      return {};
    }
    const std::string path = played.path_of(name);
    const auto known = next.four ? std::span<const std::string_view>(kAimOfFourFields) : kShotFields;
    const Fields fields(*value, path, known, complaints_);
    ai::Aim aim;
    aim.shot = read_shot(fields, sent.setup, next.four);
    aim.four = next.four;
    aim.color = next.color.value_or(Color::kRed);
    if (next.four) {
      aim.color = fields.named<Color>("color", kColorNames, true).value_or(Color::kRed);
      const double room = kMaxAngle - std::max(aim.shot.angle, -aim.shot.angle);
      aim.spread = fields.number({.name = "spread", .unit = "rad", .low = -room, .high = room, .otherwise = 0});
    }
    refuse_blocked(fields, sent, aim);
    return aim;
  }

  static Throw as_thrown(const SentSituation& sent, const ai::Aim& aim) {
    const int side = next_throw(sent.setup, sent.state)->side;
    return {aim.shot, aim.four, aim.spread, aim.color, static_cast<std::int8_t>(side)};
  }

  static void refuse_blocked(const Fields& fields, const SentSituation& sent, const ai::Aim& aim) {
    const Surface surface = sent.setup.surface();
    if (fields.complaints().first()) return;
    if (find_fault(surface, position_of(sent.state.board, as_thrown(sent, aim), surface.radius)))
      fields.complain("y", " lets go where a weight lies; accepted is a free place");
  }

  void write_rating_of() {
    const JsonValue whole = with_seats(line_);
    const auto known = fields_with(kRateFields);
    for (const std::string_view listed : {"shots", "sample"})
      if (has(line_, listed))
        complaints_.add(std::string(listed), std::string(listed) + " is not with rate; leave it out");
    const Fields line(whole, "", known, complaints_);
    const ai::Effort effort = read_cost(line);
    const auto sent = read_situation(line);
    if (!sent || complaints_.first()) return;
    const Fields played(*line.find("rate"), "rate", kPlayedFields, complaints_);
    const ai::Aim aimed = read_aim(played, *sent, "aimed");
    const ai::Aim thrown = read_aim(played, *sent, "thrown");
    if (complaints_.first()) return;
    Board after = sent->state.board;
    const Settled settled = play_throw(setting_of(sent->setup, sent->state), as_thrown(*sent, thrown), after);
    const ai::Sampling sampling{cost_.judged, cost_.named, 0};
    write_rating(json_, *sent, ai::rate(sent->situation(), aimed, after, settled, effort, sent->seed, sampling));
    end();
  }

  const JsonValue& line_;
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

void refuse_long_advise_line(std::int64_t line, std::string& out) { write_long_line(line, out); }

}  // namespace hammer::protocol
