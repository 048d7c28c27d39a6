#include "api/api_request.h"

#include <utility>

#include "api/refusals.h"
#include "json/reader.h"

namespace hammer::server {

RequestBody::RequestBody(std::string_view text, std::span<const std::string_view> known) {
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

std::optional<Reply> RequestBody::fault() const {
  return complaint() ? std::optional(refuse(Refusal(*complaint()))) : std::nullopt;
}

}  // namespace hammer::server
