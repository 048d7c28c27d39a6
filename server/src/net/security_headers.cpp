#include "net/security_headers.h"

#include <array>

#include "net/header_list.h"

namespace hammer::server {
namespace {

// Nothing but our own files, no script or style inside the HTML. WebAssembly is compiled by script, which has a word of
// its own. Pictures that the page draws itself are data: and blob:.
constexpr std::string_view kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'none'";

// The screen may stay awake beside a real table and the page fill the screen; no device is ever asked for.
constexpr std::string_view kPermissions =
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self), screen-wake-lock=(self)";

constexpr std::array kAlways{
    Header{"Content-Security-Policy", kContentPolicy},
    Header{"X-Content-Type-Options", "nosniff"},
    Header{"Referrer-Policy", "no-referrer"},
    Header{"Permissions-Policy", kPermissions},
    Header{"Cross-Origin-Resource-Policy", "same-origin"},
};

constexpr std::array kWhereTrusted{
    Header{"Cross-Origin-Opener-Policy", "same-origin"},
};

std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

}  // namespace

std::span<const Header> security_headers() { return kAlways; }
std::span<const Header> trusted_headers() { return kWhereTrusted; }

bool is_trusted(std::string_view host, bool came_by_https) {
  const std::string_view name = without_port(host);
  return came_by_https || name.starts_with("127.") || name == "[::1]" || equal_ignoring_case(name, "localhost");
}

}  // namespace hammer::server
