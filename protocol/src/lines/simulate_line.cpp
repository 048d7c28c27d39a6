#include "protocol/lines.h"

#include <array>
#include <string>
#include <string_view>

#include "hammer/judge.h"
#include "hammer/physics.h"
#include "hammer/result.h"
#include "hammer/table.h"
#include "json/complaint.h"
#include "json/fields.h"
#include "json/reader.h"
#include "json/value.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "read/game_setup.h"
#include "write/code_names.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

struct SimulateRequest {
  const Table* table = nullptr;
  const WeightSize* size = nullptr;
  double deceleration = 0;
  ContactModel contact;
  Position position;  // launched weights last
  std::array<Color, kMaxWeights> colors{};
  int listed = 0;             // how many came in "weights"
  std::string_view launched;  // the field that the rest came from, or empty

  Surface surface() const { return make_surface(*table, *size, deceleration, contact); }
};

constexpr std::array<std::string_view, 9> kSimulateFields{
    "table", "powder", "weight", "weights", "shot", "throw_four", "spin_friction", "weight_friction", "restitution"};
constexpr std::array<std::string_view, 7> kMovingWeightFields{"color", "x", "y", "vx", "vy", "spin", "on"};
constexpr std::array<std::string_view, 5> kColoredShotFields{"color", "y", "speed", "angle", "spin"};
constexpr std::array<std::string_view, 6> kColoredFourFields{"color", "y", "speed", "angle", "spread", "spin"};
ContactModel read_contact(const Fields& line) {
  constexpr double kNotGiven = -1;
  const double restitution =
      line.number({.name = "restitution", .unit = "", .low = 0, .high = 1, .fallback = kNotGiven});
  ContactModel contact = restitution == kNotGiven ? ContactModel{} : ContactModel::with_restitution(restitution);
  contact.weight_friction =
      line.number({.name = "weight_friction", .unit = "", .low = 0, .high = 1, .fallback = contact.weight_friction});
  contact.spin_friction = line.boolean("spin_friction", contact.spin_friction);
  return contact;
}

class RequestReader {
 public:
  explicit RequestReader(std::string_view text)
      : sent_(text, kSimulateFields), line_(sent_.fields()), complaints_(line_.complaints()) {}

  Result<SimulateRequest, Complaint> read() {
    const Table* table = read_table(line_);
    request_.table = table ? table : find_table(kDefaultTable);
    request_.size = &read_weight_size(line_);
    request_.deceleration = read_powder(line_);
    request_.contact = read_contact(line_);
    read_weights();
    read_launch();
    if (complaints_.first()) return *complaints_.first();
    if (const auto refusal = find_fault(request_.surface(), request_.position))
      return complaint_of(*refusal, weights());
    return request_;
  }

 private:
  SentWeights weights() const {
    return {*request_.table, *request_.size, request_.position, request_.listed, request_.launched};
  }

  void add(const Weight& weight, Color color) {
    request_.colors[static_cast<std::size_t>(request_.position.count)] = color;
    request_.position.add(weight);
  }

  void read_weights() {
    const JsonValue* value = line_.find("weights");
    if (!value) return;
    const auto* array = value->get<JsonArray>();
    if (!array) return line_.refuse("weights", accepted_form("array"));
    if (array->size() > kMaxWeights) return complain_too_many(array->size(), 0);
    for (const JsonValue& one : *array) read_weight(one);
    request_.listed = request_.position.count;
  }

  void read_weight(const JsonValue& value) {
    const std::string path = element_of("weights", static_cast<std::size_t>(request_.position.count));
    const Fields fields(value, path, kMovingWeightFields, complaints_);
    const Color color = read_color(fields);
    Weight weight;
    weight.x = fields.number({.name = "x", .unit = "m"});
    weight.y = fields.number({.name = "y", .unit = "m"});
    weight.vx = fields.number({.name = "vx", .unit = "m/s", .low = -kMaxSpeed, .high = kMaxSpeed, .fallback = 0});
    weight.vy = fields.number({.name = "vy", .unit = "m/s", .low = -kMaxSpeed, .high = kMaxSpeed, .fallback = 0});
    weight.spin = fields.number({.name = "spin", .unit = "rad/s", .low = -kMaxSpin, .high = kMaxSpin, .fallback = 0});
    weight.on = fields.boolean("on", true);  // so that a result's weights can be sent again
    add(weight, color);
  }

  void read_launch() {
    const JsonValue* shot = line_.find("shot");
    const JsonValue* four = line_.find("throw_four");
    if (shot && four) return line_.complain("throw_four", "given_together", {arg("other", "shot")});
    if (!shot && !four && !line_.find("weights")) {
      return complaints_.add({"nothing_to_play"});
    }
    if (!shot && !four) return;
    const std::string_view field = shot ? "shot" : "throw_four";
    const int thrown = shot ? 1 : 4;
    if (request_.position.count + thrown > kMaxWeights) {
      return complain_too_many(static_cast<std::size_t>(request_.position.count), thrown);
    }
    refuse_moving_with(field);
    request_.launched = field;
    if (shot) read_shot(*shot);
    if (four) read_throw_four(*four);
  }

