// Fields that many messages share: colour, table, weight size, powder.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hammer/judge.h"
#include "hammer/table.h"
#include "json/fields.h"

namespace hammer::protocol {

template <class Named>
std::vector<std::string_view> names_of(std::span<const Named> all) {
  std::vector<std::string_view> names;
  for (const Named& one : all) names.push_back(one.name);
  return names;
}

// nullptr where none is named.
const Table* read_table(const Fields& line);
// Where none is named, the default.
const WeightSize& read_weight_size(const Fields& line);
double read_powder(const Fields& line);

Color read_color(const Fields& fields);

}  // namespace hammer::protocol
