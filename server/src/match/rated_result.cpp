#include "match/rated_result.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hammer::server {
namespace {

constexpr int kMaxMeetings = 3;  // that count, within 24 hours

const std::string& side_name(const SeatRow& seat) { return seat.side.empty() ? seat.name : seat.side; }

// A deleted account has none anymore.
std::optional<StoreFault> keep_rating(Writer& writer, const RatingRow& rating, std::string_view match) {
  const auto account = writer.account(rating.account);
  return account && !account->deleted ? writer.put_rating(rating, match) : std::nullopt;
}

void take_over(RatingRow& row, const Rating& rating, std::int64_t now_ms) {
  row.rating = rating.rating;
  row.deviation = rating.deviation;
  row.volatility = rating.volatility;
  row.games += 1;
  row.at_ms = now_ms;
}

void count_towards_established(RatingRow& row, std::int64_t now_ms) {
  row.counted += 1;
  if (row.days > 0 && now_ms - row.day_ms < kMsBetweenDays) return;
  row.days += 1;
  row.day_ms = now_ms;
}

// What a match against that opponent may do to a rating.
struct Bounds {
  double highest;          // that it may reach
  std::string_view limit;  // why not more
  bool counts = true;      // towards being established
  bool is_for_nothing = false;
};

Bounds bounds_of(Reader& reader, const RatingRow& own, const RatingRow& opponent, std::int64_t now_ms) {
  const bool is_unsure = is_provisional(own, now_ms);
  const bool is_against_unsure = is_provisional(opponent, now_ms);
  Bounds bounds{std::max(kProvisionalCeiling, own.rating), rating_limit::kCeiling};
  // Above the ceiling there is nothing to win from a provisional opponent, and nothing to prove. An established player
  // has nothing to lose either: else newcomers would pull everybody good down.
  const bool is_above = own.rating > kProvisionalCeiling;
  bounds.counts = !is_against_unsure || !is_above;
  bounds.is_for_nothing = is_against_unsure && is_above && !is_unsure;
  if (is_unsure || is_against_unsure) return bounds;
  const auto day_ago = reader.rating_at(own.account, own.game, now_ms - kMsOfDay);
  bounds.highest = std::max(bounds.highest, day_ago.value_or(Rating{}.rating) + kMaxDailyRise);
  bounds.limit = rating_limit::kDaily;
  return bounds;
}

struct Rated {
  RatingRow row;
  std::string_view limit = "";
};

// `reached`: what the result alone would make of the rating.
Rated limited(Reader& reader, const RatingRow& before, const Rating& reached, const RatingRow& opponent,
              std::int64_t now_ms) {
  const Bounds bounds = bounds_of(reader, before, opponent, now_ms);
  Rated rated{before};
  if (bounds.is_for_nothing || (!bounds.counts && reached.rating > before.rating)) {
    take_over(rated.row, rating_now(before, now_ms), now_ms);
    rated.limit = bounds.is_for_nothing ? rating_limit::kNothing : bounds.limit;
    return rated;
  }
  take_over(rated.row, reached, now_ms);
  rated.row.rating = std::clamp(reached.rating, before.rating - kMaxFall, bounds.highest);
  if (rated.row.rating < reached.rating) rated.limit = bounds.limit;
  if (rated.row.rating > reached.rating) rated.limit = rating_limit::kFall;
  if (bounds.counts) count_towards_established(rated.row, now_ms);
  return rated;
}

}  // namespace

Rating rating_now(const RatingRow& row, std::int64_t now_ms) {
  const double days =
      static_cast<double>(std::max<std::int64_t>(0, now_ms - row.at_ms)) / static_cast<double>(kMsOfDay);
  return rate_idle({row.rating, row.deviation, row.volatility}, days);
}

bool is_provisional(const RatingRow& row, std::int64_t now_ms) {
  const bool is_tried = row.counted >= kEstablished.min_counted && row.days >= kEstablished.min_days;
  return !is_tried || rating_now(row, now_ms).deviation > kEstablished.max_deviation;
}

