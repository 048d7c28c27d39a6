#include "base/network.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace hammer::server {
namespace {

constexpr std::size_t kNetworkBytes = 8;
constexpr std::array<unsigned char, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

}  // namespace

std::string network_of(std::string_view address) {
  std::array<unsigned char, 16> bytes{};
  const std::string plain(address.substr(0, address.find('%')));  // without the interface it came by
  if (inet_pton(AF_INET6, plain.c_str(), bytes.data()) != 1) return std::string(address);
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (std::equal(kMapped.begin(), kMapped.end(), bytes.begin())) {
    return inet_ntop(AF_INET, bytes.data() + kMapped.size(), text.data(), text.size());
  }
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), static_cast<unsigned char>(0));
  return std::string(inet_ntop(AF_INET6, bytes.data(), text.data(), text.size())) + "/64";
}

}  // namespace hammer::server
