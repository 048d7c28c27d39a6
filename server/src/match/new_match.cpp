#include "match/new_match.h"

#include <utility>

#include "match/chance.h"

namespace hammer::server {

std::optional<StoreFault> NewMatchRows::write(Writer& writer) const {
  if (const auto fault = writer.add_match(row, seats)) return fault;
  return setup ? writer.add_event(row.id, *setup) : std::nullopt;
}

Result<Begun, Reply> begin_match(MatchRow row, std::vector<SeatRow> seats, std::int64_t now_ms) {
  name_machines(seats);
  row.seed = draw_match_seed();
  auto hosted = protocol::HostedMatch::begin(setup_with(row.plan, seats), row.seed, draw_name_secret());
  if (!hosted) return refusal(409, {"cannot_begin", hosted.refusal().field, {arg("why", hosted.refusal())}});
  row.phase = MatchPhase::kPlaying;
  row.started_ms = now_ms;
  auto match = std::make_shared<protocol::HostedMatch>(std::move(hosted.value()));
  EventRow setup;
  setup.body = match->first_lines();
  setup.state_hash = match->hash();
  setup.at_ms = now_ms;
  return Begun{std::move(row), std::move(seats), std::move(setup), std::move(match)};
}

Result<NewMatchRows, Reply> make_match_rows(const MatchPlan& plan, AccountId host, std::int64_t now_ms) {
  MatchRow row;
  row.id = draw_match_id();
  row.game = plan.game;
  row.rated = plan.rated;
  row.listed = plan.listed;
  row.plan = plan.setup;
  row.host = host;
  row.created_ms = now_ms;
  if (!all_taken(plan.seats)) {
    NewMatchRows rows{std::move(row), plan.seats};
    name_machines(rows.seats);
    return rows;
  }
  auto begun = begin_match(std::move(row), plan.seats, now_ms);
  if (!begun) return begun.refusal();
  return NewMatchRows{std::move(begun.value().row), std::move(begun.value().seats), std::move(begun.value().setup)};
}

}  // namespace hammer::server
