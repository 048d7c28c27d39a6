// The description of the API that GET /api responds with, made from the table of routes.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hammer::server {

// OpenAPI 3.1, JSON.
std::string openapi_document(std::string_view version);

// A JSON Schema that others refer to by name: "#/components/schemas/Match".
struct Schema {
  std::string_view name;
  std::string_view json;
};
std::span<const Schema> schemas();

}  // namespace hammer::server
