// What an operator sees of the server: /healthz, /metrics, and a log line and counters for every call.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "net/http_session.h"

namespace hammer::server {

// Of /healthz and /metrics; nothing for every other path.
std::optional<Reply> operator_reply(const Site& site, std::string_view method, std::string_view path,
                                    std::string_view address);

// Of one call; never what it carries.
class CallLog {
 public:
  CallLog(Log& log, Metrics& metrics, std::string_view method);

  void path(std::string_view path) { path_ = path; }
  void answered(int status);
  void opened_stream();
  void ended_stream(bool was_slow);

 private:
  double seconds() const;

  Log& log_;
  Metrics& metrics_;
  std::string_view method_;  // one of a few: a client must not make up names of metrics
  std::string path_;
  std::chrono::steady_clock::time_point begun_;
};

}  // namespace hammer::server
