// Everything that the server knows about the caller.
#include <utility>

#include "api/api_context.h"
#include "api/authentication.h"
#include "api/handlers.h"
#include "api/match_views.h"
#include "api/refusals.h"
#include "json/writer.h"

namespace hammer::server::handlers {
namespace {

constexpr int kMatchesAtOnce = 200;
constexpr int kAllRatingSteps = 100'000;

std::vector<MatchSummary> all_matches_of(Reader& reader, AccountId account) {
  std::vector<MatchSummary> all = reader.unfinished_of(account, kMatchesAtOnce);
  for (std::int64_t before = 0;;) {
    const std::vector<MatchSummary> some = reader.history_of(account, before, kMatchesAtOnce);
    all.insert(all.end(), some.begin(), some.end());
    if (some.size() < kMatchesAtOnce) return all;
    before = some.back().match.created_ms;
  }
}

void write_rating_histories(JsonWriter& json, Reader& reader, AccountId account) {
  json.begin_array();
  for (const RatingRow& row : reader.ratings(account)) {
    for (const RatingStep& step : reader.rating_history(account, row.game, kAllRatingSteps)) {
      json.begin_object()
          .field("game", row.game)
          .field("match", step.match)
          .field("at_ms", step.at_ms)
          .field("rating", step.rating)
          .field("deviation", step.deviation)
          .end_object();
    }
  }
  json.end_array();
}

void write_reports(JsonWriter& json, Reader& reader, AccountId account) {
  json.begin_array();
  for (const Report& report : reader.reports_of(account)) {
    const auto about = reader.account(report.about);
    json.begin_object()
        .field("about", about ? about->name : "")
        .field("match", report.match)
        .field("reason", report.reason)
        .field("at_ms", report.at_ms)
        .end_object();
  }
  json.end_array();
}

// Records are long, and anybody can get them by their addresses.
void write_records(JsonWriter& json, std::span<const MatchSummary> matches) {
  json.begin_array();
  for (const MatchSummary& summary : matches) json.value("/api/matches/" + summary.match.id + "/record");
  json.end_array();
}

Reply everything_of(Reader& reader, AccountId id, std::int64_t now_ms) {
  const auto account = reader.account(id);
  if (!account) return refuse({"account_gone"});
  Reply reply;
  JsonWriter json(reply.body);
  json.begin_object().field("exported_ms", now_ms);
  write_me(json, reader, *account, now_ms);
  json.field("has_password", !account->password.empty())
      .field("banned_until_ms", account->banned_until_ms)
      .field("ban_reason", account->ban_reason);
  write_tokens(json.name("tokens"), reader.tokens_of(id), now_ms);
  write_rating_histories(json.name("rating_history"), reader, id);
  write_reports(json.name("reports"), reader, id);
  const std::vector<MatchSummary> matches = all_matches_of(reader, id);
  write_matches(json.name("matches"), reader, matches, now_ms);
  write_records(json.name("records"), matches);
  json.end_object();
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"hammer-export.json\"");
  return reply;
}

}  // namespace

void export_me(ApiContext& context, ApiRequest request) {
  respond_from_store(context, std::move(request.respond),
                     [id = request.caller.account, now = context.clock.now_ms()](Reader& reader) {
                       return everything_of(reader, id, now);
                     });
}

}  // namespace hammer::server::handlers
