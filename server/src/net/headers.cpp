#include "net/headers.h"

#include <time.h>

#include <array>
#include <cstdio>

#include "base/network.h"

namespace hammer::server {
namespace {

// Only our own files, no script or style inside the HTML. Compiling WebAssembly needs a permission of its own. Pictures
// that the page draws itself are data: and blob:.
constexpr std::string_view kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'none'";

// The page may keep the screen awake beside a real table and fill it; it never needs a device.
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
  if (host.starts_with('[')) return host.substr(1, std::min(host.find(']'), host.size()) - 1);
  return host.substr(0, host.find(':'));
}

}  // namespace

std::span<const Header> security_headers() { return kAlways; }
std::span<const Header> trusted_headers() { return kWhereTrusted; }

bool is_trusted(std::string_view host, bool came_by_https) {
  const std::string_view name = without_port(host);
  return came_by_https || is_loopback(name) || equal_ignoring_case(name, "localhost");
}

// Not by strftime, whose names of days depend on the locale.
std::string http_date() {
  constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const time_t now = time(nullptr);
  tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                kDays[static_cast<std::size_t>(parts.tm_wday)], parts.tm_mday,
                kMonths[static_cast<std::size_t>(parts.tm_mon)], parts.tm_year + 1900, parts.tm_hour, parts.tm_min,
                parts.tm_sec);
  return text.data();
}

}  // namespace hammer::server
