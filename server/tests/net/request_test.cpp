#include "net/request.h"

#include <gtest/gtest.h>

namespace hammer::server {
namespace {

std::string path_of(std::string_view target) {
  const auto path = request_path(target);
  return path ? path.value() : "refused";
}

TEST(RequestPath, ParametersAreLeftOut) {
  EXPECT_EQ(path_of("/?q=low&dpr=0.25"), "/");
  EXPECT_EQ(path_of("/a.js?x=/../b"), "/a.js");
  EXPECT_EQ(path_of("/a.js#b"), "/a.js");
}

TEST(RequestPath, PercentSignsAreReadOnce) {
  EXPECT_EQ(path_of("/a%20b%2Ejs"), "/a b.js");
  EXPECT_EQ(path_of("/%41%c3%a9"), "/A\xc3\xa9");
  EXPECT_EQ(path_of("/%2541"), "/%41");
}

TEST(RequestPath, WholeAddressesNameTheSameFile) {
  EXPECT_EQ(path_of("http://hammer.example:8080/a.js"), "/a.js");
  EXPECT_EQ(path_of("HTTPS://hammer.example"), "/");
}

TEST(RequestPath, StepsOutOfThePageAreRefused) {
  for (const char* target : {"/../etc/passwd", "/a/../../b", "/..", "/.", "/a/./b", "/%2e%2e/etc/passwd", "/%2E./x",
                             "/..%2fetc", "/a%2fb", "/..\\b", "/%5c..%5cb"}) {
    EXPECT_EQ(path_of(target), "refused") << target;
  }
}

TEST(RequestPath, DotsInsideNamesAreNames) { EXPECT_EQ(path_of("/a..b/.c/..d/e.."), "/a..b/.c/..d/e.."); }

TEST(RequestPath, NonsenseIsRefused) {
  for (const char* target : {"", "*", "a.js", "?", "/%", "/%4", "/%zz", "/%-1", "/%+1", "/a%00b", "/a%0d%0ab", "/a%7f",
                             "ftp://a/b", "//%"}) {
    EXPECT_EQ(path_of(target), "refused") << target;
  }
}

}  // namespace
}  // namespace hammer::server
