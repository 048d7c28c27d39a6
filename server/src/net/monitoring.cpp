#include "net/monitoring.h"

#include <algorithm>
#include <array>

#include "base/log.h"
#include "base/metrics.h"
#include "base/network.h"

namespace hammer::server {
namespace {

Reply plain_reply(int status, std::string text) {
  return {.status = status, .body = std::move(text), .type = "text/plain; charset=utf-8"};
}

Reply health_reply(const Site& site) {
  return site.is_well() ? plain_reply(200, "ok\n") : plain_reply(503, "The last write to the database failed.\n");
}

Reply metrics_reply(const Site& site, std::string_view address) {
  if (!site.metrics_open && !is_loopback(address)) {
    return plain_reply(403, "Only this machine itself is told; hammer serve --metrics-open tells everybody.\n");
  }
  return {.body = site.metrics.text(), .type = "text/plain; version=0.0.4; charset=utf-8"};
}

std::string_view known_method(std::string_view method) {
  constexpr std::array<std::string_view, 7> kKnown{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"};
  const auto found = std::find(kKnown.begin(), kKnown.end(), method);
  return found == kKnown.end() ? "other" : *found;
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
  return is_health ? health_reply(site) : metrics_reply(site, address);
}

CallLog::CallLog(Log& log, Metrics& metrics, std::string_view method)
    : log_(log), metrics_(metrics), method_(known_method(method)), begun_(std::chrono::steady_clock::now()) {}

double CallLog::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
}

void CallLog::answered(int status) {
  const double took = seconds();
  metrics_.count("hammer_http_requests_total{method=\"" + std::string(method_) + "\",status=\"" +
                 std::to_string(status) + "\"}");
  metrics_.observe("hammer_http_request_seconds{method=\"" + std::string(method_) + "\"}", took);
  log_.say(Log::Level::kDebug, "call",
           {{"method", method_}, {"path", path_}, {"status", std::int64_t{status}}, {"seconds", took}});
}

void CallLog::opened_stream() {
  metrics_.count("hammer_streams_opened_total");
  log_.say(Log::Level::kDebug, "stream opened", {{"path", path_}});
}

void CallLog::ended_stream(bool was_slow) {
  metrics_.count("hammer_streams_ended_total{slow=\"" + std::string(was_slow ? "true" : "false") + "\"}");
  log_.say(Log::Level::kDebug, "stream ended", {{"path", path_}, {"seconds", seconds()}, {"slow", was_slow}});
}

}  // namespace hammer::server
