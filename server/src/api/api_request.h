// A call after authentication: what is requested, by whom, and how to respond; and its body, read strictly.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/refusals.h"
#include "base/call.h"
#include "json/fields.h"
#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

struct ApiRequest {
  Call call;
  std::vector<std::string> parameters = {};       // for the {…} of the path
  std::map<std::string, std::string> query = {};  // decoded
  Caller caller = {};                             // account 0: no token
  Token token = {};                               // of the caller
  Responder respond = {};

  const std::string& parameter(std::size_t index) const { return parameters[index]; }
};

// A body of JSON. The first thing that is wrong with it is the refusal, by the field's name.
class RequestBody : public ParsedObject {
 public:
  // `known`: all fields that it may have. An empty body is an empty object.
  RequestBody(std::string_view text, std::span<const std::string_view> known)
      : ParsedObject(text.empty() ? "{}" : text, known) {}

  std::optional<Reply> fault() const {
    return complaint() ? std::optional(refuse(Refusal(*complaint()))) : std::nullopt;
  }
};

}  // namespace hammer::server
