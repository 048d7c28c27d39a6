// The client end of a stream: keeps every line that was sent.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/line_sink.h"

namespace hammer::server {

class RecordingSink : public LineSink {
 public:
  bool send(SharedLine line) override {
    if (is_closed || is_stuck) return false;
    lines.push_back(*line);
    return true;
  }
  void close() override { is_closed = true; }
  void when_gone(std::function<void()> gone) override { gone_ = std::move(gone); }

  // The client goes away.
  void leave() {
    is_closed = true;
    if (gone_) std::exchange(gone_, {})();
  }

  // How many lines contain this text.
  int count(std::string_view part) const {
    return static_cast<int>(
        std::ranges::count_if(lines, [&](const std::string& line) { return line.find(part) != std::string::npos; }));
  }
  // The lines whose first field is this "type".
  std::vector<std::string> of_type(std::string_view type) const {
    const std::string start = R"({"type":")" + std::string(type) + '"';
    std::vector<std::string> found;
    std::ranges::copy_if(lines, std::back_inserter(found),
                         [&](const std::string& line) { return line.starts_with(start); });
    return found;
  }

  std::vector<std::string> lines;
  bool is_closed = false;
  bool is_stuck = false;  // the client reads no more: lines are refused

 private:
  std::function<void()> gone_;
};

using SharedSink = std::shared_ptr<RecordingSink>;

}  // namespace hammer::server