  void complain_too_many(std::size_t listed, int thrown) {
    line_.complain("weights", thrown ? "too_many_to_throw" : "weights_in_all",
                   {arg("count", listed), arg("thrown", thrown), arg("most", kMaxWeights)});
  }

  void refuse_moving_with(std::string_view field) {
    for (int i = 0; i < request_.listed; ++i) {
      const Weight& weight = request_.position.weights[static_cast<std::size_t>(i)];
      if (weight.vx == 0 && weight.vy == 0 && weight.spin == 0) continue;
      const std::string path = field_of(weights(), i);
      complaints_.add({"moves_too", path, {arg("other", field)}});
    }
  }

  // Where one weight, or a block of them, lies wholly on the board at its release (rule M9).
  Shot read_aim(const Fields& fields, double half_block) {
    const double widest = request_.table->width / 2 - half_block;
    Shot shot;
    shot.y = fields.number({.name = "y", .unit = "m", .low = -widest, .high = widest, .fallback = 0});
    shot.speed = fields.number({.name = "speed", .unit = "m/s", .low = 0, .high = kMaxSpeed});
    shot.angle = fields.number({.name = "angle", .unit = "rad", .low = -kMaxAngle, .high = kMaxAngle, .fallback = 0});
    shot.spin = fields.number({.name = "spin", .unit = "rad/s", .low = -kMaxSpin, .high = kMaxSpin, .fallback = 0});
    return shot;
  }

  void read_shot(const JsonValue& value) {
    const Fields fields(value, "shot", kColoredShotFields, complaints_);
    const Color color = read_color(fields);
    add(launch(read_aim(fields, request_.size->radius)), color);
  }

  void read_throw_four(const JsonValue& value) {
    const Fields fields(value, "throw_four", kColoredFourFields, complaints_);
    const Color color = read_color(fields);
    const double radius = request_.size->radius;
    const Weight outermost = launch_four({}, 0, radius)[0];
    const Shot shot = read_aim(fields, outermost.y + radius);
    const double widest = kMaxAngle - (shot.angle < 0 ? -shot.angle : shot.angle);
    const double spread = fields.number({.name = "spread", .unit = "rad", .low = 0, .high = widest, .fallback = 0});
    for (const Weight& weight : launch_four(shot, spread, radius)) add(weight, color);
  }

  ParsedObject sent_;
  const Fields& line_;
  Complaints& complaints_;
  SimulateRequest request_;
};

void write_weights(JsonWriter& json, const SimulateRequest& request, const Outcome& outcome) {
  json.name("weights").begin_array();
  for (int i = 0; i < outcome.count; ++i) {
    const auto k = static_cast<std::size_t>(i);
    json.begin_object().field("color", name_of(request.colors[k]));
    json.field("x", outcome.weights[k].x).field("y", outcome.weights[k].y).field("on", outcome.on(i)).end_object();
  }
  json.end_array();
}

void write_touched(JsonWriter& json, int touched) {
  if (touched == kLeftCushion) {
    json.value("left");
  } else if (touched == kRightCushion) {
    json.value("right");
  } else {
    json.value(touched);
  }
}

void write_contacts(JsonWriter& json, const Trajectory& trajectory) {
  json.name("contacts").begin_array();
  for (const Contact& contact : trajectory.contacts()) {
    json.begin_object().field("t", contact.t).field("a", contact.a).name("b");
    write_touched(json, contact.b);
    json.field("x", contact.x).field("y", contact.y).field("impulse", contact.impulse).end_object();
  }
  json.end_array();
}

void write_falls(JsonWriter& json, const Trajectory& trajectory) {
  json.name("falls").begin_array();
  for (const Fall& fall : trajectory.falls()) {
    json.begin_object().field("t", fall.t).field("weight", fall.weight).field("edge", name_of(fall.edge)).end_object();
  }
  json.end_array();
}

void write_outcome(const SimulateRequest& request, const Outcome& outcome, const Trajectory& trajectory,
                   std::string& out) {
  JsonWriter json(out);
  json.begin_object();
  write_weights(json, request, outcome);
  write_contacts(json, trajectory);
  write_falls(json, trajectory);
  json.field("duration", trajectory.duration()).field("hash", hex(outcome.hash(), 16)).end_object();
  out += '\n';
}

}  // namespace

void LineSimulator::answer(std::int64_t line, std::string_view text, std::string& out) {
  if (is_blank(text)) return;
  const auto request = RequestReader(text).read();
  if (!request) return write_complaint(line, request.refusal(), out);
  const Outcome outcome = simulate(request.value().surface(), request.value().position, &trajectory_);
  if (outcome.capped) return write_complaint(line, complaint_of_cap(), out);
  write_outcome(request.value(), outcome, trajectory_, out);
}

}  // namespace hammer::protocol
