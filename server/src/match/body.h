// The body of a call, read strictly: what is wrong is said by the field's name.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/call.h"
#include "json/fields.h"
#include "json/value.h"

namespace hammer::server {

class Body {
 public:
  // `known`: all fields that it may have. An empty body is an empty object.
  Body(std::string_view text, std::span<const std::string_view> known);
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;

  const Fields& fields() const { return *fields_; }
  const JsonValue& value() const { return value_; }
  // What was complained of first, as the answer.
  std::optional<Reply> fault() const;

 private:
  JsonValue value_{JsonObject{}};
  Complaints complaints_;
  std::optional<Fields> fields_;
};

}  // namespace hammer::server
