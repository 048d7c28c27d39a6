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

// Every route. docs/api.md describes the same in words.

using enum Needs;
using enum Pace;

// clang-format off: one route per paragraph
constexpr auto kRoutes = std::to_array<Route>({
    {.method = "GET", .path = "/api", .needs = kNothing, .pace = kLooking, .handle = handlers::show_document,
     .summary = "This document.", .answer = "Document"},
    {.method = "GET", .path = "/api/info", .needs = kNothing, .pace = kLooking, .handle = handlers::show_info,
     .summary = "About this server, with the codes it uses.", .answer = "Info"},
    {.method = "POST", .path = "/api/guests", .needs = kNothing, .pace = kGuests, .handle = handlers::make_guest,
     .summary = "Create a guest (or a bot) with a name that is not taken.", .body = "NewGuest", .status = 201,
     .answer = "Session"},
    {.method = "POST", .path = "/api/sessions", .needs = kNothing, .pace = kPasswords, .handle = handlers::sign_in,
     .summary = "Sign in with name and password.", .body = "SignIn", .status = 201, .answer = "Session"},
    {.method = "DELETE", .path = "/api/sessions", .needs = kToken, .pace = kChanging, .handle = handlers::sign_out,
     .summary = "Sign out: revoke the token that was sent with this request.", .status = 204},
    {.method = "POST", .path = "/api/accounts", .needs = kAccount, .pace = kPasswords, .handle = handlers::claim_account,
     .summary = "Turn a guest into an account with a password. The history is kept.", .body = "Claim",
     .answer = "Account"},
    {.method = "GET", .path = "/api/me", .needs = kRead, .pace = kLooking, .handle = handlers::show_me,
     .summary = "My account, my current matches and the players I have muted.", .answer = "Me"},
    {.method = "PATCH", .path = "/api/me", .needs = kAccount, .pace = kPasswords, .handle = handlers::change_me,
     .summary = "Change my name or password. A new password revokes all other tokens.", .body = "ChangeMe",
     .answer = "Account"},
    {.method = "DELETE", .path = "/api/me", .needs = kAccount, .pace = kPasswords, .handle = handlers::delete_me,
     .summary = "Delete my account. Unfinished matches are conceded; finished ones stay, without my name.",
     .body = "DeleteMe", .status = 204, .needs_body = false},
    {.method = "GET", .path = "/api/me/export", .needs = kAccount, .pace = kHeavy, .handle = handlers::export_me,
     .summary = "Export everything the server stores about me.", .answer = "Export"},
    {.method = "GET", .path = "/api/tokens", .needs = kAccount, .pace = kLooking, .handle = handlers::list_tokens,
     .summary = "My tokens, without their secrets.", .answer = "Tokens"},
    {.method = "POST", .path = "/api/tokens", .needs = kAccount, .pace = kChanging, .handle = handlers::make_token,
     .summary = "Create a token. Its secret is shown only once.", .body = "AskToken", .status = 201,
     .answer = "MadeToken"},
    {.method = "DELETE", .path = "/api/tokens/{id}", .needs = kAccount, .pace = kChanging,
     .handle = handlers::revoke_token, .summary = "Revoke one of my tokens.", .status = 204},
    {.method = "GET", .path = "/api/people/{name}", .needs = kNothing, .pace = kLooking, .handle = handlers::show_person,
     .summary = "A player's profile.", .answer = "Person"},
    {.method = "GET", .path = "/api/people/{name}/matches", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_matches_of, .summary = "A player's finished matches, newest first.", .answer = "Matches",
     .query = "before most"},
    {.method = "GET", .path = "/api/people/{name}/ratings/{game}", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_ratings_of, .summary = "The history of a player's rating, oldest first.",
     .answer = "RatingHistory"},
    {.method = "GET", .path = "/api/people/{name}/against/{other}", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_head_to_head, .summary = "The results of two players against each other, by game.",
     .answer = "HeadToHead"},
    {.method = "GET", .path = "/api/leaderboards/{game}", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_leaders, .summary = "The top people, or bots, with an established rating.",
     .answer = "Leaderboard", .query = "kind"},
    {.method = "POST", .path = "/api/mutes", .needs = kPlay, .pace = kChanging, .handle = handlers::mute,
     .summary = "Mute someone: hide their phrases and never be paired with them.", .body = "Mute", .status = 204},
    {.method = "DELETE", .path = "/api/mutes/{name}", .needs = kPlay, .pace = kChanging, .handle = handlers::unmute,
     .summary = "Unmute someone.", .status = 204},
    {.method = "POST", .path = "/api/reports", .needs = kPlay, .pace = kReporting, .handle = handlers::report,
     .summary = "Report someone to the server's operator.", .body = "MakeReport", .status = 204},
    {.method = "GET", .path = "/api/challenges", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_challenges, .summary = "Matches with a seat that anyone may take.", .answer = "Matches"},
    {.method = "GET", .path = "/api/live", .needs = kNothing, .pace = kLooking, .handle = handlers::show_live,
     .summary = "Listed matches in progress.", .answer = "Matches"},
    {.method = "POST", .path = "/api/pairing", .needs = kPlay, .pace = kChanging, .handle = handlers::seek_pair,
     .summary = "Join the queue for a rated match with someone of similar strength; my stream says when it begins.",
     .body = "SeekPair", .status = 202, .answer = "Seeking", .guests_too = false},
    {.method = "DELETE", .path = "/api/pairing", .needs = kPlay, .pace = kChanging, .handle = handlers::leave_pairing,
     .summary = "Leave the pairing queue.", .status = 204},
    {.method = "GET", .path = "/api/stream", .needs = kRead, .pace = kLooking, .handle = handlers::open_stream,
     .summary = "My notifications, as a stream of lines.", .answer = "PersonLine", .media = Media::kLines},
    {.method = "POST", .path = "/api/matches", .needs = kPlay, .pace = kChanging, .handle = handlers::create_match,
     .summary = "Create a match.", .body = "NewMatch", .status = 201, .answer = "Match"},
    {.method = "GET", .path = "/api/matches/{id}", .needs = kNothing, .pace = kLooking, .handle = handlers::show_match,
     .summary = "The current state of a match.", .answer = "Match"},
    {.method = "DELETE", .path = "/api/matches/{id}", .needs = kPlay, .pace = kPlaying, .handle = handlers::cancel_match,
     .summary = "Cancel a match that I host, before it begins.", .answer = "Match"},
    {.method = "GET", .path = "/api/matches/{id}/record", .needs = kNothing, .pace = kLooking,
     .handle = handlers::show_record,
     .summary = "The match's record, for hammer replay; with the secret of its luck once the match is over.",
     .answer = "Record",
     .media = Media::kText},
    {.method = "GET", .path = "/api/matches/{id}/stream", .needs = kNothing, .pace = kLooking,
     .handle = handlers::stream_match,
     .summary = "The match as a stream of lines, from `since` on. A player counts as present while it is open.",
     .answer = "MatchLine", .media = Media::kLines, .query = "since"},
    {.method = "POST", .path = "/api/matches/{id}/seats", .needs = kPlay, .pace = kPlaying, .handle = handlers::sit_down,
     .summary = "Take a seat. The match begins when the last seat is taken.", .body = "SitDown", .answer = "Match",
     .needs_body = false},
    {.method = "DELETE", .path = "/api/matches/{id}/seats", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::stand_up, .summary = "Give up my seat, before the match begins.", .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/commands", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::send_command,
     .summary = "Play a command. Sending the same shot_id again returns the same answer.", .body = "Command",
     .answer = "Acknowledged"},
    {.method = "POST", .path = "/api/matches/{id}/number", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::add_number, .summary = "Add a random number of my own to the luck, before the toss.",
     .body = "AddNumber", .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/offers", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::make_offer, .summary = "Offer a takeback, pause, resume or rematch.", .body = "Offer",
     .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/offers/answer", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::answer_offer, .summary = "Accept or decline an offer.", .body = "OfferAnswer",
     .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/claim", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::claim_match, .summary = "Claim the win when the opponents have left.", .answer = "Match"},
    {.method = "POST", .path = "/api/matches/{id}/phrases", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::say_phrase, .summary = "Send one of the preset phrases.", .body = "Phrase", .status = 204},
    {.method = "POST", .path = "/api/matches/{id}/differences", .needs = kPlay, .pace = kPlaying,
     .handle = handlers::tell_difference,
     .summary = "Report that my own simulation gave a different result. It is counted and investigated.",
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
