// Holds JSON against the part of JSON Schema that our document uses.
#pragma once

#include <optional>
#include <string>

#include "json/value.h"

namespace hammer::server {

class JsonSchemas {
 public:
  // An OpenAPI document.
  explicit JsonSchemas(const JsonValue& document) : document_(document) {}

  // What is wrong, with the place of it; nothing: it is as the schema of that name says.
  std::optional<std::string> find_fault(const JsonValue& value, const std::string& schema) const;

 private:
  std::optional<std::string> check(const JsonValue& value, const JsonValue& schema, const std::string& place) const;
  std::optional<std::string> check_object(const JsonObject& object, const JsonValue& schema,
                                          const std::string& place) const;
  const JsonValue* named(const std::string& name) const;

  const JsonValue& document_;
};

// nullptr: there is none.
const JsonValue* member(const JsonValue& value, std::string_view name);

}  // namespace hammer::server
