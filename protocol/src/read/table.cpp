#include "read/table.h"

#include "hammer/physics.h"
#include "json/names.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

template <class Named>
const Named* read_named(const Fields& line, std::string_view field, std::span<const Named> all) {
  const int chosen = line.choice(field, names_of(all), false);
  return chosen < 0 ? nullptr : &all[static_cast<std::size_t>(chosen)];
}

}  // namespace

const Table* read_table(const Fields& line) { return read_named(line, "table", tables()); }

const WeightSize& read_weight_size(const Fields& line) {
  const WeightSize* size = read_named(line, "weight", weight_sizes());
  return size ? *size : *find_weight_size(kDefaultWeightSize);
}

double read_powder(const Fields& line) {
  const JsonValue* value = line.find("powder");
  const double usual = find_powder(kDefaultPowder)->deceleration;
  if (!value) return usual;
  if (const auto* text = value->get<std::string>()) {
    if (const Powder* powder = find_powder(*text)) return powder->deceleration;
  }
  const double* number = value->get<double>();
  if (number && *number >= kMinDeceleration && *number <= kMaxDeceleration) return *number;
  const NumberField range{.name = "powder", .unit = "m/s²", .low = kMinDeceleration, .high = kMaxDeceleration};
  JsonObject either = hammer::accepted(names_of(powders()));
  for (JsonMember& each : hammer::accepted(range)) either.push_back(std::move(each));
  line.refuse("powder", std::move(either));
  return usual;
}

Color read_color(const Fields& fields) { return fields.named<Color>("color", kColorNames, true).value_or(Color::kRed); }

}  // namespace hammer::protocol
