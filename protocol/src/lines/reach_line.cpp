#include "protocol/lines.h"

#include <array>

#include "hammer/hand.h"
#include "hammer/physics.h"
#include "json/fields.h"
#include "json/writer.h"
#include "lines/line_errors.h"
#include "read/game_setup.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 6> kReachFields{"table", "powder", "weight", "x", "y", "from"};

}  // namespace

std::string reach_line(std::string_view text) {
  const ParsedObject sent(text, kReachFields);
  const Fields& line = sent.fields();
  const Table* table = read_table(line);
  const WeightSize& size = read_weight_size(line);
  const double deceleration = read_powder(line);
  const double x = line.number({.name = "x", .unit = "m"});
  const Surface surface = make_surface(table ? *table : *find_table(kDefaultTable), size, deceleration);
  const double widest = max_release_y(surface, false), half = surface.half_width;
  const double from = line.number({.name = "from", .unit = "m", .low = -widest, .high = widest, .fallback = 0});
  const double y = line.number({.name = "y", .unit = "m", .low = -half, .high = half, .fallback = from});
  if (sent.complaint()) return error_answer(*sent.complaint());
  const auto shot = shot_to_reach(surface, from, x, y);
  std::string out;
  JsonWriter json(out);
  json.begin_object().name("speed");
  shot ? json.value(shot->speed) : json.null();
  if (line.find("y")) {
    json.name("angle");
    shot ? json.value(shot->angle) : json.null();
  }
  json.end_object();
  return out;
}

}  // namespace hammer::protocol
