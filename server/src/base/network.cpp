#include "base/network.h"

#include <arpa/inet.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace hammer::server {
namespace {

constexpr std::size_t kNetworkBytes = 8;
constexpr std::array<unsigned char, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

using Bytes16 = std::array<unsigned char, 16>;

bool is_mapped(const Bytes16& bytes) { return std::equal(kMapped.begin(), kMapped.end(), bytes.begin()); }

}  // namespace

std::string network_of(std::string_view address) {
  Bytes16 bytes{};
  const std::string plain(address.substr(0, address.find('%')));  // without the network interface
  if (inet_pton(AF_INET6, plain.c_str(), bytes.data()) != 1) return std::string(address);
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_mapped(bytes)) {
    return inet_ntop(AF_INET, bytes.data() + kMapped.size(), text.data(), text.size());
  }
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), static_cast<unsigned char>(0));
  return std::string(inet_ntop(AF_INET6, bytes.data(), text.data(), text.size())) + "/64";
}

bool is_loopback(std::string_view address) {
  Bytes16 bytes{};
  const std::string text(address);
  if (inet_pton(AF_INET, text.c_str(), bytes.data()) == 1) return bytes[0] == 127;
  if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return false;
  if (is_mapped(bytes)) return bytes[kMapped.size()] == 127;
  return bytes == Bytes16{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
}

PercentDecoded percent_decoded(std::string_view text) {
  PercentDecoded decoded;
  decoded.text.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    decoded.text += text[i];
    if (text[i] != '%') continue;
    const std::string_view digits = text.substr(i + 1, 2);
    const char* const end = digits.data() + digits.size();
    unsigned value = 0;
    if (digits.size() != 2 || std::from_chars(digits.data(), end, value, 16).ptr != end) {
      decoded.is_broken = true;
      continue;
    }
    decoded.text.back() = static_cast<char>(value);
    i += 2;
  }
  return decoded;
}

bool is_utf8(std::string_view text) {
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  auto left = static_cast<utf8proc_ssize_t>(text.size());
  while (left > 0) {
    utf8proc_int32_t character = 0;
    const auto size = utf8proc_iterate(bytes, left, &character);
    if (size <= 0) return false;
    bytes += size;
    left -= size;
  }
  return true;
}

}  // namespace hammer::server
