// Names that somebody has already.
#pragma once

#include <optional>
#include <string>

#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

// 409 with a "suggestion" of one that is free; nothing where the name is, or is the account's own.
std::optional<Reply> find_name_conflict(Reader& reader, const std::string& name, AccountId own);

}  // namespace hammer::server
