// One call of the API. Scopes, rate limits, bodies, the OpenAPI document and the methods of a path all come from one
// table of these.
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
  // Names of schemas; empty: none.
  std::string_view body = "";
  int status = 200;  // of a success
  std::string_view answer = "";
  Media media = Media::kJson;
  std::string_view query = "";  // names of the query's fields, with spaces between
  bool guests_too = true;       // whether guests may call it
  bool needs_body = true;       // where it takes one
};

std::span<const Route> routes();

// "read", "play", "account"; empty where none is needed.
std::string_view scope_of(Needs needs);

struct Routed {
  const Route* route = nullptr;         // nullptr: there is no such call
  std::vector<std::string> parameters;  // for {…}
  std::string allowed;                  // the methods that the path does have: "GET, POST"
};

Routed find_route(std::string_view method, std::string_view path);

// The query's fields, decoded; or why they are refused.
struct Query {
  std::map<std::string, std::string> fields;
  std::optional<Reply> refused;
};
Query read_query(std::string_view query, std::string_view known);

}  // namespace hammer::server
