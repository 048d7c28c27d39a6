// What is answered to a request, before any network is involved.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "net/page.h"

namespace hammer::server {

// The parts of a request that matter; views into it.
struct Request {
  std::string_view method = "GET";
  std::string_view target = "/";
  std::string_view host = "";
  bool lacks_host = false;  // or has several, which proxies and we could read differently
  std::optional<std::string_view> accept_encoding = std::nullopt;
  std::string_view if_none_match = "";
  bool came_by_https = false;  // as the proxy before us says
  bool has_body = false;
  // For calls of the API.
  bool has_unknown_length = false;  // a body in a transfer coding whose end we cannot tell
  std::optional<std::string_view> origin = std::nullopt;
  std::optional<std::string_view> authorization = std::nullopt;
  std::string_view forwarded_for = "";
};

struct Header {
  std::string_view name;
  std::string_view value;
};

struct Answer {
  int status = 200;
  std::vector<Header> headers;  // views into the page and into constants
  std::string_view body;        // likewise
  bool closes = false;          // the connection cannot go on after it
};

inline constexpr std::size_t kLongestTarget = 2048;

Answer answer(const Page& page, const Request& request);

// For a request that could not even be read, and for refusals of answer() itself. `why` must outlive the answer.
Answer refuse(int status, std::string_view why);

}  // namespace hammer::server
