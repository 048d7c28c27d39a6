#include "match/ending.h"

#include <algorithm>

#include "json/writer.h"
#include "match/glicko2.h"

namespace hammer::server {
namespace {

constexpr double kMsOfADay = 24.0 * 60 * 60 * 1000;

RatingRow rating_now(Writer& writer, AccountId account, const MatchRow& row) {
  if (const auto kept = writer.rating(account, row.game)) return *kept;
  RatingRow unknown;
  unknown.account = account;
  unknown.game = row.game;
  unknown.at_ms = row.ended_ms;
  return unknown;
}

Rating after_idling(const RatingRow& row, std::int64_t now_ms) {
  const double days = static_cast<double>(std::max<std::int64_t>(0, now_ms - row.at_ms)) / kMsOfADay;
  return rate_idle({row.rating, row.deviation, row.volatility}, days);
}

void take_over(RatingRow& row, const Rating& rating, std::int64_t now_ms) {
  row.rating = rating.rating;
  row.deviation = rating.deviation;
  row.volatility = rating.volatility;
  row.games += 1;
  row.at_ms = now_ms;
}

// A deleted account has none anymore.
std::optional<StoreFault> keep_rating(Writer& writer, const RatingRow& rating, std::string_view match) {
  const auto account = writer.account(rating.account);
  return account && !account->deleted ? writer.put_rating(rating, match) : std::nullopt;
}

const std::string& side_name(const SeatRow& seat) { return seat.side.empty() ? seat.name : seat.side; }

}  // namespace

void close_row(MatchRow& row, const Match& match, std::string_view ending, std::int64_t now_ms) {
  const Setup& setup = match.setup();
  const State& state = match.state();
  row.phase = MatchPhase::kOver;
  row.ended_ms = now_ms;
  row.ending = ending;
  if (state.winner >= 0) row.winner = setup.sides[static_cast<std::size_t>(state.winner)];
  row.result.clear();
  JsonWriter json(row.result);
  json.begin_object();
  for (std::size_t side = 0; side < setup.sides.size(); ++side) json.field(setup.sides[side], state.scores[side]);
  json.end_object();
}

std::optional<StoreFault> rate(Writer& writer, const MatchRow& row, std::vector<SeatRow>& seats) {
  RatingRow one = rating_now(writer, seats[0].account, row);
  RatingRow other = rating_now(writer, seats[1].account, row);
  const double score = row.winner.empty() ? 0.5 : row.winner == side_name(seats[0]) ? 1.0 : 0.0;
  seats[0].rating_before = one.rating;
  seats[1].rating_before = other.rating;
  const RatedPair rated = rate_match(after_idling(one, row.ended_ms), after_idling(other, row.ended_ms), score);
  take_over(one, rated.one, row.ended_ms);
  take_over(other, rated.other, row.ended_ms);
  seats[0].rating_after = one.rating;
  seats[1].rating_after = other.rating;
  if (const auto fault = keep_rating(writer, one, row.id)) return fault;
  if (const auto fault = keep_rating(writer, other, row.id)) return fault;
  for (const SeatRow& seat : seats) {
    if (const auto fault = writer.rate_seat(row.id, seat)) return fault;
  }
  return std::nullopt;
}

}  // namespace hammer::server
