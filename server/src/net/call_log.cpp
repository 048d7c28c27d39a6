#include "net/call_log.h"

#include <algorithm>
#include <array>

#include "base/log.h"
#include "base/metrics.h"

namespace hammer::server {
namespace {

std::string_view known_method(std::string_view method) {
  constexpr std::array<std::string_view, 7> kKnown{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"};
  const auto found = std::find(kKnown.begin(), kKnown.end(), method);
  return found == kKnown.end() ? "other" : *found;
}

}  // namespace

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
