#include "net/answer.h"

namespace hammer::server {
namespace {

void add(Answer& answer, std::span<const Header> headers) {
  answer.headers.insert(answer.headers.end(), headers.begin(), headers.end());
}

bool has_several_codings(const PageFile& file) {
  return file.in(Coding::kBrotli).there || file.in(Coding::kGzip).there;
}

// Weak comparison, as RFC 9110 asks of If-None-Match.
bool has_already(std::string_view if_none_match, std::string_view etag) {
  while (!if_none_match.empty()) {
    std::string_view item = next_item(if_none_match);
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == "*" || item == etag) return true;
  }
  return false;
}

std::string_view caching(const PageFile& file) {
  return file.is_hashed ? "public, max-age=31536000, immutable" : "no-cache";
}

Answer send_file(const PageFile& file, Coding coding, const Request& request) {
  const Version& version = file.in(coding);
  Answer answer;
  answer.headers = {{"ETag", version.etag}, {"Cache-Control", caching(file)}};
  if (has_several_codings(file)) answer.headers.push_back({"Vary", "Accept-Encoding"});
  if (has_already(request.if_none_match, version.etag)) {
    answer.status = 304;
    return answer;
  }
  answer.headers.push_back({"Content-Type", file.type});
  if (coding != Coding::kIdentity) answer.headers.push_back({"Content-Encoding", coding_name(coding)});
  answer.body = version.bytes;
  return answer;
}

Answer refuse_method() {
  Answer answer = refuse(405, "Only GET and HEAD are answered here.\n");
  answer.headers.push_back({"Allow", "GET, HEAD"});
  return answer;
}

Answer find_answer(const Page& page, const Request& request) {
  if (request.lacks_host) return refuse(400, "The request does not say which host it is for.\n");
  if (request.method != "GET" && request.method != "HEAD") return refuse_method();
  if (request.has_body) return refuse(400, "A request for a page has no body.\n");
  if (request.target.size() > kMaxTargetBytes) return refuse(414, "The address is too long.\n");
  const auto path = request_path(request.target);
  if (!path) return refuse(400, path.refusal().why);
  const PageFile* file = page.find(path.value());
  if (!file) return refuse(404, "There is nothing at this address.\n");
  const auto coding = choose_coding(request.accept_encoding, file->codings());
  if (!coding) return refuse(406, "There is no version of it that this request accepts.\n");
  return send_file(*file, *coding, request);
}

}  // namespace

Answer answer(const Page& page, const Request& request) {
  Answer answer = find_answer(page, request);
  if (request.has_body) answer.closes = true;  // it is not read, so nothing after it can be
  if (is_trusted(request.host, request.came_by_https)) add(answer, trusted_headers());
  return answer;
}

Answer answer_with(const Reply& reply, const Request& request) {
  Answer answer;
  answer.status = reply.status;
  answer.headers = {{"Cache-Control", "no-store"}};
  if (!reply.body.empty()) answer.headers.push_back({"Content-Type", reply.type});
  for (const auto& [name, value] : reply.headers) answer.headers.push_back({name, value});
  if (is_trusted(request.host, request.came_by_https)) {
    answer.headers.insert(answer.headers.end(), trusted_headers().begin(), trusted_headers().end());
  }
  answer.body = reply.body;
  return answer;
}

Answer refuse(int status, std::string_view why) {
  Answer answer;
  answer.status = status;
  answer.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
  answer.body = why;
  return answer;
}

}  // namespace hammer::server
