#include "hammer/crypto.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace hammer {
namespace {

std::string text_of(const Digest& digest) {
  std::string text;
  for (const std::uint8_t byte : digest) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

std::vector<std::uint8_t> counting(std::size_t length) {
  std::vector<std::uint8_t> bytes(length);
  for (std::size_t i = 0; i < length; ++i) bytes[i] = static_cast<std::uint8_t>(i);
  return bytes;
}

std::string keyed(std::size_t length) {
  Blake2s hash(counting(32));
  hash.add(counting(length));
  return text_of(hash.digest());
}

// RFC 7693, appendix B.
TEST(Blake2s, OfAbc) {
  Blake2s hash;
  hash.add(std::vector<std::uint8_t>{'a', 'b', 'c'});
  EXPECT_EQ(text_of(hash.digest()), "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982");
}

TEST(Blake2s, OfNothing) {
  EXPECT_EQ(text_of(Blake2s().digest()), "69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9");
}

// The authors' published answers: the key 00 01 … 1f, the text 00 01 … of that length.
TEST(Blake2s, WithAKeyAroundTheEdgesOfABlock) {
  EXPECT_EQ(keyed(0), "48a8997da407876b3d79c0d92325ad3b89cbb754d86ab71aee047ad345fd2c49");
  EXPECT_EQ(keyed(1), "40d15fee7c328830166ac3f918650f807e7e01e177258cdc0a39b11f598066f1");
  EXPECT_EQ(keyed(63), "c65382513f07460da39833cb666c5ed82e61b9e998f4b0c4287cee56c3cc9bcd");
  EXPECT_EQ(keyed(64), "8975b0577fd35566d750b362b0897a26c399136df07bababbde6203ff2954ed4");
  EXPECT_EQ(keyed(65), "21fe0ceb0052be7fb0f004187cacd7de67fa6eb0938d927677f2398c132317a8");
  EXPECT_EQ(keyed(128), "0c311f38c35a4fb90d651c289d486856cd1413df9b0677f53ece2cd9e477c60a");
  EXPECT_EQ(keyed(255), "3fb735061abc519dfe979e54c1ee5bfad0a9d858b3315bad34bde999efd724dd");
}

TEST(Blake2s, HowTheTextIsCutUpDoesNotMatter) {
  const auto text = counting(200);
  Blake2s whole;
  whole.add(text);
  const Digest expected = whole.digest();
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    Blake2s parts;
    parts.add(std::span(text).first(cut));
    parts.add(std::span(text).subspan(cut));
    EXPECT_EQ(parts.digest(), expected) << cut;
  }
}

std::uint64_t sip(std::size_t length) {
  SipKey key;
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  return siphash(key, counting(length));
}

// The authors' published answers: the key 00 01 … 0f, the text 00 01 … of that length. The last but one is worked out
// in the paper's appendix.
TEST(SipHash, AroundTheEdgesOfAWord) {
  EXPECT_EQ(sip(0), 0x726fdb47dd0e0e31u);
  EXPECT_EQ(sip(1), 0x74f839c593dc67fdu);
  EXPECT_EQ(sip(2), 0x0d6c8009d9a94f5au);
  EXPECT_EQ(sip(7), 0xab0200f58b01d137u);
  EXPECT_EQ(sip(8), 0x93f5f5799a932462u);
  EXPECT_EQ(sip(15), 0xa129ca6149be45e5u);
  EXPECT_EQ(sip(63), 0x958a324ceb064572u);
}

}  // namespace
}  // namespace hammer
