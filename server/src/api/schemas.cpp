// What goes in and out, as JSON Schema. The tests hold real answers against these.
#include <array>

#include "api/openapi.h"

namespace hammer::server {
namespace {

constexpr auto kSchemas = std::to_array<Schema>({
#include "api/schemas.inc"
});

}  // namespace

std::span<const Schema> schemas() { return kSchemas; }

}  // namespace hammer::server
