// What every call does once it was let in. Each answers once.
#pragma once

#include "session/asked.h"

namespace hammer::server {

struct Desk;

namespace calls {

// The server itself.
void show_document(Desk& desk, Asked asked);
void show_info(Desk& desk, Asked asked);

// Who one is.
void make_guest(Desk& desk, Asked asked);
void sign_in(Desk& desk, Asked asked);
void sign_out(Desk& desk, Asked asked);
void claim_account(Desk& desk, Asked asked);
void show_me(Desk& desk, Asked asked);
void change_me(Desk& desk, Asked asked);
void delete_me(Desk& desk, Asked asked);
void export_me(Desk& desk, Asked asked);
void list_tokens(Desk& desk, Asked asked);
void make_token(Desk& desk, Asked asked);
void revoke_token(Desk& desk, Asked asked);

// Others.
void show_person(Desk& desk, Asked asked);
void show_matches_of(Desk& desk, Asked asked);
void show_ratings_of(Desk& desk, Asked asked);
void show_head_to_head(Desk& desk, Asked asked);
void show_leaders(Desk& desk, Asked asked);
void mute(Desk& desk, Asked asked);
void unmute(Desk& desk, Asked asked);
void report(Desk& desk, Asked asked);

// Where matches come from.
void show_challenges(Desk& desk, Asked asked);
void show_live(Desk& desk, Asked asked);
void seek_pair(Desk& desk, Asked asked);
void leave_pairing(Desk& desk, Asked asked);
void open_stream(Desk& desk, Asked asked);

// One match: all of these are the rooms' own.
void create_match(Desk& desk, Asked asked);
void show_match(Desk& desk, Asked asked);
void show_record(Desk& desk, Asked asked);
void stream_match(Desk& desk, Asked asked);
void sit_down(Desk& desk, Asked asked);
void stand_up(Desk& desk, Asked asked);
void cancel_match(Desk& desk, Asked asked);
void send_command(Desk& desk, Asked asked);
void make_offer(Desk& desk, Asked asked);
void answer_offer(Desk& desk, Asked asked);
void claim_match(Desk& desk, Asked asked);
void say_phrase(Desk& desk, Asked asked);
void tell_difference(Desk& desk, Asked asked);

}  // namespace calls
}  // namespace hammer::server
