#include "api/match_requests.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "api/api_request.h"
#include "api/refusals.h"
#include "json/reader.h"
#include "match/phrases.h"

namespace hammer::server {
namespace {

constexpr std::size_t kMaxShotIdLength = 64;
constexpr std::array<std::string_view, 1> kSeatFields{"seat"};
constexpr std::array<std::string_view, 1> kOfferFields{"kind"};
constexpr std::array<std::string_view, 2> kOfferAnswerFields{"kind", "accept"};
constexpr std::array<std::string_view, 1> kPhraseFields{"phrase"};
constexpr std::array<std::string_view, 2> kDifferenceFields{"seq", "hash"};

bool is_shot_id(std::string_view text) {
  const auto is_known = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && text.size() <= kMaxShotIdLength && std::ranges::all_of(text, is_known);
}

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

Result<MatchPlan, Refusal> read_new_match(const Caller& caller, std::string_view body) {
  if (body.empty()) return read_plan(caller, {JsonObject()});
  const auto read = read_json(body);
  if (!read) return Refusal(read.refusal());
  return read_plan(caller, read.value());
}

Result<std::optional<int>, Refusal> read_seat_choice(std::string_view body) {
  constexpr int kAnySeat = -1;
  const RequestBody read(body, kSeatFields);
  const int seat = static_cast<int>(read.fields().number(
      {.name = "seat", .unit = "", .low = 0, .high = kMaxSides * kMaxTeam - 1, .fallback = kAnySeat, .whole = true}));
  if (read.complaint()) return Refusal(*read.complaint());
  return seat == kAnySeat ? std::nullopt : std::optional(seat);
}

Result<SentCommand, Refusal> read_command(std::string_view body) {
  auto read = read_json(body);
  if (!read) return Refusal(read.refusal());
  Complaints complaints;
  const Fields fields(read.value(), "", complaints);
  const std::string* const id = fields.text("shot_id", "shot_id", true);
  if (id != nullptr && !is_shot_id(*id)) fields.refuse("shot_id", accepted_form("shot_id"));
  if (complaints.first()) return Refusal(*complaints.first());
  SentCommand sent{*id, {JsonObject()}};
  auto& kept = std::get<JsonObject>(sent.command.held);
  for (const JsonMember& member : *read.value().get<JsonObject>()) {
    if (member.name != "shot_id") kept.push_back(member);
  }
  return sent;
}

Result<OfferKind, Refusal> read_offer(std::string_view body) {
  const RequestBody read(body, kOfferFields);
  const auto kind = read.fields().named<OfferKind>("kind", kOfferNames, true);
  if (read.complaint()) return Refusal(*read.complaint());
  return *kind;
}

Result<OfferAnswer, Refusal> read_offer_answer(std::string_view body) {
  const RequestBody read(body, kOfferAnswerFields);
  const auto kind = read.fields().named<OfferKind>("kind", kOfferNames, true);
  if (!read.fields().find("accept")) read.fields().refuse("accept", accepted_form("boolean"));
  const bool accepts = read.fields().boolean("accept", false);
  if (read.complaint()) return Refusal(*read.complaint());
  return OfferAnswer{*kind, accepts};
}

Result<std::size_t, Refusal> read_phrase(std::string_view body) {
  const RequestBody read(body, kPhraseFields);
  const int chosen = read.fields().choice("phrase", kPhrases, true);
  if (read.complaint()) return Refusal(*read.complaint());
  return static_cast<std::size_t>(chosen);
}

Result<StateDifference, Refusal> read_difference(std::string_view body) {
  constexpr double kMaxEvents = 1e9;
  const RequestBody read(body, kDifferenceFields);
  const double seq = read.fields().number({.name = "seq", .unit = "", .low = 0, .high = kMaxEvents, .whole = true});
  const std::string* const hash = read.fields().text("hash", "hash", true);
  if (hash != nullptr && !is_hash(*hash)) read.fields().refuse("hash", accepted_form("hash"));
  if (read.complaint()) return Refusal(*read.complaint());
  return StateDifference{static_cast<std::size_t>(seq), *hash};
}

Result<std::int64_t, Refusal> read_since(std::string_view query) {
  constexpr std::string_view kName = "since=";
  constexpr std::int64_t kMaxSince = std::int64_t{1} << 53;  // whole numbers of JSON end there
  if (query.empty()) return std::int64_t{-1};
  std::int64_t since = -1;
  const char* const end = query.data() + query.size();
  const bool is_named = query.starts_with(kName);
  const auto read = std::from_chars(query.data() + (is_named ? kName.size() : 0), end, since);
  if (is_named && read.ec == std::errc() && read.ptr == end && since >= -1 && since <= kMaxSince) return since;
  return Refusal("not_a_since", "since", {arg("query", query), arg("most", kMaxSince)});
}

}  // namespace hammer::server
