// One call of the API. All that is said of calls (who may, how often, what goes in and out, the OpenAPI document, which
// method a path has) comes from one table of these.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/api_request.h"

namespace hammer::server {

struct ApiContext;

enum class Needs : std::uint8_t {
  kNothing,  // a token may be given
  kToken,    // any
  kRead,
  kPlay,
  kAccount,
};

enum class Pace : std::uint8_t { kLooking, kPlaying, kChanging, kGuests, kPasswords, kReporting, kHeavy };

enum class Media : std::uint8_t { kJson, kLines, kText };

struct Route {
  std::string_view method;
  std::string_view path;  // "/api/matches/{id}/commands"
  Needs needs;
  Pace pace;
  void (*handle)(ApiContext&, ApiRequest);
  std::string_view summary;
  // The names of schemas, see schemas.h; empty: none.
  std::string_view body = "";
  int status = 200;  // of an answer that went well
  std::string_view answer = "";
  Media media = Media::kJson;
  std::string_view query = "";  // names of what may stand behind the ?, with spaces between
  bool guests_too = true;       // whether who has no account yet may
  bool needs_body = true;       // where it has a body at all
};

std::span<const Route> routes();

// "read", "play", "account"; empty for calls that need none.
std::string_view scope_of(Needs needs);

struct Routed {
  const Route* route = nullptr;    // nullptr: there is no such call
  std::vector<std::string> words;  // for {…}
  std::string allowed;             // the methods that the path does have: "GET, POST"
};

Routed find_route(std::string_view method, std::string_view path);

// The query's fields, decoded; or why they are refused.
struct Query {
  std::map<std::string, std::string> fields;
  std::optional<Reply> refused;
};
Query read_query(std::string_view query, std::string_view known);

}  // namespace hammer::server
