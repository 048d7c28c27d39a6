// One JSON value in memory. Objects keep their fields in the order given; the reader refuses repeated ones.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace hammer {

struct JsonValue;
struct JsonMember;
using JsonArray = std::vector<JsonValue>;
using JsonObject = std::vector<JsonMember>;

struct JsonValue {
  std::variant<std::nullptr_t, bool, double, std::string, JsonArray, JsonObject> held;

  template <class T>
  const T* get() const {
    return std::get_if<T>(&held);
  }
};

struct JsonMember {
  std::string name;
  JsonValue value;
};

}  // namespace hammer
