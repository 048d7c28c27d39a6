// Checks JSON against the part of JSON Schema that our document uses.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "json/value.h"

namespace hammer::server {

class JsonSchemas {
 public:
  // An OpenAPI document.
  explicit JsonSchemas(const JsonValue& document) : document_(document) {}

  // What is wrong, and where; nullopt if it fits the schema of that name.
  std::optional<std::string> find_fault(const JsonValue& value, const std::string& schema);

  // Fields of the schemas that no checked value had: "Match.clock.left".
  std::set<std::string> never_seen() const;

 private:
  std::optional<std::string> check(const JsonValue& value, const JsonValue& schema, const std::string& place);
  std::optional<std::string> check_object(const JsonObject& object, const JsonValue& schema, const std::string& place);
  void list_fields(const JsonValue& schema, const std::string& place);
  const JsonValue* named(const std::string& name) const;

  const JsonValue& document_;
  std::set<std::string> listed_, seen_;
};

// Returns nullptr if there is none.
const JsonValue* member(const JsonValue& value, std::string_view name);

}  // namespace hammer::server
