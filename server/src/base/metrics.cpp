#include "base/metrics.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace hammer::server {
namespace {

// Upper bounds, in seconds.
constexpr std::array kBuckets{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0};

std::string number_text(double number) {
  std::array<char, 32> digits{};
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  return {digits.data(), written.ptr};
}

// Of `calls{status="200"}` the name is `calls`, and the labels are between the braces.
std::string_view bare_name(std::string_view name) { return name.substr(0, name.find('{')); }
std::string_view labels_of(std::string_view name) {
  const auto brace = name.find('{');
  return brace == std::string_view::npos ? std::string_view{} : name.substr(brace + 1, name.size() - brace - 2);
}

std::string with_labels(std::string_view name, std::string_view tail, std::string_view more) {
  const std::string labels(labels_of(name));
  const std::string between = labels.empty() || more.empty() ? "" : ",";
  const std::string all = labels + between + std::string(more);
  return std::string(bare_name(name)) + std::string(tail) + (all.empty() ? "" : '{' + all + '}');
}

// Once for all lines of a name: names are sorted, so those with labels are neighbours.
void write_type(std::string& text, std::string_view& last, std::string_view name, std::string_view type) {
  if (bare_name(name) == last) return;
  last = bare_name(name);
  text.append("# TYPE ").append(last).append(" ").append(type).append("\n");
}

void add_line(std::string& text, std::string_view name, std::string_view value) {
  text.append(name).append(" ").append(value).append("\n");
}

}  // namespace

void Metrics::count(std::string_view name, std::int64_t more) {
  const std::lock_guard lock(mutex_);
  const auto found = counters_.find(name);
  if (found != counters_.end()) {
    found->second += more;
  } else {
    counters_.emplace(name, more);
  }
}

void Metrics::set(std::string_view name, double value) {
  const std::lock_guard lock(mutex_);
  const auto found = gauges_.find(name);
  if (found != gauges_.end()) {
    found->second = value;
  } else {
    gauges_.emplace(name, value);
  }
}

void Metrics::observe(std::string_view name, double seconds) {
  const std::lock_guard lock(mutex_);
  auto found = histograms_.find(name);
  if (found == histograms_.end()) {
    found = histograms_.emplace(name, Histogram{.buckets = std::vector<std::int64_t>(kBuckets.size())}).first;
  }
  Histogram& histogram = found->second;
  const auto bucket = std::lower_bound(kBuckets.begin(), kBuckets.end(), seconds);
  if (bucket != kBuckets.end()) ++histogram.buckets[static_cast<std::size_t>(bucket - kBuckets.begin())];
  ++histogram.count;
  histogram.sum += seconds;
}

std::string Metrics::text() const {
  const std::lock_guard lock(mutex_);
  std::string text;
  std::string_view last;
  for (const auto& [name, value] : counters_) {
    write_type(text, last, name, "counter");
    add_line(text, name, std::to_string(value));
  }
  for (const auto& [name, value] : gauges_) {
    write_type(text, last, name, "gauge");
    add_line(text, name, number_text(value));
  }
  for (const auto& [name, histogram] : histograms_) {
    write_type(text, last, name, "histogram");
    std::int64_t so_far = 0;
    for (std::size_t i = 0; i < kBuckets.size(); ++i) {
      so_far += histogram.buckets[i];
      add_line(text, with_labels(name, "_bucket", "le=\"" + number_text(kBuckets[i]) + '"'), std::to_string(so_far));
    }
    add_line(text, with_labels(name, "_bucket", "le=\"+Inf\""), std::to_string(histogram.count));
    add_line(text, with_labels(name, "_sum", ""), number_text(histogram.sum));
    add_line(text, with_labels(name, "_count", ""), std::to_string(histogram.count));
  }
  return text;
}

}  // namespace hammer::server
