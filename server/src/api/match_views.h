// People, ratings and matches of the store as JSON.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "json/writer.h"
#include "match/view.h"
#include "store/store.h"

namespace hammer::server {

// {"id","name","kind","created_ms"}
void write_account(JsonWriter& json, const Account& account);
// [{"game","rating","deviation","games","provisional"}, …]
void write_ratings(JsonWriter& json, std::span<const RatingRow> ratings, std::int64_t now_ms);
// What was stored as JSON text; null where it is empty.
void write_stored(JsonWriter& json, std::string_view text);
// As in lists: without presence.
void write_match(JsonWriter& json, Reader& reader, const MatchSummary& summary, std::int64_t now_ms);
void write_matches(JsonWriter& json, Reader& reader, std::span<const MatchSummary> matches, std::int64_t now_ms);

// {"type":"challenges","matches":[…]}
std::string challenges_line(Reader& reader, std::int64_t now_ms);
inline constexpr int kMaxListed = 100;

// Fields "account", "ratings", "unfinished" and "muted" of an object that is open.
void write_me(JsonWriter& json, Reader& reader, const Account& account, std::int64_t now_ms);

}  // namespace hammer::server
