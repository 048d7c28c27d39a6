#include "protocol/tables.h"

#include "hammer/physics.h"
#include "hammer/table.h"
#include "json/writer.h"

namespace hammer::protocol {
namespace {

void write_optional(JsonWriter& json, std::string_view name, const std::optional<double>& number) {
  json.name(name);
  number ? json.value(*number) : json.null();
}

void write_target(JsonWriter& json, const std::optional<Target>& target) {
  json.name("target");
  if (!target) {
    json.null();
    return;
  }
  json.begin_object().field("centre", target->centre).field("outer_radius", target->outer_radius);
  json.field("middle_radius", target->middle_radius).field("inner_radius", target->inner_radius).end_object();
}

void write_lines(JsonWriter& json, const Table& table) {
  json.field("foul_line", table.foul_line);
  write_optional(json, "deuce_line", table.deuce_line);
  write_optional(json, "trey_line", table.trey_line);
  write_optional(json, "five_line", table.five_line);
  json.field("line_width", kLineWidth);
}

void write_powders(JsonWriter& json) {
  json.name("deceleration").begin_object();
  for (const Powder& powder : powders()) json.field(powder.name, powder.deceleration);
  json.end_object();
}

void write_contact(JsonWriter& json, const Table& table) {
  const ContactModel contact;
  json.field("restitution", contact.restitution_fast).field("restitution_creeping", contact.restitution_creeping);
  json.field("restitution_knee", contact.restitution_knee).field("weight_friction", contact.weight_friction);
  const auto on_cushions = [&](double number) { return table.cushions ? std::optional(number) : std::nullopt; };
  write_optional(json, "cushion_restitution", on_cushions(contact.cushion_restitution));
  write_optional(json, "cushion_friction", on_cushions(contact.cushion_friction));
}

void write_weight_sizes(JsonWriter& json) {
  json.name("weights").begin_object();
  for (const WeightSize& size : weight_sizes()) {
    json.name(size.name).begin_object().field("radius", size.radius).field("mass", size.mass).end_object();
  }
  json.end_object();
}

void write_table(JsonWriter& json, const Table& table) {
  const WeightSize& standard = *find_weight_size(kDefaultWeightSize);
  json.begin_object().field("name", table.name).field("length", table.length).field("width", table.width);
  write_lines(json, table);
  json.field("weight_radius", standard.radius).field("weight_mass", standard.mass);
  json.field("cushions", table.cushions).field("release_x", kReleaseX);
  write_target(json, table.target);
  write_powders(json);
  write_contact(json, table);
  write_weight_sizes(json);
  json.end_object();
}

}  // namespace

std::string tables_json() {
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("tables").begin_array();
  for (const Table& table : tables()) write_table(json, table);
  json.end_array().end_object();
  return out;
}

}  // namespace hammer::protocol
