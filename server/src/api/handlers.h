// What every call does once it was let in. Each answers once.
#pragma once

#include "api/api_request.h"

namespace hammer::server {

struct ApiContext;

namespace handlers {

// The server itself.
void show_document(ApiContext& context, ApiRequest request);
void show_info(ApiContext& context, ApiRequest request);

// Who one is.
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

// Others.
void show_person(ApiContext& context, ApiRequest request);
void show_matches_of(ApiContext& context, ApiRequest request);
void show_ratings_of(ApiContext& context, ApiRequest request);
void show_head_to_head(ApiContext& context, ApiRequest request);
void show_leaders(ApiContext& context, ApiRequest request);
void mute(ApiContext& context, ApiRequest request);
void unmute(ApiContext& context, ApiRequest request);
void report(ApiContext& context, ApiRequest request);

// Where matches come from.
void show_challenges(ApiContext& context, ApiRequest request);
void show_live(ApiContext& context, ApiRequest request);
void seek_pair(ApiContext& context, ApiRequest request);
void leave_pairing(ApiContext& context, ApiRequest request);
void open_stream(ApiContext& context, ApiRequest request);

// One match: all of these are the rooms' own.
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
void claim_match(ApiContext& context, ApiRequest request);
void say_phrase(ApiContext& context, ApiRequest request);
void tell_difference(ApiContext& context, ApiRequest request);

}  // namespace handlers
}  // namespace hammer::server
