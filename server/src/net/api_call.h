// A request under /api as the call that it is, before any network is involved.
#pragma once

#include <string>
#include <string_view>

#include "base/call.h"
#include "hammer/result.h"
#include "net/answer.h"

namespace hammer::server {

// "/api" and all below it; of a path as request_path() gives it.
bool is_api(std::string_view path);

// What can be said before its body was read: that it comes from another site's page, that its address is nonsense, that
// its body has no end that we could know.
Result<Call, Reply> read_call(const Request& request, std::string_view address);

// Who asks: the other end of the connection; or where a proxy of ours stands before us, the last entry of the
// X-Forwarded-For that it wrote, "unknown" where that is missing or no address.
std::string address_of(const Request& request, std::string_view other_end, bool behind_proxy);
bool is_loopback(std::string_view address);

// Its status, headers and body are views into the reply.
Answer answer_with(const Reply& reply, const Request& request);

}  // namespace hammer::server
