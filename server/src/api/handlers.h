// The handlers of the calls: each responds once. And what they read from the calls to a match.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "api/api_request.h"
#include "hammer/draws.h"
#include "match/offers.h"
#include "match/plan.h"
#include "match/requests.h"

namespace hammer::server {

struct ApiContext;

namespace handlers {

// The server itself.
void show_document(ApiContext& context, ApiRequest request);
void show_info(ApiContext& context, ApiRequest request);

// The caller's own account.
void make_guest(ApiContext& context, ApiRequest request);
void sign_in(ApiContext& context, ApiRequest request);
void sign_out(ApiContext& context, ApiRequest request);
void claim_account(ApiContext& context, ApiRequest request);
void show_me(ApiContext& context, ApiRequest request);
void change_me(ApiContext& context, ApiRequest request);
void delete_me(ApiContext& context, ApiRequest request);
void export_me(ApiContext& context, ApiRequest request);
void list_tokens(ApiContext& context, ApiRequest request);
void make_token(ApiContext& context, ApiRequest request);
void revoke_token(ApiContext& context, ApiRequest request);

// Other people.
void show_person(ApiContext& context, ApiRequest request);
void show_matches_of(ApiContext& context, ApiRequest request);
void show_ratings_of(ApiContext& context, ApiRequest request);
void show_head_to_head(ApiContext& context, ApiRequest request);
void show_leaders(ApiContext& context, ApiRequest request);
void mute(ApiContext& context, ApiRequest request);
void unmute(ApiContext& context, ApiRequest request);
void report(ApiContext& context, ApiRequest request);

// The lobby.
void show_challenges(ApiContext& context, ApiRequest request);
void show_live(ApiContext& context, ApiRequest request);
void seek_pair(ApiContext& context, ApiRequest request);
void leave_pairing(ApiContext& context, ApiRequest request);
void open_stream(ApiContext& context, ApiRequest request);

// One match.
void create_match(ApiContext& context, ApiRequest request);
void show_match(ApiContext& context, ApiRequest request);
void show_record(ApiContext& context, ApiRequest request);
void stream_match(ApiContext& context, ApiRequest request);
void sit_down(ApiContext& context, ApiRequest request);
void stand_up(ApiContext& context, ApiRequest request);
void cancel_match(ApiContext& context, ApiRequest request);
void send_command(ApiContext& context, ApiRequest request);
void make_offer(ApiContext& context, ApiRequest request);
void answer_offer(ApiContext& context, ApiRequest request);
void add_number(ApiContext& context, ApiRequest request);
void claim_match(ApiContext& context, ApiRequest request);
void say_phrase(ApiContext& context, ApiRequest request);
void tell_difference(ApiContext& context, ApiRequest request);

}  // namespace handlers

// ---------------------------------------------------------------- calls to a match, as typed commands for its room

Result<MatchPlan, Refusal> read_new_match(const Caller& caller, std::string_view body);
// nullopt if any seat will do.
Result<std::optional<int>, Refusal> read_seat_choice(std::string_view body);
Result<SentCommand, Refusal> read_command(std::string_view body);
Result<OfferKind, Refusal> read_offer(std::string_view body);
struct OfferAnswer {
  OfferKind kind;
  bool accepts;
};
Result<OfferAnswer, Refusal> read_offer_answer(std::string_view body);
Result<SeatNumber, Refusal> read_seat_number(std::string_view body);
// Its index in kPhrases.
Result<std::size_t, Refusal> read_phrase(std::string_view body);
Result<StateDifference, Refusal> read_difference(std::string_view body);
// "since=12"; -1 where it is not given.
Result<std::int64_t, Refusal> read_since(std::string_view query);

}  // namespace hammer::server
