#include "api/openapi.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "api/match_views.h"
#include "api/route.h"
#include "json/writer.h"

namespace hammer::server {
namespace {

// Requests and responses. The tests check real responses against these.
constexpr auto kSchemas = std::to_array<Schema>({
#include "api/schemas.inc"
});

std::string_view media_type(Media media) {
  switch (media) {
    case Media::kLines:
      return "application/x-ndjson";
    case Media::kText:
      return "text/plain";
    case Media::kJson:
      break;
  }
  return "application/json";
}

void write_content(JsonWriter& json, std::string_view type, std::string_view schema) {
  json.name("content").begin_object().name(type).begin_object().name("schema").begin_object();
  json.field("$ref", "#/components/schemas/" + std::string(schema));
  json.end_object().end_object().end_object();
}

void write_parameter(JsonWriter& json, std::string_view name, std::string_view place, std::string_view type) {
  json.begin_object().field("name", name).field("in", place).field("required", place == "path");
  json.name("schema").begin_object().field("type", type).end_object().end_object();
}

// All others behind the `?` are whole numbers.
bool is_text(std::string_view query_name) { return query_name == "kind"; }

void write_parameters(JsonWriter& json, const Route& route) {
  json.name("parameters").begin_array();
  for (std::size_t open = route.path.find('{'); open != std::string_view::npos; open = route.path.find('{', open + 1)) {
    write_parameter(json, route.path.substr(open + 1, route.path.find('}', open) - open - 1), "path", "string");
  }
  for (std::string_view rest = route.query; !rest.empty();) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view name = rest.substr(0, end);
    write_parameter(json, name, "query", is_text(name) ? "string" : "integer");
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  json.end_array();
}

// The token with the scope that is needed; {} means none.
void write_security(JsonWriter& json, const Route& route) {
  json.name("security").begin_array();
  if (route.needs == Needs::kNothing) json.begin_object().end_object();
  json.begin_object().name("token").begin_array();
  if (const std::string_view scope = scope_of(route.needs); !scope.empty()) json.value(scope);
  json.end_array().end_object().end_array();
}

void write_responses(JsonWriter& json, const Route& route) {
  json.name("responses").begin_object().name(std::to_string(route.status)).begin_object();
  json.field("description", route.answer.empty() ? "Done." : "As request.");
  if (!route.answer.empty()) write_content(json, media_type(route.media), route.answer);
  json.end_object().name("default").begin_object();
  json.field("description", "Refused: a code and a sentence say why, and which field it is about.");
  write_content(json, "application/json", "Refusal");
  json.end_object().end_object();
}

void write_route(JsonWriter& json, const Route& route) {
  std::string method(route.method);
  std::ranges::transform(method, method.begin(), [](char c) { return static_cast<char>(c - 'A' + 'a'); });
  json.name(method).begin_object().field("summary", route.summary);
  write_parameters(json, route);
  write_security(json, route);
  if (!route.body.empty()) {
    json.name("requestBody").begin_object().field("required", route.needs_body);
    write_content(json, "application/json", route.body);
    json.end_object();
  }
  write_responses(json, route);
  json.end_object();
}

void write_paths(JsonWriter& json) {
  json.name("paths").begin_object();
  std::set<std::string_view> written;
  for (const Route& first : routes()) {
    if (!written.insert(first.path).second) continue;
    json.name(first.path).begin_object();
    for (const Route& route : routes()) {
      if (route.path == first.path) write_route(json, route);
    }
    json.end_object();
  }
  json.end_object();
}

void write_components(JsonWriter& json) {
  json.name("components").begin_object().name("schemas").begin_object();
  for (const Schema& schema : schemas()) write_stored(json.name(schema.name), schema.json);
  json.end_object().name("securitySchemes").begin_object().name("token").begin_object();
  json.field("type", "http")
      .field("scheme", "bearer")
      .field("description", "hmr_ and 43 characters, from POST /api/guests, /api/sessions or /api/tokens");
  json.end_object().end_object().end_object();
}

}  // namespace

std::span<const Schema> schemas() { return kSchemas; }

std::string openapi_document(std::string_view version) {
  std::string document;
  JsonWriter json(document);
  json.begin_object().field("openapi", "3.1.0").name("info").begin_object();
  json.field("title", "Hammer").field("version", version);
  json.field("description",
             "Table shuffleboard online. Requests and answers are JSON; streams are one JSON object a line.");
  json.end_object();
  write_paths(json);
  write_components(json);
  json.end_object();
  return document;
}

}  // namespace hammer::server
