// Which results of rated matches count, how much, and how far they may lift a rating: docs/ratings.md tells players the
// same.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hammer/match.h"
#include "match/glicko2.h"
#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

// A rating is provisional until it is established: sure, by matches of several days. Leaderboards have only those.
inline constexpr Established kEstablished{.max_deviation = 110, .min_counted = 20, .min_days = 3};
inline constexpr std::int64_t kMsOfDay = 86'400'000;
// Two evenings are two days, even if the second begins earlier; one long night is not.
inline constexpr std::int64_t kMsBetweenDays = 20 * 3'600'000;

// While one of the two is provisional, their match lifts nobody above this: accounts cost nothing.
inline constexpr double kProvisionalCeiling = 1550;
// From what an established rating was 24 hours before.
inline constexpr double kMaxDailyRise = 50;
// By one match. A newcomer's first win lifts by no more than this: if a loss cost three times as much, all would sink.
inline constexpr double kMaxFall = 50;

// Why a rating moves less than a result alone would move it; "rating_limit" of a seat, before and after a match.
namespace rating_limit {
inline constexpr std::string_view kCeiling = "ceiling";  // one of the two is provisional
inline constexpr std::string_view kDaily = "daily";      // it has risen as far as it may in a day
inline constexpr std::string_view kNothing = "nothing";  // established and above the ceiling, against a provisional one
inline constexpr std::string_view kFall = "fall";        // by one match no further; only after it
inline constexpr std::string_view kLeft = "left";        // left before a round was complete; only after it
}  // namespace rating_limit

// Whoever has left so many rated matches before a round was complete within 24 hours begins no other.
inline constexpr std::size_t kMaxLeftEarly = 3;

// A deviation grows while nobody plays.
Rating rating_now(const RatingRow& row, std::int64_t now_ms);
bool is_provisional(const RatingRow& row, std::int64_t now_ms);
bool is_provisional(const std::optional<RatingRow>& row, std::int64_t now_ms);
// As it is kept, or the first one of a newcomer.
RatingRow rating_row(Reader& reader, AccountId account, std::string_view game, std::int64_t now_ms);

// 1, ½, ¼, then 0: what the next match of two counts who had `met` matches that counted within 24 hours.
double weight_after(int met);
// The same, for the accounts at the two seats of a rated match.
double weight_now(Reader& reader, const std::vector<SeatRow>& seats, std::string_view game, std::int64_t now_ms);

// What limits a match against `opponent` from the beginning: then nothing can be won. Empty: nothing does.
std::string_view limit_now(Reader& reader, const RatingRow& own, const RatingRow& opponent, std::int64_t now_ms);

// Returns nullopt unless the account has left too many rated matches early; otherwise how long it waits.
std::optional<std::chrono::seconds> pause_of(Reader& reader, AccountId account, std::int64_t now_ms);
Refusal left_early(std::chrono::seconds pause);

// Of games with turns: a frame, in which every side had its turn.
bool has_completed_round(const Match& match);

// Ratings of the two who played, in the transaction that ends their match. The seats get the rating before and after
// it and what limited it, the row what it counted and why not more.
std::optional<StoreFault> rate_result(Writer& writer, MatchRow& row, bool has_round, std::vector<SeatRow>& seats);

}  // namespace hammer::server
