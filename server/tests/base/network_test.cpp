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

TEST(Loopback, IsThisMachineHoweverItIsWritten) {
  for (const char* address : {"127.0.0.1", "127.8.9.10", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(is_loopback(address)) << address;
  }
  for (const char* address :
       {"", "unknown", "128.0.0.1", "::", "::2", "::ffff:10.0.0.1", "127.example.org", "127.0.0"}) {
    EXPECT_FALSE(is_loopback(address)) << address;
  }
}

TEST(PercentDecoded, KeepsABrokenSignAndSaysSo) {
  EXPECT_EQ(percent_decoded("a%20b%2Ec%2f").text, "a b.c/");
  EXPECT_FALSE(percent_decoded("a%20b").is_broken);
  for (const char* text : {"%", "a%2", "%zz", "%-1", "%+1", "% 1"}) {
    EXPECT_EQ(percent_decoded(text).text, text);
    EXPECT_TRUE(percent_decoded(text).is_broken) << text;
  }
  EXPECT_EQ(percent_decoded("%zz%41").text, "%zzA");
  EXPECT_EQ(percent_decoded("%2541").text, "%41") << "once only";
}

TEST(Utf8, HasNoOverlongFormsSurrogatesOrTails) {
  for (const char* text : {"", "a", "é", "€", "\U0001F600"}) EXPECT_TRUE(is_utf8(text)) << text;
  for (const char* text : {"\xFF", "\x80", "\xC3", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80"}) {
    EXPECT_FALSE(is_utf8(text)) << text;
  }
}

}  // namespace
}  // namespace hammer::server
