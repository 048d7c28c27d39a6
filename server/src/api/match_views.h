// People, ratings and matches of the store as JSON.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "json/writer.h"
#include "match/view.h"
#include "store/store.h"

namespace hammer::server {

// {"id","name","kind","created_ms"}
void write_account(JsonWriter& json, const Account& account);
// [{"game","rating","deviation","games"}, …]
void write_ratings(JsonWriter& json, std::span<const RatingRow> ratings);
// What was stored as JSON text; null where it is empty.
void write_stored(JsonWriter& json, std::string_view text);
// As in lists: without presence.
void write_match(JsonWriter& json, Reader& reader, const MatchSummary& summary);
void write_matches(JsonWriter& json, Reader& reader, std::span<const MatchSummary> matches);

// {"type":"challenges","matches":[…]}
std::string challenges_line(Reader& reader);
inline constexpr int kMaxListed = 100;

// Fields "account", "ratings", "unfinished" and "muted" of an object that is open.
void write_me(JsonWriter& json, Reader& reader, const Account& account);

}  // namespace hammer::server
