#include "api/match_views.h"

#include <cmath>

#include "api/match_limits.h"
#include "json/reader.h"
#include "match/rated_result.h"

namespace hammer::server {
namespace {

void write_text_or_null(JsonWriter& json, std::string_view text) { text.empty() ? json.null() : json.value(text); }

// To a tenth of a point.
double rounded(double number) { return std::round(number * 10) / 10; }

void write_kind(JsonWriter& json, Reader& reader, const SeatRow& seat) {
  json.name("kind");
  if (!seat.level.empty()) {
    json.value("machine").field("level", seat.level);
  } else if (const auto account = seat.account != 0 ? reader.account(seat.account) : std::nullopt) {
    json.value(name_of(account->kind));
  } else {
    json.null();
  }
}

// The current rating while the match is not over; what the match changed afterwards.
void write_seat_rating(JsonWriter& json, Reader& reader, const SeatRow& seat, const MatchRow& match,
                       std::int64_t now_ms) {
  const bool is_current = match.phase != MatchPhase::kOver;
  const bool is_needed = seat.account != 0 && (is_current || match.rated);
  const auto rating = is_needed ? reader.rating(seat.account, match.game) : std::nullopt;
  if (rating && is_current) json.field("rating", rounded(rating->rating));
  if (match.rated && seat.account != 0 && is_provisional(rating, now_ms)) json.field("provisional", true);
  if (seat.rating_before != 0) json.field("rating_before", rounded(seat.rating_before));
  if (seat.rating_after != 0) json.field("rating_after", rounded(seat.rating_after));
  if (!seat.rating_limit.empty()) json.field("rating_limit", seat.rating_limit);
}

void write_seat(JsonWriter& json, Reader& reader, const SeatRow& seat, const MatchRow& match, std::int64_t now_ms) {
  json.begin_object().field("seat", seat.seat);
  write_text_or_null(json.name("side"), seat.side);
  write_text_or_null(json.name("name"), seat.name);
  write_kind(json, reader, seat);
  write_seat_rating(json, reader, seat, match, now_ms);
  json.end_object();
}

// A side of one player has that player's name of the time. An account that was deleted since has another name at its
// seat; its score and win are shown under that name too.
void write_ending(JsonWriter& json, const MatchSummary& summary) {
  const MatchRow& match = summary.match;
  const auto result = read_json(match.result);
  const auto* scores = result ? result.value().get<JsonObject>() : nullptr;
  std::string winner = match.winner;
  json.field("ended_ms", match.ended_ms).name("score").begin_object();
  for (std::size_t side = 0; scores != nullptr && side < scores->size(); ++side) {
    const auto& [name, score] = (*scores)[side];
    const SeatRow* const seat = side < summary.seats.size() ? &summary.seats[side] : nullptr;
    const bool is_forgotten = seat != nullptr && seat->side.empty() && seat->name.starts_with("deleted-");
    if (is_forgotten && match.winner == name) winner = seat->name;
    if (const double* const points = score.get<double>()) {
      json.field(is_forgotten ? seat->name : name, static_cast<std::int64_t>(*points));
    }
  }
  write_text_or_null(json.end_object().name("winner"), winner);
  write_text_or_null(json.name("ending"), match.ending);
  write_rating_weight(json, match);
}

}  // namespace

void write_account(JsonWriter& json, const Account& account) {
  json.begin_object()
      .field("id", account.id)
      .field("name", account.name)
      .field("kind", name_of(account.kind))
      .field("created_ms", account.created_ms)
      .end_object();
}

void write_ratings(JsonWriter& json, std::span<const RatingRow> ratings, std::int64_t now_ms) {
  json.begin_array();
  for (const RatingRow& row : ratings) {
    json.begin_object()
        .field("game", row.game)
        .field("rating", rounded(row.rating))
        .field("deviation", rounded(row.deviation))
        .field("games", row.games)
        .field("provisional", is_provisional(row, now_ms))
        .end_object();
  }
  json.end_array();
}

void write_stored(JsonWriter& json, std::string_view text) { text.empty() ? json.null() : json.raw(text); }

void write_match(JsonWriter& json, Reader& reader, const MatchSummary& summary, std::int64_t now_ms) {
  const MatchRow& match = summary.match;
  const auto host = match.host != 0 ? reader.account(match.host) : std::nullopt;
  json.begin_object()
      .field("id", match.id)
      .field("phase", name_of(match.phase))
      .field("game", match.game)
      .field("rated", match.rated)
      .field("listed", match.listed);
  write_counts(json, match, summary.seats, [&] { return weight_now(reader, summary.seats, match.game, now_ms); });
  json.name("host");
  host ? json.value(host->name) : json.null();
  json.field("created_ms", match.created_ms);
  write_stored(json.name("setup"), match.plan);
  json.name("seats").begin_array();
  for (const SeatRow& seat : summary.seats) write_seat(json, reader, seat, match, now_ms);
  json.end_array();
  if (match.phase == MatchPhase::kOver) write_ending(json, summary);
  json.end_object();
}

void write_matches(JsonWriter& json, Reader& reader, std::span<const MatchSummary> matches, std::int64_t now_ms) {
  json.begin_array();
  for (const MatchSummary& match : matches) write_match(json, reader, match, now_ms);
  json.end_array();
}

std::string challenges_line(Reader& reader, std::int64_t now_ms) {
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("type", "challenges").name("matches");
  write_matches(json, reader, reader.listed_waiting(kMaxListed), now_ms);
  json.end_object();
  return line;
}

void write_me(JsonWriter& json, Reader& reader, const Account& account, std::int64_t now_ms) {
  write_account(json.name("account"), account);
  write_ratings(json.name("ratings"), reader.ratings(account.id), now_ms);
  write_matches(json.name("unfinished"), reader, reader.unfinished_of(account.id, kMaxUnfinished), now_ms);
  json.name("muted").begin_array();
  for (const AccountId other : reader.muted_by(account.id)) {
    if (const auto muted = reader.account(other)) json.value(muted->name);
  }
  json.end_array();
}

}  // namespace hammer::server
