// Holds JSON against the part of JSON Schema that our document uses.
#pragma once

#include <optional>
#include <string>

#include "json_value.h"

namespace hammer::server {

class JsonSchemas {
 public:
  // An OpenAPI document.
  explicit JsonSchemas(const protocol::JsonValue& document) : document_(document) {}

  // What is wrong, with the place of it; nothing: it is as the schema of that name says.
  std::optional<std::string> find_fault(const protocol::JsonValue& value, const std::string& schema) const;

 private:
  std::optional<std::string> check(const protocol::JsonValue& value, const protocol::JsonValue& schema,
                                   const std::string& place) const;
  std::optional<std::string> check_object(const protocol::JsonObject& object, const protocol::JsonValue& schema,
                                          const std::string& place) const;
  const protocol::JsonValue* named(const std::string& name) const;

  const protocol::JsonValue& document_;
};

// nullptr: there is none.
const protocol::JsonValue* member(const protocol::JsonValue& value, std::string_view name);

}  // namespace hammer::server
