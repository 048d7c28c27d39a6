// Who is let in: whose token it is, whether it still holds, and whether it is enough for the call.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "api/bearer.h"
#include "api/route.h"
#include "base/call.h"
#include "hammer/result.h"

namespace hammer::server {

struct ApiContext;

// From memory, or from the store; `found` comes on the loop's thread.
void find_bearer(ApiContext& context, const std::string& token_hash,
                 std::function<void(ApiContext&, const Result<Bearer, Reply>&)> found);

// Why the bearer is nobody here (any more); nothing: let in.
std::optional<Reply> check_account(ApiContext& context, const Bearer& bearer);

// 403 with "until_ms" and "reason".
Reply ban_refusal(const Account& account);

// Whether the bearer may make this call; nothing: it may.
std::optional<Reply> check_scope(const Route& route, const Bearer& bearer);

// Finds out who asks and hands the call on, or answers with what is in its way.
void admit(ApiContext& context, const Route& route, ApiRequest request);

}  // namespace hammer::server
