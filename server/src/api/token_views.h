// Tokens as their owner sees them: never the secret, nor what is kept of it.
#pragma once

#include <cstdint>
#include <span>

#include "json/writer.h"
#include "store/store.h"

namespace hammer::server {

// "id", "label", "scopes", "created_ms" and "expires_ms" of an object that is open.
void write_token_fields(JsonWriter& json, const Token& token);
// Those that hold.
void write_tokens(JsonWriter& json, std::span<const Token> tokens, std::int64_t now_ms);

}  // namespace hammer::server