bool is_provisional(const std::optional<RatingRow>& row, std::int64_t now_ms) {
  return !row || is_provisional(*row, now_ms);
}

RatingRow rating_row(Reader& reader, AccountId account, std::string_view game, std::int64_t now_ms) {
  if (const auto kept = reader.rating(account, game)) return *kept;
  RatingRow unknown;
  unknown.account = account;
  unknown.game = game;
  unknown.at_ms = now_ms;
  return unknown;
}

double weight_after(int met) { return met >= kMaxMeetings ? 0 : std::ldexp(1.0, -std::max(met, 0)); }

double weight_now(Reader& reader, const std::vector<SeatRow>& seats, std::string_view game, std::int64_t now_ms) {
  return weight_after(reader.meetings(seats[0].account, seats[1].account, game, now_ms - kMsOfDay));
}

std::string_view limit_now(Reader& reader, const RatingRow& own, const RatingRow& opponent, std::int64_t now_ms) {
  const Bounds bounds = bounds_of(reader, own, opponent, now_ms);
  if (bounds.is_for_nothing) return rating_limit::kNothing;
  return own.rating >= bounds.highest ? bounds.limit : "";
}

std::optional<std::chrono::seconds> pause_of(Reader& reader, AccountId account, std::int64_t now_ms) {
  const std::vector<std::int64_t> left = reader.left_early(account, now_ms - kMsOfDay);
  if (left.size() < kMaxLeftEarly) return std::nullopt;
  const std::chrono::milliseconds wait(left[left.size() - kMaxLeftEarly] + kMsOfDay - now_ms);
  return std::chrono::ceil<std::chrono::seconds>(wait);
}

Refusal left_early(std::chrono::seconds pause) {
  const auto minutes = std::chrono::ceil<std::chrono::minutes>(pause);
  Refusal refused("left_early", "", {arg("most", kMaxLeftEarly), arg("minutes", minutes.count())});
  refused.wait = pause;
  return refused;
}

bool has_completed_round(const Match& match) { return match.state().round > 1 || match.state().game_number > 1; }

std::optional<StoreFault> rate_result(Writer& writer, MatchRow& row, bool has_round, std::vector<SeatRow>& seats) {
  const double weight = weight_now(writer, seats, row.game, row.ended_ms);
  row.rating_weight = has_round ? weight : 0;
  row.rating_why = !has_round ? "no_round" : weight == 0 ? "met_often" : "";
  const std::array before{rating_row(writer, seats[0].account, row.game, row.ended_ms),
                          rating_row(writer, seats[1].account, row.game, row.ended_ms)};
  for (std::size_t i = 0; i < before.size(); ++i) {
    seats[i].rating_before = seats[i].rating_after = before[i].rating;
    // Without a round somebody has conceded, or was gone: the one who has not won.
    if (!has_round && row.winner != side_name(seats[i])) seats[i].rating_limit = rating_limit::kLeft;
  }
  if (row.rating_weight > 0) {
    const double score = row.winner.empty() ? 0.5 : row.winner == side_name(seats[0]) ? 1.0 : 0.0;
    const RatedPair reached =
        rate_match(rating_now(before[0], row.ended_ms), rating_now(before[1], row.ended_ms), score, weight);
    const std::array after{limited(writer, before[0], reached.one, before[1], row.ended_ms),
                           limited(writer, before[1], reached.other, before[0], row.ended_ms)};
    for (std::size_t i = 0; i < after.size(); ++i) {
      seats[i].rating_limit = after[i].limit;
      seats[i].rating_after = after[i].row.rating;
      if (const auto fault = keep_rating(writer, after[i].row, row.id)) return fault;
    }
  }
  for (const SeatRow& seat : seats) {
    if (const auto fault = writer.rate_seat(row.id, seat)) return fault;
  }
  return std::nullopt;
}

}  // namespace hammer::server
