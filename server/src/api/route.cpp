#include "api/route.h"

#include <algorithm>
#include <array>

#include "api/handlers.h"
#include "api/refusals.h"
#include "base/network.h"
#include "json/fields.h"

namespace hammer::server {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(at, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

bool is_parameter(std::string_view part) { return part.starts_with('{'); }

bool fits(std::string_view pattern, std::span<const std::string_view> path) {
  const std::vector<std::string_view> parts = split(pattern, '/');
  return parts.size() == path.size() &&
         std::equal(parts.begin(), parts.end(), path.begin(), [](std::string_view part, std::string_view given) {
           return is_parameter(part) ? !given.empty() : part == given;
         });
}

std::vector<std::string> parameters_of(std::string_view pattern, std::span<const std::string_view> path) {
  const std::vector<std::string_view> parts = split(pattern, '/');
  std::vector<std::string> parameters;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (is_parameter(parts[i])) parameters.emplace_back(path[i]);
  }
  return parameters;
}

Reply refuse_query_field(const std::string& name, std::string_view known) {
  const std::vector<std::string_view> names = known.empty() ? std::vector<std::string_view>{} : split(known, ' ');
  return refuse({"unknown_in_address", name, {arg("name", name), arg("names", list_of(names))}});
}

// Every call there is. docs/api.md says the same in words.

using enum Needs;
using enum Pace;

// clang-format off: one call a paragraph
constexpr auto kRoutes = std::to_array<Route>({
    {.method = "GET", .path = "/api", .needs = kNothing, .pace = kLooking, .handle = handlers::show_document,
     .summary = "This document.", .answer = "Document"},
    {.method = "GET", .path = "/api/info", .needs = kNothing, .pace = kLooking, .handle = handlers::show_info,
     .summary = "What this server is, and the codes it uses.", .answer = "Info"},
    {.method = "POST", .path = "/api/guests", .needs = kNothing, .pace = kGuests, .handle = handlers::make_guest,
     .summary = "Become a guest (or a bot) under a name that nobody has.", .body = "NewGuest", .status = 201,
     .answer = "Session"},
    {.method = "POST", .path = "/api/sessions", .needs = kNothing, .pace = kPasswords, .handle = handlers::sign_in,
     .summary = "Sign in with name and password.", .body = "SignIn", .status = 201, .answer = "Session"},
    {.method = "DELETE", .path = "/api/sessions", .needs = kToken, .pace = kChanging, .handle = handlers::sign_out,
     .summary = "Revoke the token that is sent with this call.", .status = 204},
    {.method = "POST", .path = "/api/accounts", .needs = kAccount, .pace = kPasswords, .handle = handlers::claim_account,
     .summary = "Give a guest a password: it keeps its history and can sign in anywhere.", .body = "Claim",
     .answer = "Account"},
    {.method = "GET", .path = "/api/me", .needs = kRead, .pace = kLooking, .handle = handlers::show_me,
     .summary = "Who I am, what I am in the middle of, whom I have muted.", .answer = "Me"},
    {.method = "PATCH", .path = "/api/me", .needs = kAccount, .pace = kPasswords, .handle = handlers::change_me,
     .summary = "Another name or password. A new password revokes all other tokens.", .body = "ChangeMe",
     .answer = "Account"},
    {.method = "DELETE", .path = "/api/me", .needs = kAccount, .pace = kPasswords, .handle = handlers::delete_me,
     .summary = "Delete my account: running matches are conceded, finished ones stay without my name.",
     .body = "DeleteMe", .status = 204, .needs_body = false},
    {.method = "GET", .path = "/api/me/export", .needs = kAccount, .pace = kHeavy, .handle = handlers::export_me,
     .summary = "Everything the server knows about me.", .answer = "Export"},
    {.method = "GET", .path = "/api/tokens", .needs = kAccount, .pace = kLooking, .handle = handlers::list_tokens,
     .summary = "My tokens, without their secrets.", .answer = "Tokens"},
    {.method = "POST", .path = "/api/tokens", .needs = kAccount, .pace = kChanging, .handle = handlers::make_token,
     .summary = "Make a token; its secret is told this once.", .body = "AskToken", .status = 201,
     .answer = "MadeToken"},
    {.method = "DELETE", .path = "/api/tokens/{id}", .needs = kAccount, .pace = kChanging,
     .handle = handlers::revoke_token, .summary = "Revoke one of my tokens.", .status = 204},
    {.method = "GET", .path = "/api/people/{name}", .needs = kNothing, .pace = kLooking, .handle = handlers::show_person,
     .summary = "Somebody's profile.", .answer = "Person"},
    {.method = "GET", .path = "/api/people/{name}/matches", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_matches_of, .summary = "Somebody's finished matches, newest first.", .answer = "Matches",
     .query = "before most"},
    {.method = "GET", .path = "/api/people/{name}/ratings/{game}", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_ratings_of, .summary = "How a rating came about, oldest first.",
     .answer = "RatingHistory"},
    {.method = "GET", .path = "/api/people/{name}/against/{other}", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_head_to_head, .summary = "How two stand against each other, by game.",
     .answer = "HeadToHead"},
    {.method = "GET", .path = "/api/leaderboards/{game}", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_leaders, .summary = "The strongest whose rating is sure enough.", .answer = "Leaderboard"},
    {.method = "POST", .path = "/api/mutes", .needs = kPlay, .pace = kChanging, .handle = handlers::mute,
     .summary = "Hear no phrases of somebody, and never be paired with them.", .body = "Mute", .status = 204},
    {.method = "DELETE", .path = "/api/mutes/{name}", .needs = kPlay, .pace = kChanging, .handle = handlers::unmute,
     .summary = "Hear somebody again.", .status = 204},
    {.method = "POST", .path = "/api/reports", .needs = kPlay, .pace = kReporting, .handle = handlers::report,
     .summary = "Tell who runs this server about somebody.", .body = "MakeReport", .status = 204},
    {.method = "GET", .path = "/api/challenges", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_challenges, .summary = "Matches that wait for anybody to sit down.", .answer = "Matches"},
    {.method = "GET", .path = "/api/live", .needs = kNothing, .pace = kLooking, .handle = handlers::show_live,
     .summary = "Listed matches that are being played.", .answer = "Matches"},
    {.method = "POST", .path = "/api/pairing", .needs = kPlay, .pace = kChanging, .handle = handlers::seek_pair,
     .summary = "Be paired for a rated match with somebody of my strength; my stream tells when.", .body = "SeekPair",
     .status = 202, .answer = "Seeking", .guests_too = false},
    {.method = "DELETE", .path = "/api/pairing", .needs = kPlay, .pace = kChanging, .handle = handlers::leave_pairing,
     .summary = "Seek nobody any more.", .status = 204},
    {.method = "GET", .path = "/api/stream", .needs = kRead, .pace = kLooking, .handle = handlers::open_stream,
     .summary = "What concerns me, line by line.", .answer = "PersonLine", .media = Media::kLines},
    {.method = "POST", .path = "/api/matches", .needs = kPlay, .pace = kChanging, .handle = handlers::create_match,
     .summary = "Ask for a match.", .body = "NewMatch", .status = 201, .answer = "Match"},
    {.method = "GET", .path = "/api/matches/{id}", .needs = kNothing, .pace = kLooking, .handle = handlers::show_match,
     .summary = "How a match stands.", .answer = "Match"},
    {.method = "DELETE", .path = "/api/matches/{id}", .needs = kPlay, .pace = kPlaying, .handle = handlers::cancel_match,
     .summary = "Call off a match that I host and that has not begun.", .answer = "Match"},
    {.method = "GET", .path = "/api/matches/{id}/record", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_record,
     .summary = "The match's record, as hammer replay reads it; with the seed once it is over.", .answer = "Record",
     .media = Media::kText},
    {.method = "GET", .path = "/api/matches/{id}/stream", .needs = kNothing, .pace = kLooking,
     .handle = handlers::stream_match,
     .summary = "The match line by line, from `since` on; who sits there is present by it.", .answer = "MatchLine",
     .media = Media::kLines, .query = "since"},
    {.method = "POST", .path = "/api/matches/{id}/seats", .needs = kPlay, .pace = kPlaying, .handle = handlers::sit_down,
     .summary = "Sit down; the match begins with the last seat taken.", .body = "SitDown", .answer = "Match",
     .needs_body = false},
    {.method = "DELETE", .path = "/api/matches/{id}/seats", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::stand_up, .summary = "Stand up before the match has begun.", .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/commands", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::send_command, .summary = "Play. The same shot_id again brings the same answer again.",
     .body = "Command", .answer = "Acknowledged"},
    {.method = "POST", .path = "/api/matches/{id}/offers", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::make_offer, .summary = "Offer a takeback, a pause, to go on, or a rematch.", .body = "Offer",
     .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/offers/answer", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::answer_offer, .summary = "Accept or decline what was offered.", .body = "OfferAnswer",
     .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/claim", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::claim_match, .summary = "Claim the match from opponents who have gone.", .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/phrases", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::say_phrase, .summary = "Say one of the set phrases.", .body = "Phrase", .status = 204},
    {.method = "POST", .path = "/api/matches/{id}/differences", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::tell_difference, .summary = "My own simulation came out otherwise: counted, and looked into.",
     .body = "Difference", .status = 204},
});
// clang-format on

}  // namespace

