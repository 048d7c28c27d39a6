// Who counts as one caller where limits go by address.
#pragma once

#include <string>
#include <string_view>

namespace hammer::server {

// An IPv4 address as it is, also where it is written as IPv6; of an IPv6 address its /64, since whoever has one address
// of that has them all. What is no address stays what it is.
std::string network_of(std::string_view address);

}  // namespace hammer::server
