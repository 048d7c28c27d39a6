#include "net/request.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <utility>

#include "base/network.h"
#include "net/headers.h"

namespace hammer::server {
namespace {

// ---------------------------------------------------------------- the path

constexpr BadTarget kNotFromTheRoot{"The address does not begin with a slash.\n"};
constexpr BadTarget kBrokenPercent{"The address has a percent sign without two hexadecimal digits.\n"};
constexpr BadTarget kControl{"The address has a character that addresses do not have.\n"};
constexpr BadTarget kSteps{"The address has steps that lead elsewhere.\n"};

// A whole address, as for a proxy, names the same file.
std::string_view without_origin(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!equal_ignoring_case(target.substr(0, scheme.size()), scheme)) continue;
    const auto slash = target.find('/', scheme.size());
    return slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  return target;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

Result<std::string, BadTarget> decode(std::string_view path) {
  PercentDecoded decoded = percent_decoded(path);
  if (decoded.is_broken) return kBrokenPercent;
  if (std::ranges::any_of(decoded.text, is_control)) return kControl;
  const bool has_hidden_slash = std::ranges::count(decoded.text, '/') != std::ranges::count(path, '/');
  if (has_hidden_slash || decoded.text.find('\\') != std::string::npos) return kSteps;
  return std::move(decoded.text);
}

bool has_dot_steps(std::string_view path) {
  while (!path.empty()) {
    path.remove_prefix(1);  // the slash
    const std::string_view step = path.substr(0, path.find('/'));
    if (step == "." || step == "..") return true;
    path.remove_prefix(step.size());
  }
  return false;
}

// ---------------------------------------------------------------- the call

// A token that nobody has: a caller with an unreadable one is refused, not treated as anonymous.
constexpr std::string_view kUnreadableToken = "?";

bool is_token_character(char c) { return c > ' ' && c < 0x7f; }

std::string read_bearer(const Request& request) {
  if (!request.authorization) return {};
  constexpr std::string_view kScheme = "Bearer ";
  const std::string_view given = trim(*request.authorization);
  if (!equal_ignoring_case(given.substr(0, kScheme.size()), kScheme)) return std::string(kUnreadableToken);
  const std::string_view token = trim(given.substr(kScheme.size()));
  const bool is_readable = !token.empty() && std::all_of(token.begin(), token.end(), is_token_character);
  return std::string(is_readable ? token : kUnreadableToken);
}

std::string_view without_usual_port(std::string_view authority, std::string_view port) {
  return authority.ends_with(port) ? authority.substr(0, authority.size() - port.size()) : authority;
}

// Browsers say which site's page sends a request; programs do not. A proxy may end https, so only host and port are
// compared.
bool comes_from_another_site(const Request& request) {
  if (!request.origin) return false;
  for (const auto& [scheme, port] : {std::pair<std::string_view, std::string_view>{"http://", ":80"},
                                     std::pair<std::string_view, std::string_view>{"https://", ":443"}}) {
    if (!request.origin->starts_with(scheme)) continue;
    const std::string_view authority = without_usual_port(request.origin->substr(scheme.size()), port);
    return !equal_ignoring_case(authority, without_usual_port(request.host, port));
  }
  return true;
}

std::string query_of(std::string_view target) {
  const auto mark = target.find('?');
  if (mark == std::string_view::npos) return {};
  const std::string_view rest = target.substr(mark + 1);
  return std::string(rest.substr(0, rest.find('#')));
}

bool is_port(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() > 1 && text[0] == ':' && std::all_of(text.begin() + 1, text.end(), is_digit);
}

// Of "192.0.2.7", "192.0.2.7:4711", "2001:db8::1", "[2001:db8::1]" or "[2001:db8::1]:4711"; any other text as it is.
std::string_view address_in(std::string_view entry) {
  const auto first = entry.find(':');
  if (entry.starts_with('[')) {
    const auto end = entry.find(']');
    if (end == std::string_view::npos) return entry;
    const std::string_view rest = entry.substr(end + 1);
    return rest.empty() || is_port(rest) ? entry.substr(1, end - 1) : entry;
  }
  const bool has_port = first != std::string_view::npos && first == entry.rfind(':') && is_port(entry.substr(first));
  return has_port ? entry.substr(0, first) : entry;
}

bool only_reads(std::string_view method) { return method == "GET" || method == "HEAD" || method == "OPTIONS"; }

}  // namespace

Result<std::string, BadTarget> request_path(std::string_view target) {
  std::string_view path = without_origin(target);
  path = path.substr(0, path.find_first_of("?#"));
  if (!path.starts_with('/')) return kNotFromTheRoot;
  auto decoded = decode(path);
  if (decoded && has_dot_steps(decoded.value())) return kSteps;
  return decoded;
}

bool is_api(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

Result<Call, Reply> read_call(const Request& request, std::string_view address) {
  if (request.lacks_host) return refusal(400, {"host_missing"});
  if (request.target.size() > kMaxTargetBytes) return refusal(414, {"address_too_long"});
  auto path = request_path(request.target);
  if (!path) return refusal(400, {"address_unreadable"});
  std::string query = query_of(request.target);
  if (!is_utf8(path.value()) || !is_utf8(query) || !is_utf8(percent_decoded(query).text)) {
    return refusal(400, {"address_not_utf8"});
  }
  if (request.has_unknown_length) return refusal(411, {"body_without_end"});
  if (only_reads(request.method) && request.has_body) {
    return refusal(400, {"method_without_body", "", {arg("method", request.method)}});
  }
  if (request.method != "GET" && comes_from_another_site(request)) {
    return refusal(403, {"other_site"});
  }
  Call call;
  call.method = request.method == "HEAD" ? "GET" : request.method;  // only without the body
  call.path = std::move(path.value());
  call.query = std::move(query);
  call.token = read_bearer(request);
  call.address = address;
  return call;
}

std::string address_of(const Request& request, std::string_view other_end, bool behind_proxy) {
  if (!behind_proxy) return std::string(other_end);
  const std::string_view all = request.forwarded_for;
  const auto comma = all.rfind(',');
  const auto last = address_in(trim(comma == std::string_view::npos ? all : all.substr(comma + 1)));
  boost::system::error_code trouble;
  const auto address = boost::asio::ip::make_address(std::string(last), trouble);
  return trouble ? "unknown" : address.to_string();
}

}  // namespace hammer::server
