// Counters, gauges and histograms for Prometheus. From any thread.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace hammer::server {

class Metrics {
 public:
  // `name` in Prometheus' form, with labels: `hammer_calls_total{status="200"}`.
  void count(std::string_view name, std::int64_t more = 1);
  void set(std::string_view name, double value);
  // Seconds, into buckets from 1 ms to 10 s.
  void observe(std::string_view name, double seconds);

  // The text that /metrics answers with.
  std::string text() const;

 private:
  struct Histogram {
    std::vector<std::int64_t> buckets;
    std::int64_t count = 0;
    double sum = 0;
  };

  mutable std::mutex mutex_;
  std::map<std::string, std::int64_t, std::less<>> counters_;
  std::map<std::string, double, std::less<>> gauges_;
  std::map<std::string, Histogram, std::less<>> histograms_;
};

}  // namespace hammer::server
