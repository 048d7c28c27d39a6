#include "net/page.h"

#include <gtest/gtest.h>

#include "scratch_page.h"

namespace hammer::server {
namespace {

TEST(Page, FilesAreFoundByTheirPaths) {
  const ScratchPage folder;
  const auto page = Page::load(folder.path());
  ASSERT_TRUE(page);
  ASSERT_TRUE(page.value().find("/"));
  EXPECT_EQ(page.value().find("/"), page.value().find("/index.html"));
  EXPECT_EQ(page.value().find("/sw.js")->type, "text/javascript; charset=utf-8");
  for (const char* path : {"/assets", "/assets/", "/other.js", "index.html", "", "//index.html"}) {
    EXPECT_FALSE(page.value().find(path)) << path;
  }
}

TEST(Page, CompressedFilesAreVersionsOfTheOthers) {
  const ScratchPage folder;
  folder.write("lone.gz", "no file beside it");
  const auto page = Page::load(folder.path());
  ASSERT_TRUE(page);
  const PageFile* table = page.value().find("/assets/table-abcd1234.js");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->in(Coding::kBrotli).bytes, "brotli");
  EXPECT_EQ(table->in(Coding::kGzip).bytes, "gzipped");
  EXPECT_EQ(table->in(Coding::kIdentity).bytes, "plain");
  EXPECT_NE(table->in(Coding::kGzip).etag, table->in(Coding::kIdentity).etag);
  EXPECT_FALSE(page.value().find("/assets/table-abcd1234.js.br"));
  EXPECT_TRUE(page.value().find("/lone.gz"));
}

// std::filesystem may throw for such paths; what comes back must be a refusal.
TEST(Page, FoldersThatCannotBeLookedAtAreRefused) {
  const ScratchPage folder;
  const auto loop = folder.path() / "loop";
  std::filesystem::create_symlink(loop, loop);
  for (const auto& place : {loop, folder.path() / std::string(300, 'x')}) {
    const auto page = Page::load(place);
    ASSERT_FALSE(page) << place;
    EXPECT_NE(page.refusal().find("cannot read the page in "), std::string::npos) << page.refusal();
  }
}

TEST(Page, HashedNamesAreKnown) {
  const ScratchPage folder;
  for (const char* path : {"assets/a-Dx_1-k2Q.wasm", "assets/a-short.js", "assets/-12345678.js", "other/a-12345678.js",
                           "assets/a-123456789.js"}) {
    folder.write(path, "x");
  }
  const auto page = Page::load(folder.path());
  ASSERT_TRUE(page);
  EXPECT_TRUE(page.value().find("/assets/table-abcd1234.js")->is_hashed);
  EXPECT_TRUE(page.value().find("/assets/a-Dx_1-k2Q.wasm")->is_hashed);
  for (const char* path : {"/index.html", "/sw.js", "/assets/a-short.js", "/assets/-12345678.js",
                           "/other/a-12345678.js", "/assets/a-123456789.js"}) {
    EXPECT_FALSE(page.value().find(path)->is_hashed) << path;
  }
}

TEST(Page, OtherBytesHaveAnotherEtag) {
  const ScratchPage folder;
  const auto etag = [&](std::string_view text) {
    folder.write("index.html", text);
    return Page::load(folder.path()).value().find("/")->in(Coding::kIdentity).etag;
  };
  EXPECT_EQ(etag("12345678"), etag("12345678"));
  EXPECT_NE(etag("12345678"), etag("12345679"));
  EXPECT_NE(etag(std::string("a\0", 2)), etag("a"));
}

TEST(Page, HiddenFilesAndLinksAreNotServed) {
  const ScratchPage folder;
  folder.write(".env", "x");
  folder.write(".git/config", "x");
  std::filesystem::create_symlink("/etc/passwd", folder.path() / "passwd");
  std::filesystem::create_directory_symlink("/etc", folder.path() / "etc");
  const auto page = Page::load(folder.path());
  ASSERT_TRUE(page);
  for (const char* path : {"/.env", "/.git/config", "/passwd", "/etc/passwd"}) {
    EXPECT_FALSE(page.value().find(path)) << path;
  }
}

TEST(Page, WithoutAnIndexItIsNotBuilt) {
  const ScratchPage folder;
  std::filesystem::remove(folder.path() / "index.html");
  for (const auto& path : {folder.path(), folder.path() / "nowhere"}) {
    const auto page = Page::load(path);
    ASSERT_FALSE(page);
    EXPECT_TRUE(page.refusal().starts_with("the page is not built: there is no " + path.string())) << page.refusal();
  }
}

TEST(Page, WholeDisksAreNotRead) {
  const ScratchPage folder;
  folder.write("large", "x");
  std::filesystem::resize_file(folder.path() / "large", 300u << 20);  // sparse: it takes no space on the disk
  const auto page = Page::load(folder.path());
  ASSERT_FALSE(page);
  EXPECT_NE(page.refusal().find("far more than a page"), std::string::npos) << page.refusal();
}

}  // namespace
}  // namespace hammer::server
