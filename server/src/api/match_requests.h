// The requests to a match as typed commands, from the body or the query as it was sent.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "match/offers.h"
#include "match/plan.h"
#include "match/requests.h"

namespace hammer::server {

Result<MatchPlan, Refusal> read_new_match(const Caller& caller, std::string_view body);
// Nothing: any seat.
Result<std::optional<int>, Refusal> read_seat_choice(std::string_view body);
Result<SentCommand, Refusal> read_command(std::string_view body);
Result<OfferKind, Refusal> read_offer(std::string_view body);
struct OfferAnswer {
  OfferKind kind;
  bool accepts;
};
Result<OfferAnswer, Refusal> read_offer_answer(std::string_view body);
// Its index in kPhrases.
Result<std::size_t, Refusal> read_phrase(std::string_view body);
Result<StateDifference, Refusal> read_difference(std::string_view body);
// "since=12"; -1 where it is not given.
Result<std::int64_t, Refusal> read_since(std::string_view query);

}  // namespace hammer::server
