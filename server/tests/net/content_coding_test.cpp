#include "net/content_coding.h"

#include <gtest/gtest.h>

#include <string>

namespace hammer::server {
namespace {

constexpr std::array kAll{true, true, true};
constexpr std::array kPlainOnly{false, false, true};

std::string chosen(std::optional<std::string_view> header, const std::array<bool, kCodings>& there = kAll) {
  const auto coding = choose_coding(header, there);
  return coding ? std::string(coding_name(*coding)) : "none";
}

TEST(ContentCoding, WithoutTheHeaderTheFileAsItIs) {
  EXPECT_EQ(chosen(std::nullopt), "identity");
  EXPECT_EQ(chosen(""), "identity");
}

TEST(ContentCoding, WhatBrowsersSendGivesBrotliOrGzip) {
  EXPECT_EQ(chosen("gzip, deflate, br, zstd"), "br");
  EXPECT_EQ(chosen("gzip, deflate"), "gzip");
  EXPECT_EQ(chosen("gzip, deflate, br", kPlainOnly), "identity");
}

TEST(ContentCoding, TheMostLikedWins) {
  EXPECT_EQ(chosen("br;q=0.5, gzip;q=0.8"), "gzip");
  EXPECT_EQ(chosen("br;q=0.799,gzip;q=0.8"), "gzip");
  EXPECT_EQ(chosen("identity, gzip;q=0.2"), "identity");
  EXPECT_EQ(chosen("GZIP ; Q=0.9 , br ; q=0.1"), "gzip");
  EXPECT_EQ(chosen("x-gzip"), "gzip");
  EXPECT_EQ(chosen("*"), "br");
  EXPECT_EQ(chosen("*;q=0.1, gzip"), "gzip");
}

TEST(ContentCoding, WhatIsRefusedIsNotSent) {
  EXPECT_EQ(chosen("br;q=0, gzip"), "gzip");
  EXPECT_EQ(chosen("br;q=0.000, gzip;q=0"), "identity");
  EXPECT_EQ(chosen("gzip;q=0.1, *;q=0"), "gzip");
  EXPECT_EQ(chosen("identity;q=0", kPlainOnly), "none");
  EXPECT_EQ(chosen("*;q=0"), "none");
  EXPECT_EQ(chosen("*;q=0, identity;q=0.5"), "identity");
}

TEST(ContentCoding, NonsenseIsPassedOver) {
  EXPECT_EQ(chosen(",,,;;q=,"), "identity");
  EXPECT_EQ(chosen("br;q=x"), "br");
  EXPECT_EQ(chosen("brotli, gzipped"), "identity");
  EXPECT_EQ(chosen(std::string(5000, ',') + "gzip"), "gzip");
}

}  // namespace
}  // namespace hammer::server
