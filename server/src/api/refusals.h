// Refusals as replies. One table has the HTTP status of every code that a room or a handler refuses with; those know
// only codes. net/ answers requests that are malformed as HTTP itself.
#pragma once

#include <string_view>

#include "base/call.h"
#include "match/requests.h"

namespace hammer::server {

// With the code's status, and Retry-After if asking again can help. `more` holds fields besides the usual ones.
Reply refuse(const Refusal& refusal, const JsonObject& more = {});
Reply refuse(StoreFault fault);

// 429: the code has the argument "seconds".
Reply too_often(std::string_view code, int seconds);

}  // namespace hammer::server
