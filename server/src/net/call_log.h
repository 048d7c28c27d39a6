// What is counted and said of one call: never what it carries.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace hammer::server {

class Log;
class Metrics;

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
  std::string_view method_;  // one of a few: what a client makes up is no name of a metric
  std::string path_;
  std::chrono::steady_clock::time_point begun_;
};

}  // namespace hammer::server
