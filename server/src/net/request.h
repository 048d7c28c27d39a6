// What a request asks for: its path, the caller, and under /api the call.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/call.h"
#include "hammer/result.h"

namespace hammer::server {

// The parts of a request that matter; views into it.
struct Request {
  std::string_view method = "GET";
  std::string_view target = "/";
  std::string_view host = "";
  bool lacks_host = false;  // or has several, which a proxy could read differently than we do
  std::optional<std::string_view> accept_encoding = std::nullopt;
  std::string_view if_none_match = "";
  bool came_by_https = false;  // as our proxy says
  bool has_body = false;
  // For calls of the API.
  bool has_unknown_length = false;  // a body in a transfer coding whose end is unknown
  std::optional<std::string_view> origin = std::nullopt;
  std::optional<std::string_view> authorization = std::nullopt;
  std::string_view forwarded_for = "";
};

inline constexpr std::size_t kMaxTargetBytes = 2048;

// Why a target was refused.
struct BadTarget {
  std::string_view why;
};

// "/assets/a%20b.js?x=1" and "http://host/assets/a%20b.js" are "/assets/a b.js"; or a sentence for a target that no
// browser sends: not from the root, broken percent signs, control characters, a hidden "/", or "." and ".." as steps.
Result<std::string, BadTarget> request_path(std::string_view target);

// "/api" and all below it; of a path as request_path() returns it.
bool is_api(std::string_view path);

// Refuses what can be refused before the body is read: a page of another site, a broken address, a body without a known
// end.
Result<Call, Reply> read_call(const Request& request, std::string_view address);

// The caller's: the other end of the connection; behind our own proxy the last entry of the X-Forwarded-For that it
// wrote, "unknown" where that is missing or not an address.
std::string address_of(const Request& request, std::string_view other_end, bool behind_proxy);

}  // namespace hammer::server
