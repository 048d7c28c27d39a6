#include "api/json_schema.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <regex>
#include <set>

namespace hammer::server {
namespace {

// An unknown keyword would be a rule that is not checked.
const std::set<std::string_view> kKnownWords{"$ref",    "type",        "properties", "required", "additionalProperties",
                                             "items",   "enum",        "const",      "oneOf",    "minimum",
                                             "maximum", "description", "pattern"};

bool is_of_type(const JsonValue& value, const std::string& type) {
  const double* number = value.get<double>();
  if (type == "null") return value.get<std::nullptr_t>() != nullptr;
  if (type == "boolean") return value.get<bool>() != nullptr;
  if (type == "number") return number != nullptr;
  if (type == "integer") return number != nullptr && std::floor(*number) == *number;
  if (type == "string") return value.get<std::string>() != nullptr;
  if (type == "array") return value.get<JsonArray>() != nullptr;
  return type == "object" && value.get<JsonObject>() != nullptr;
}

bool has_type(const JsonValue& value, const JsonValue& types) {
  if (const auto* one = types.get<std::string>()) return is_of_type(value, *one);
  const auto* several = types.get<JsonArray>();
  return several != nullptr && std::ranges::any_of(*several, [&](const JsonValue& type) {
           return is_of_type(value, *type.get<std::string>());
         });
}

bool are_equal(const JsonValue& one, const JsonValue& other) {
  if (const auto* text = one.get<std::string>())
    return other.get<std::string>() != nullptr && *text == *other.get<std::string>();
  return one.get<std::nullptr_t>() != nullptr && other.get<std::nullptr_t>() != nullptr;
}

}  // namespace

const JsonValue* member(const JsonValue& value, std::string_view name) {
  const auto* object = value.get<JsonObject>();
  if (object == nullptr) return nullptr;
  const auto found = std::ranges::find(*object, name, &JsonMember::name);
  return found == object->end() ? nullptr : &found->value;
}

const JsonValue* JsonSchemas::named(const std::string& name) const {
  const JsonValue* const components = member(document_, "components");
  const JsonValue* const schemas = components != nullptr ? member(*components, "schemas") : nullptr;
  return schemas != nullptr ? member(*schemas, name) : nullptr;
}

std::optional<std::string> JsonSchemas::find_fault(const JsonValue& value, const std::string& schema) {
  const JsonValue* const found = named(schema);
  if (found == nullptr) return "there is no schema " + schema;
  list_fields(*found, schema);
  return check(value, *found, schema);
}

std::set<std::string> JsonSchemas::never_seen() const {
  std::set<std::string> left;
  std::ranges::set_difference(listed_, seen_, std::inserter(left, left.end()));
  return left;
}

void JsonSchemas::list_fields(const JsonValue& schema, const std::string& place) {
  if (const JsonValue* properties = member(schema, "properties")) {
    for (const JsonMember& field : *properties->get<JsonObject>()) {
      listed_.insert(place + '.' + field.name);
      list_fields(field.value, place + '.' + field.name);
    }
  }
  if (const JsonValue* items = member(schema, "items")) list_fields(*items, place + "[]");
  if (const JsonValue* more = member(schema, "additionalProperties")) list_fields(*more, place + ".*");
  if (const JsonValue* kinds = member(schema, "oneOf")) {
    for (const JsonValue& kind : *kinds->get<JsonArray>()) list_fields(kind, place);
  }
}

std::optional<std::string> JsonSchemas::check(const JsonValue& value, const JsonValue& schema,
                                              const std::string& place) {
  for (const JsonMember& word : *schema.get<JsonObject>()) {
    if (!kKnownWords.contains(word.name)) return place + ": the schema has the word " + word.name;
  }
  if (const JsonValue* ref = member(schema, "$ref")) {
    const std::string& path = *ref->get<std::string>();
    return find_fault(value, path.substr(path.rfind('/') + 1));
  }
  if (const JsonValue* types = member(schema, "type"); types != nullptr && !has_type(value, *types)) {
    return place + " is of another type";
  }
  if (const JsonValue* pattern = member(schema, "pattern")) {
    const auto* text = value.get<std::string>();
    if (text && !std::regex_search(*text, std::regex(*pattern->get<std::string>())))
      return place + " is of another form";
  }
  if (const JsonValue* only = member(schema, "const"); only != nullptr && !are_equal(value, *only)) {
    return place + " is another value";
  }
  if (const JsonValue* one_of = member(schema, "enum")) {
    const auto is_it = [&](const JsonValue& each) { return are_equal(value, each); };
    if (!std::ranges::any_of(*one_of->get<JsonArray>(), is_it)) return place + " is none of the values";
  }
  if (const JsonValue* kinds = member(schema, "oneOf")) {
    const auto fits = [&](const JsonValue& each) { return !check(value, each, place); };
    if (std::ranges::count_if(*kinds->get<JsonArray>(), fits) != 1) return place + " is not one of the kinds";
  }
  if (const auto* array = value.get<JsonArray>()) {
    const JsonValue* const items = member(schema, "items");
    for (std::size_t i = 0; items != nullptr && i < array->size(); ++i) {
      if (auto fault = check((*array)[i], *items, place + "[]")) return fault;
    }
  }
  if (const auto* object = value.get<JsonObject>()) return check_object(*object, schema, place);
  return std::nullopt;
}

std::optional<std::string> JsonSchemas::check_object(const JsonObject& object, const JsonValue& schema,
                                                     const std::string& place) {
  if (const JsonValue* required = member(schema, "required")) {
    for (const JsonValue& name : *required->get<JsonArray>()) {
      if (std::ranges::find(object, *name.get<std::string>(), &JsonMember::name) == object.end()) {
        return place + " lacks " + *name.get<std::string>();
      }
    }
  }
  const JsonValue* const properties = member(schema, "properties");
  const JsonValue* const more = member(schema, "additionalProperties");
  for (const JsonMember& each : object) {
    const JsonValue* known = properties != nullptr ? member(*properties, each.name) : nullptr;
    if (known == nullptr && more != nullptr && more->get<bool>() != nullptr) return place + " has " + each.name;
    const std::string field = place + '.' + (known != nullptr ? each.name : "*");
    if (known != nullptr) seen_.insert(field);
    if (known == nullptr) known = more;
    if (known == nullptr) continue;
    if (auto fault = check(each.value, *known, field)) return fault;
  }
  return std::nullopt;
}

}  // namespace hammer::server
