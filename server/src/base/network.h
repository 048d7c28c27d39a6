// Text from the network: addresses of callers, percent escapes, UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace hammer::server {

// What counts as one caller where limits go by address: an IPv4 address as it is, also where it is written as IPv6; of
// an IPv6 address its /64, since one customer has all addresses of that. Text that is not an address stays as it is.
std::string network_of(std::string_view address);

// 127.0.0.0/8, ::1, and 127.0.0.0/8 written as IPv6.
bool is_loopback(std::string_view address);

struct PercentDecoded {
  std::string text;
  bool is_broken = false;  // somewhere a "%" is not followed by two hexadecimal digits; it stays as it is
};

// "a%20b" is "a b".
PercentDecoded percent_decoded(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace hammer::server
