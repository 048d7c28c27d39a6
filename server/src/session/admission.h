// Who is let in: whose token it is, whether it still holds, and whether it is enough for the call.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/call.h"
#include "hammer/result.h"
#include "session/bearer.h"
#include "session/route.h"

namespace hammer::server {

struct Desk;

// From memory, or from the store; `found` comes on the loop's thread.
void find_bearer(Desk& desk, const std::string& token_hash,
                 std::function<void(Desk&, const Result<Bearer, Reply>&)> found);

// Why the bearer is nobody here (any more); nothing: let in.
std::optional<Reply> check_account(Desk& desk, const Bearer& bearer);

// 403 with "until_ms" and "reason".
Reply ban_refusal(const Account& account);

// Whether the bearer may make this call; nothing: it may.
std::optional<Reply> check_scope(const Route& route, const Bearer& bearer);

// Finds out who asks and hands the call on, or answers with what is in its way.
void admit(Desk& desk, const Route& route, Asked asked);

}  // namespace hammer::server
