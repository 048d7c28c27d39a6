#include "net/api_call.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <utility>

#include "net/header_list.h"
#include "net/request_path.h"
#include "net/security_headers.h"

namespace hammer::server {
namespace {

// As a token that nobody has: who sent one that cannot be read is refused, not taken for nobody.
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

// Browsers say which site's page sends a request; programs do not. A proxy may end https before us, so that only the
// place is compared.
bool comes_from_elsewhere(const Request& request) {
  if (!request.origin) return false;
  for (const auto& [scheme, port] : {std::pair<std::string_view, std::string_view>{"http://", ":80"},
                                     std::pair<std::string_view, std::string_view>{"https://", ":443"}}) {
    if (!request.origin->starts_with(scheme)) continue;
    const std::string_view place = without_usual_port(request.origin->substr(scheme.size()), port);
    return !equal_ignoring_case(place, without_usual_port(request.host, port));
  }
  return true;
}

// How many bytes a character takes that begins with this one; 0: none does.
std::size_t utf8_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

// Names are told in answers, which are UTF-8.
bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = utf8_length(first);
    if (length == 0 || text.size() < length) return false;
    for (std::size_t i = 1; i < length; ++i) {
      if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) return false;
    }
    const auto second = length > 1 ? static_cast<unsigned char>(text[1]) : 0x80;
    const bool is_too_long = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool is_no_character = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
    if (is_too_long || is_no_character) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string query_of(std::string_view target) {
  const auto mark = target.find('?');
  if (mark == std::string_view::npos) return {};
  const std::string_view rest = target.substr(mark + 1);
  return std::string(rest.substr(0, rest.find('#')));
}

// For looking at alone: what it means is up to who reads it.
std::string without_percent(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned value = 0;
    const char* const digits = text.data() + i + 1;
    const bool is_escape = text[i] == '%' && text.size() - i > 2;
    const bool is_read = is_escape && std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2;
    plain += is_read ? static_cast<char>(value) : text[i];
    if (is_read) i += 2;
  }
  return plain;
}

bool is_port(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() > 1 && text[0] == ':' && std::all_of(text.begin() + 1, text.end(), is_digit);
}

// Of "192.0.2.7", "192.0.2.7:4711", "2001:db8::1", "[2001:db8::1]" or "[2001:db8::1]:4711"; of anything else, that.
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

bool is_api(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

Result<Call, Reply> read_call(const Request& request, std::string_view address) {
  if (request.lacks_host) return refusal(400, {"host_missing"});
  if (request.target.size() > kLongestTarget) return refusal(414, {"address_too_long"});
  auto path = request_path(request.target);
  if (!path) return refusal(400, {"address_unreadable"});
  std::string query = query_of(request.target);
  if (!is_utf8(path.value()) || !is_utf8(query) || !is_utf8(without_percent(query))) {
    return refusal(400, {"address_not_utf8"});
  }
  if (request.has_unknown_length) return refusal(411, {"body_without_end"});
  if (only_reads(request.method) && request.has_body) {
    return refusal(400, {"method_without_body", "", {arg("method", request.method)}});
  }
  if (request.method != "GET" && comes_from_elsewhere(request)) {
    return refusal(403, {"other_site"});
  }
  Call call;
  call.method = request.method == "HEAD" ? "GET" : request.method;  // less the body, which is not sent
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

bool is_loopback(std::string_view address) {
  boost::system::error_code trouble;
  const auto parsed = boost::asio::ip::make_address(std::string(address), trouble);
  return !trouble && parsed.is_loopback();
}

Answer answer_with(const Reply& reply, const Request& request) {
  Answer answer;
  answer.status = reply.status;
  answer.headers = {{"Cache-Control", "no-store"}};
  if (!reply.body.empty()) answer.headers.push_back({"Content-Type", reply.type});
  for (const auto& [name, value] : reply.headers) answer.headers.push_back({name, value});
  if (is_trusted(request.host, request.came_by_https)) {
    answer.headers.insert(answer.headers.end(), trusted_headers().begin(), trusted_headers().end());
  }
  answer.body = reply.body;
  return answer;
}

}  // namespace hammer::server
