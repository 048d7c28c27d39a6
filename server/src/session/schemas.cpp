// What goes in and out, as JSON Schema. The tests hold real answers against these.
#include <array>

#include "session/openapi.h"

namespace hammer::server {
namespace {

constexpr auto kSchemas = std::to_array<Schema>({
#include "session/schemas.inc"
});

}  // namespace

std::span<const Schema> schemas() { return kSchemas; }

}  // namespace hammer::server
