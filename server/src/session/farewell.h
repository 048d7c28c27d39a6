// The last line of a stream: why it ends.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "json/writer.h"

namespace hammer::server {

// {"type":"bye","why":…}
inline std::shared_ptr<const std::string> farewell_line(std::string_view why) {
  auto line = std::make_shared<std::string>();
  JsonWriter(*line).begin_object().field("type", "bye").field("why", why).end_object();
  return line;
}

}  // namespace hammer::server
