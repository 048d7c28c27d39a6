#include "net/request_path.h"

#include <charconv>
#include <optional>

#include "net/header_list.h"

namespace hammer::server {
namespace {

constexpr Nonsense kNotFromTheRoot{"The address does not begin with a slash.\n"};
constexpr Nonsense kBrokenPercent{"The address has a percent sign without two hexadecimal digits.\n"};
constexpr Nonsense kControl{"The address has a character that addresses do not have.\n"};
constexpr Nonsense kSteps{"The address has steps that lead elsewhere.\n"};

// Whole addresses, as a proxy would be asked, name the same file.
std::string_view without_origin(std::string_view target) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!equal_ignoring_case(target.substr(0, scheme.size()), scheme)) continue;
    const auto slash = target.find('/', scheme.size());
    return slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  return target;
}

std::optional<char> read_hex(std::string_view two) {
  unsigned value = 0;
  if (two.size() != 2) return std::nullopt;
  const auto read = std::from_chars(two.data(), two.data() + 2, value, 16);
  if (read.ec != std::errc{} || read.ptr != two.data() + 2) return std::nullopt;
  return static_cast<char>(value);
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

Result<std::string, Nonsense> decode(std::string_view path) {
  std::string decoded;
  decoded.reserve(path.size());
  for (std::size_t i = 0; i < path.size(); ++i) {
    char c = path[i];
    if (c == '%') {
      const auto read = read_hex(path.substr(i + 1, 2));
      if (!read) return kBrokenPercent;
      if (*read == '/') return kSteps;  // a slash in disguise
      c = *read;
      i += 2;
    }
    if (is_control(c)) return kControl;
    if (c == '\\') return kSteps;
    decoded += c;
  }
  return decoded;
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

}  // namespace

Result<std::string, Nonsense> request_path(std::string_view target) {
  std::string_view path = without_origin(target);
  path = path.substr(0, path.find_first_of("?#"));
  if (!path.starts_with('/')) return kNotFromTheRoot;
  auto decoded = decode(path);
  if (decoded && has_dot_steps(decoded.value())) return kSteps;
  return decoded;
}

}  // namespace hammer::server
