// The engine counts in int and names things by enums; the standard library's containers are indexed by std::size_t.
#pragma once

#include <cstddef>
#include <type_traits>

namespace hammer {

constexpr std::size_t idx(int i) { return static_cast<std::size_t>(i); }

template <class Enum>
  requires std::is_enum_v<Enum>
constexpr std::size_t idx(Enum value) {
  return static_cast<std::size_t>(value);
}

}  // namespace hammer
