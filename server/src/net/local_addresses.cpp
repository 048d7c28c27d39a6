#include "net/local_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string_view>

namespace hammer::server {
namespace {

bool is_virtual(std::string_view interface) {
  constexpr std::array<std::string_view, 6> kVirtual{"docker", "br-", "veth", "virbr", "vmnet", "vboxnet"};
  return std::any_of(kVirtual.begin(), kVirtual.end(), [&](auto start) { return interface.starts_with(start); });
}

bool leads_outside(const ifaddrs& entry) {
  return entry.ifa_addr && entry.ifa_addr->sa_family == AF_INET && (entry.ifa_flags & IFF_UP) != 0 &&
         (entry.ifa_flags & IFF_LOOPBACK) == 0 && !is_virtual(entry.ifa_name);
}

std::string text_of(const sockaddr* address) {
  sockaddr_in ip{};
  std::memcpy(&ip, address, sizeof ip);
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &ip.sin_addr, text.data(), text.size());
  return text.data();
}

}  // namespace

std::vector<std::string> local_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* entry = first; entry; entry = entry->ifa_next) {
    if (leads_outside(*entry)) found.push_back(text_of(entry->ifa_addr));
  }
  return found;
}

}  // namespace hammer::server
