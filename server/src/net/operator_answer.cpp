#include "net/operator_answer.h"

#include "base/metrics.h"
#include "net/api_call.h"

namespace hammer::server {
namespace {

Reply plain_reply(int status, std::string text) {
  return {.status = status, .body = std::move(text), .type = "text/plain; charset=utf-8"};
}

Reply tell_health(const Site& site) {
  return site.is_well() ? plain_reply(200, "ok\n") : plain_reply(503, "The last write to the database failed.\n");
}

Reply tell_metrics(const Site& site, std::string_view address) {
  if (!site.metrics_open && !is_loopback(address)) {
    return plain_reply(403, "Only this machine itself is told; hammer serve --metrics-open tells everybody.\n");
  }
  return {.body = site.metrics.text(), .type = "text/plain; version=0.0.4; charset=utf-8"};
}

}  // namespace

std::optional<Reply> operator_reply(const Site& site, std::string_view method, std::string_view path,
                                    std::string_view address) {
  const bool is_health = path == "/healthz";
  if (!is_health && path != "/metrics") return std::nullopt;
  if (method != "GET" && method != "HEAD") {
    Reply reply = plain_reply(405, "Only GET and HEAD are answered here.\n");
    reply.headers = {{"Allow", "GET, HEAD"}};
    return reply;
  }
  return is_health ? tell_health(site) : tell_metrics(site, address);
}

}  // namespace hammer::server
