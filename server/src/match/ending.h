// What is written down of a match once it is over.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/match.h"
#include "match/turn.h"
#include "store/store.h"

namespace hammer::server {

// The match is over.
void close_row(MatchRow& row, const Match& match, std::string_view ending, std::int64_t now_ms);

// Ratings of the two who played, before and after, in the transaction that ends their match. The seats get both.
std::optional<StoreFault> rate(Writer& writer, const MatchRow& row, std::vector<SeatRow>& seats);

}  // namespace hammer::server
