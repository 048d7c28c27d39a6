#include "base/metrics.h"

#include <gtest/gtest.h>

#include <thread>

namespace hammer::server {
namespace {

bool has_line(const std::string& text, const std::string& line) {
  return ('\n' + text).find('\n' + line + '\n') != std::string::npos;
}

TEST(Metrics, CountersAndGaugesAreToldByName) {
  Metrics metrics;
  metrics.count("calls_total{status=\"200\"}");
  metrics.count("calls_total{status=\"200\"}", 2);
  metrics.count("calls_total{status=\"404\"}");
  metrics.set("connections", 12.5);
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, "# TYPE calls_total counter"));
  EXPECT_EQ(text.find("# TYPE calls_total"), text.rfind("# TYPE calls_total"));
  EXPECT_TRUE(has_line(text, "calls_total{status=\"200\"} 3"));
  EXPECT_TRUE(has_line(text, "calls_total{status=\"404\"} 1"));
  EXPECT_TRUE(has_line(text, "# TYPE connections gauge"));
  EXPECT_TRUE(has_line(text, "connections 12.5"));
}

TEST(Metrics, BucketsCountAllThatIsNoLonger) {
  Metrics metrics;
  for (const double seconds : {0.0005, 0.001, 0.3, 60.0}) metrics.observe("took_seconds{call=\"a\"}", seconds);
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, "# TYPE took_seconds histogram"));
  EXPECT_TRUE(has_line(text, "took_seconds_bucket{call=\"a\",le=\"0.001\"} 2"));
  EXPECT_TRUE(has_line(text, "took_seconds_bucket{call=\"a\",le=\"0.25\"} 2"));
  EXPECT_TRUE(has_line(text, "took_seconds_bucket{call=\"a\",le=\"0.5\"} 3"));
  EXPECT_TRUE(has_line(text, "took_seconds_bucket{call=\"a\",le=\"+Inf\"} 4"));
  EXPECT_TRUE(has_line(text, "took_seconds_count{call=\"a\"} 4"));
}

TEST(Metrics, ThreadsMayCountTogether) {
  Metrics metrics;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int n = 0; n < 1000; ++n) metrics.count("all_total");
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_TRUE(has_line(metrics.text(), "all_total 4000"));
}

}  // namespace
}  // namespace hammer::server
