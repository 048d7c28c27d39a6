// How many matches one account may have at a time.
#pragma once

#include <cstdint>
#include <optional>

#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

inline constexpr int kMaxUnfinished = 50;  // waiting, playing or paused, with a seat in it
inline constexpr int kMaxWaiting = 20;     // of those, hosted and not begun

enum class NewMatch : std::uint8_t { kHosted, kJoined };

// 409, where there is no room for another.
std::optional<Reply> find_too_many(Reader& reader, AccountId account, NewMatch wanted);

}  // namespace hammer::server
