#include "protocol/simulate_line.h"

#include "json/numbers.h"
#include "json/reader.h"
#include "json/writer.h"
#include "lines/line_answer.h"
#include "read/simulate_request.h"
#include "write/code_names.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

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
  const auto value = read_json(text);
  if (!value) return write_complaint(line, value.refusal(), out);
  const auto request = read_simulate_request(value.value());
  if (!request) return write_complaint(line, request.refusal(), out);
  const Outcome outcome = simulate(request.value().surface(), request.value().position, &trajectory_);
  if (outcome.capped) return write_complaint(line, complaint_of_cap(), out);
  write_outcome(request.value(), outcome, trajectory_, out);
}

void LineSimulator::refuse_long_line(std::int64_t line, std::string& out) { write_long_line(line, out); }

}  // namespace hammer::protocol
