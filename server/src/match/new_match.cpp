#include "match/new_match.h"

#include <sodium.h>

#include <string_view>
#include <utility>

namespace hammer::server {
namespace {

constexpr std::string_view kIdLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // without i, l, o, 0, 1

std::string draw_match_id() {
  std::string id(kMatchIdLength, 'a');
  for (char& letter : id) letter = kIdLetters[randombytes_uniform(static_cast<std::uint32_t>(kIdLetters.size()))];
  return id;
}

// From the system's generator.
template <class Bytes>
Bytes draw_bytes() {
  Bytes bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace

std::optional<StoreFault> NewMatchRows::write(Writer& writer) const {
  if (const auto fault = writer.add_match(row, seats)) return fault;
  return setup ? writer.add_event(row.id, *setup) : std::nullopt;
}

Result<Begun, Refusal> begin_match(MatchRow row, std::vector<SeatRow> seats, std::int64_t now_ms) {
  name_machines(seats);
  const auto secret = draw_bytes<DrawSecret>();
  row.secret = protocol::hex_of(secret);
  auto hosted =
      protocol::HostedMatch::begin(setup_with(row.plan, seats), secret, row.id, draw_bytes<protocol::NameSecret>());
  if (!hosted) return Refusal("cannot_begin", hosted.refusal().field, {arg("why", hosted.refusal())});
  row.phase = MatchPhase::kPlaying;
  row.started_ms = now_ms;
  auto match = std::make_shared<protocol::HostedMatch>(std::move(hosted.value()));
  EventRow setup;
  setup.body = match->first_lines();
  setup.state_hash = match->hash();
  setup.at_ms = now_ms;
  return Begun{std::move(row), std::move(seats), std::move(setup), std::move(match)};
}

Result<NewMatchRows, Refusal> make_match_rows(const MatchPlan& plan, AccountId host, std::int64_t now_ms) {
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
