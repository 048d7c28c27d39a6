#include "match/body.h"

#include <utility>

#include "json/reader.h"

namespace hammer::server {

Body::Body(std::string_view text, std::span<const std::string_view> known) {
  if (!text.empty()) {
    auto read = read_json(text);
    if (read) {
      value_ = std::move(read.value());
    } else {
      complaints_.add(read.refusal());
    }
  }
  fields_.emplace(value_, "", known, complaints_);
}

std::optional<Reply> Body::fault() const {
  if (!complaints_.first()) return std::nullopt;
  return refusal(400, *complaints_.first());
}

}  // namespace hammer::server
