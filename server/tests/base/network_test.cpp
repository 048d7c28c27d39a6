#include "base/network.h"

#include <gtest/gtest.h>

namespace hammer::server {
namespace {

TEST(NetworkOf, AnIPv6AddressCountsByItsNetwork) {
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(network_of("2001:db8:1:2::7"), network_of("2001:db8:1:2:ffff::"));
  EXPECT_NE(network_of("2001:db8:1:2::7"), network_of("2001:db8:1:3::7"));
  EXPECT_EQ(network_of("fe80::1%eth0"), "fe80::/64");
}

TEST(NetworkOf, AnIPv4AddressCountsAsItIs) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("unknown"), "unknown");
  EXPECT_EQ(network_of(""), "");
}

}  // namespace
}  // namespace hammer::server
