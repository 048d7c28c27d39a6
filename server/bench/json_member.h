// A field of what the server said, which is trusted to be as promised.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "json/reader.h"

namespace hammer::bench {

inline const JsonValue* member(const JsonValue& value, std::string_view name) {
  const auto* object = value.get<JsonObject>();
  if (!object) return nullptr;
  for (const auto& [field, held] : *object)
    if (field == name) return &held;
  return nullptr;
}

inline std::string text_of(const JsonValue& value, std::string_view name) {
  const auto* found = member(value, name);
  const auto* text = found ? found->get<std::string>() : nullptr;
  return text ? *text : std::string();
}

inline std::int64_t whole_of(const JsonValue& value, std::string_view name, std::int64_t fallback) {
  const auto* found = member(value, name);
  const auto* number = found ? found->get<double>() : nullptr;
  return number ? static_cast<std::int64_t>(*number) : fallback;
}

}  // namespace hammer::bench
