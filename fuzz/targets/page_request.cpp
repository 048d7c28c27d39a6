// Any request gets a file of the page, "not modified" or a refusal with a reason; and no path leads out of the page. A
// line each: method, target, Host, Accept-Encoding, If-None-Match.
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "answers.h"
#include "net/answer.h"
#include "net/request.h"

namespace {

using namespace hammer::server;

Page small_page() {
  std::string name = (std::filesystem::temp_directory_path() / "hammer-fuzz-XXXXXX").string();
  const std::filesystem::path folder = mkdtemp(name.data());
  std::filesystem::create_directory(folder / "assets");
  for (const char* path : {"index.html", "assets/a-12345678.js", "assets/a-12345678.js.gz", "assets/a b.css"}) {
    std::ofstream(folder / path) << path;
  }
  Page page = Page::load(folder).value();
  std::filesystem::remove_all(folder);
  return page;
}

bool stays_inside(std::string_view path) {
  return path.starts_with('/') && path.find('\0') == std::string_view::npos &&
         ("/" + std::string(path) + "/").find("/../") == std::string::npos;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hammer::fuzz;
  static const Page page = small_page();
  std::string_view rest = as_text(data, size);
  Request request;
  request.method = take_line(rest);
  request.target = take_line(rest);
  request.host = take_line(rest);
  if (rest.find('\n') != std::string_view::npos) request.accept_encoding = take_line(rest);
  request.if_none_match = rest;

  const auto path = request_path(request.target);
  if (path) expect(stays_inside(path.value()), "a path leads outside", path.value());
  const Answer given = answer(page, request);
  expect(given.status == 200 || given.status == 304 || (given.status >= 400 && given.status < 500), "a strange status",
         std::to_string(given.status));
  expect(given.body.empty() == (given.status == 304), "a refusal without a reason, or more than was asked for",
         given.body);
  for (const Header& header : given.headers) {
    expect(header.value.find_first_of("\r\n") == std::string_view::npos, "a header of two lines", header.value);
  }
  return 0;
}