std::span<const Route> routes() { return kRoutes; }

std::string_view scope_of(Needs needs) {
  switch (needs) {
    case Needs::kNothing:
    case Needs::kToken:
      return "";
    case Needs::kRead:
      return "read";
    case Needs::kPlay:
      return "play";
    case Needs::kAccount:
      return "account";
  }
  return "";
}

Routed find_route(std::string_view method, std::string_view path) {
  const std::vector<std::string_view> parts = split(path, '/');
  Routed routed;
  for (const Route& route : routes()) {
    if (!fits(route.path, parts)) continue;
    if (route.method == method) return {&route, parameters_of(route.path, parts), ""};
    routed.allowed += (routed.allowed.empty() ? "" : ", ") + std::string(route.method);
  }
  return routed;
}

Query read_query(std::string_view query, std::string_view known) {
  Query read;
  if (query.empty()) return read;
  const std::vector<std::string_view> names = split(known, ' ');
  for (const std::string_view field : split(query, '&')) {
    const std::size_t equals = std::min(field.find('='), field.size());
    const std::string name = percent_decoded(field.substr(0, equals)).text;
    if (name.empty() || std::ranges::find(names, name) == names.end()) {
      return {{}, refuse_query_field(name, known)};
    }
    if (!read.fields.emplace(name, percent_decoded(field.substr(std::min(equals + 1, field.size()))).text).second) {
      return {{}, refuse({"twice_in_address", name})};
    }
  }
  return read;
}

}  // namespace hammer::server
