#include "api/refusals.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace hammer::server {
namespace {

struct CodeStatus {
  std::string_view code;
  int status;
  int retry_after_s = 0;  // 0: asking again does not help, or the refusal itself says when
};

constexpr int kBadRequest = 400;  // of all codes that are not listed: something in the request is wrong
constexpr int kConflict = 409;    // of what is well formed, but not for this moment of the match

constexpr auto kStatuses = std::to_array<CodeStatus>({
    {"account_deleted", 401},
    {"not_a_token", 401},
    {"token_expired", 401},
    {"token_needed", 401},
    {"token_revoked", 401},
    {"token_unknown", 401},
    {"wrong_name_or_password", 401},

    {"banned", 403},
    {"guests_unrated", 403},
    {"left_early", 403},
    {"no_seat", 403},
    {"only_host_cancels", 403},
    {"other_side", 403},
    {"password_needed", 403},
    {"password_wrong", 403},
    {"scope_missing", 403},
    {"server_only", 403},

    {"account_gone", 404},
    {"no_call", 404},
    {"no_game", 404},
    {"no_match", 404},
    {"no_token", 404},
    {"nobody_called", 404},
    {"other_method", 405},

    {"cannot_begin", kConflict},
    {"challenge_open", kConflict},
    {"has_password", kConflict},
    {"match_is_over", kConflict},
    {"match_paused", kConflict},
    {"name_taken", kConflict},
    {"no_difference", kConflict},
    {"no_password_yet", kConflict},
    {"no_takeback_rated", kConflict},
    {"no_throw_to_take_back", kConflict},
    {"nobody_gone", kConflict},
    {"nobody_shoots", kConflict},
    {"not_begun", kConflict},
    {"not_paused", kConflict},
    {"nothing_offered", kConflict},
    {"nothing_to_choose", kConflict},
    {"other_chooses", kConflict},
    {"other_left_early", kConflict},
    {"other_shoots", kConflict},
    {"others_accept", kConflict},
    {"others_grant", kConflict},
    {"rematch_made", kConflict},
    {"rematch_too_early", kConflict},
    {"seat_taken", kConflict},
    {"seated_already", kConflict},
    {"seats_taken", kConflict},
    {"shot_id_used", kConflict},
    {"side_away", kConflict},
    {"side_conceded", kConflict},
    {"stream_needed", kConflict},
    {"too_late_to_cancel", kConflict},
    {"too_late_to_leave", kConflict},
    {"too_many_open", kConflict},
    {"too_many_tokens", kConflict},
    {"too_many_unfinished", kConflict},
    {"cancelled_by_host", 410},
    {"cancelled_nobody_came", 410},

    {"match_busy", 429, 1},
    {"phrases_too_fast", 429},
    {"too_many_calls", 429},
    {"too_many_from_address", 429},
    {"too_many_streams", 429, 10},
    {"too_many_streams_from_address", 429, 10},
    {"too_many_waiting", 429},
    {"too_many_wrong_passwords", 429},

    {"log_unreadable", 500},
    {"changed_elsewhere", 503, 1},
    {"match_not_left", 503, 2},
    {"match_unread", 503, 1},
    {"no_memory_for_passwords", 503},
    {"not_written", 503, 5},
    {"passwords_waiting", 503, 1},
    {"server_stopping", 503, 1},
    {"too_many_matches", 503, 1},
    {"disk_full", 507, 5},
});

}  // namespace

Reply refuse(const Refusal& refused, const JsonObject& more) {
  const auto listed = std::ranges::find(kStatuses, refused.complaint.code, &CodeStatus::code);
  const CodeStatus known = listed != kStatuses.end() ? *listed : CodeStatus{"", kBadRequest};
  Reply reply = refusal(refused.is_untimely ? kConflict : known.status, refused.complaint, more);
  const auto wait = refused.wait.value_or(std::chrono::seconds(known.retry_after_s));
  if (wait.count() > 0) reply.headers.emplace_back("Retry-After", std::to_string(wait.count()));
  return reply;
}

Reply refuse(StoreFault fault) { return refuse(refusal_of(fault)); }

Reply too_often(std::string_view code, int seconds) {
  Refusal refused(code, "", {arg("seconds", seconds)});
  refused.wait = std::chrono::seconds(seconds);
  return refuse(refused);
}

}  // namespace hammer::server
