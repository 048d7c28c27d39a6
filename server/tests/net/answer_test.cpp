#include "net/answer.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "scratch_page.h"

namespace hammer::server {
namespace {

constexpr std::string_view kTable = "/assets/table-abcd1234.js";

class Answers : public testing::Test {
 protected:
  Answer ask(const Request& request) const { return answer(page_, request); }
  static std::string_view header(const Answer& answer, std::string_view name) {
    const auto found = std::find_if(answer.headers.begin(), answer.headers.end(),
                                    [&](const Header& header) { return header.name == name; });
    return found == answer.headers.end() ? "" : found->value;
  }

  ScratchPage folder_;
  Page page_ = Page::load(folder_.path()).value();
};

TEST_F(Answers, ThePageIsAskedForEveryTime) {
  const Answer page = ask({.target = "/?q=low"});
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.body, "<title>Hammer</title>");
  EXPECT_EQ(header(page, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  EXPECT_EQ(header(page, "Vary"), "");
  EXPECT_EQ(header(ask({.target = "/sw.js"}), "Cache-Control"), "no-cache");
}

TEST_F(Answers, WhatHasItsHashInItsNameIsKeptForAYear) {
  EXPECT_EQ(header(ask({.target = kTable}), "Cache-Control"), "public, max-age=31536000, immutable");
}

TEST_F(Answers, CompressedWhereItIsAccepted) {
  const Answer gzip = ask({.target = kTable, .accept_encoding = "gzip"});
  EXPECT_EQ(gzip.body, "gzipped");
  EXPECT_EQ(header(gzip, "Content-Encoding"), "gzip");
  EXPECT_EQ(header(gzip, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(header(gzip, "Vary"), "Accept-Encoding");
  const Answer plain = ask({.target = kTable});
  EXPECT_EQ(plain.body, "plain");
  EXPECT_EQ(header(plain, "Content-Encoding"), "");
  EXPECT_EQ(header(plain, "Vary"), "Accept-Encoding");
  EXPECT_EQ(ask({.target = kTable, .accept_encoding = "*;q=0"}).status, 406);
}

TEST_F(Answers, WhatIsThereAlreadyIsNotSentAgain) {
  const std::string etag(header(ask({.target = kTable, .accept_encoding = "br"}), "ETag"));
  for (const std::string& known : {etag, "W/" + etag, "\"a\", " + etag, std::string("*")}) {
    const Answer again = ask({.target = kTable, .accept_encoding = "br", .if_none_match = known});
    EXPECT_EQ(again.status, 304) << known;
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(header(again, "ETag"), etag);
    EXPECT_EQ(header(again, "Vary"), "Accept-Encoding");
  }
  EXPECT_EQ(ask({.target = kTable, .accept_encoding = "gzip", .if_none_match = etag}).status, 200);
  EXPECT_EQ(ask({.target = kTable, .accept_encoding = "br", .if_none_match = "\"other\""}).status, 200);
}

TEST_F(Answers, OtherMethodsAreNotAllowed) {
  for (const std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"}) {
    const Answer refused = ask({.method = method, .target = "/"});
    EXPECT_EQ(refused.status, 405) << method;
    EXPECT_EQ(header(refused, "Allow"), "GET, HEAD");
  }
}

TEST_F(Answers, RefusalsSayWhy) {
  EXPECT_EQ(ask({.target = "/nothing"}).status, 404);
  EXPECT_EQ(ask({.target = "/assets/"}).status, 404);
  EXPECT_EQ(ask({.target = "/../index.html"}).status, 400);
  EXPECT_EQ(ask({.target = "/%"}).status, 400);
  EXPECT_EQ(ask({.target = "/", .lacks_host = true}).status, 400);
  const std::string long_target = '/' + std::string(kMaxTargetBytes, 'a');
  EXPECT_EQ(ask({.target = long_target}).status, 414);
  const Answer refused = ask({.target = "/nothing"});
  EXPECT_FALSE(refused.body.empty());
  EXPECT_EQ(header(refused, "Content-Type"), "text/plain; charset=utf-8");
}

TEST_F(Answers, ABodyEndsTheConnection) {
  EXPECT_TRUE(ask({.target = "/", .has_body = true}).closes);
  EXPECT_TRUE(ask({.method = "POST", .target = "/", .has_body = true}).closes);
  EXPECT_FALSE(ask({.target = "/nothing"}).closes);
}

TEST_F(Answers, WhatBrowsersHeedOnlyWhereTheyTrustIsSentOnlyThere) {
  constexpr std::string_view kOpener = "Cross-Origin-Opener-Policy";
  for (const std::string_view host : {"localhost", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080"}) {
    EXPECT_EQ(header(ask({.target = "/", .host = host}), kOpener), "same-origin") << host;
  }
  for (const std::string_view host : {"192.168.1.5:8080", "hammer.example", "localhost.example", "[2001:db8::1]"}) {
    EXPECT_EQ(header(ask({.target = "/", .host = host}), kOpener), "") << host;
    EXPECT_EQ(header(ask({.target = "/", .host = host, .came_by_https = true}), kOpener), "same-origin") << host;
  }
}

}  // namespace
}  // namespace hammer::server
