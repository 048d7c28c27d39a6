#include "protocol/reach_line.h"

#include <array>

#include "fields.h"
#include "hammer/physics.h"
#include "json_reader.h"
#include "json_writer.h"
#include "table_fields.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 4> kReachFields{"table", "powder", "weight", "x"};

std::string refuse_reach(const Complaint& complaint) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("error", complaint.sentence).name("field");
  complaint.field.empty() ? json.null() : json.value(complaint.field);
  json.end_object();
  return out;
}

}  // namespace

std::string reach_line(std::string_view text) {
  const auto value = read_json(text);
  if (!value) return refuse_reach(value.refusal());
  Complaints complaints;
  const Fields line(value.value(), "", kReachFields, complaints);
  const Table* table = read_table(line);
  const WeightSize& size = read_weight_size(line);
  const double deceleration = read_powder(line);
  const double x = line.number({.name = "x", .unit = "m"});
  if (complaints.first()) return refuse_reach(*complaints.first());
  const Surface surface = make_surface(table ? *table : *find_table(kDefaultTable), size, deceleration);
  const auto speed = speed_to_reach(surface, x);
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("speed");
  speed ? json.value(*speed) : json.null();
  json.end_object();
  return out;
}

}  // namespace hammer::protocol
