#include "api/token_views.h"

#include <string>

#include "api/new_token.h"

namespace hammer::server {

void write_token_fields(JsonWriter& json, const Token& token) {
  json.field("id", std::to_string(token.id)).field("label", token.label).name("scopes").begin_array();
  for (const std::string_view scope : kScopes) {
    if (has_scope(token.scopes, scope)) json.value(scope);
  }
  json.end_array().field("created_ms", token.created_ms).name("expires_ms");
  token.expires_ms != 0 ? json.value(token.expires_ms) : json.null();
}

void write_tokens(JsonWriter& json, std::span<const Token> tokens, std::int64_t now_ms) {
  json.begin_array();
  for (const Token& token : tokens) {
    if (!is_live(token, now_ms)) continue;
    json.begin_object();
    write_token_fields(json, token);
    json.end_object();
  }
  json.end_array();
}

}  // namespace hammer::server
