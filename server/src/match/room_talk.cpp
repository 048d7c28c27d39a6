// Streams, phrases, and pages that saw a shot end elsewhere.
#include <array>
#include <charconv>
#include <utility>

#include "base/log.h"
#include "base/metrics.h"
#include "json/names.h"
#include "json/writer.h"
#include "match/body.h"
#include "match/room.h"
#include "match/store_reply.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 1> kPhraseFields{"phrase"};
constexpr std::array<std::string_view, 2> kDifferenceFields{"seq", "hash"};

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// "since=12"; -1 where it is not given.
Result<std::int64_t, Reply> read_since(std::string_view query) {
  constexpr std::string_view kName = "since=";
  constexpr std::int64_t kMaxSince = std::int64_t{1} << 53;  // whole numbers of JSON end there
  if (query.empty()) return std::int64_t{-1};
  std::int64_t since = -1;
  const char* end = query.data() + query.size();
  const bool is_named = query.starts_with(kName);
  const auto read = std::from_chars(query.data() + (is_named ? kName.size() : 0), end, since);
  if (is_named && read.ec == std::errc() && read.ptr == end && since >= -1 && since <= kMaxSince) return since;
  return refusal(400, {"not_a_since", "since", {arg("query", query), arg("most", kMaxSince)}});
}

Reply nothing_to_say() {
  Reply reply;
  reply.status = 204;
  return reply;
}

}  // namespace

void Room::stream(const Caller& caller, std::string_view query, Responder respond) {
  const auto since = read_since(query);
  if (!since) return respond(since.refusal());
  look(std::move(respond), [this, account = caller.account, since = since.value()](const Responder& answer) {
    Reply reply;
    reply.type = "application/x-ndjson";
    reply.stream = [room = weak_from_this(), account, since](const std::shared_ptr<LineSink>& sink) {
      const auto held = room.lock();
      if (!held) return sink->close();
      held->look([sink](const Reply&) { sink->close(); },
                 [room = held.get(), sink, account, since](const Responder&) { room->join(sink, account, since); });
    };
    answer(std::move(reply));
  });
}

void Room::phrase(const Caller& caller, std::string_view body, Responder respond) {
  const Body read(body, kPhraseFields);
  const int chosen = read.fields().choice("phrase", kPhrases, true);
  if (auto fault = read.fault()) return respond(*fault);
  look(std::move(respond), [this, caller, chosen](const Responder& answer) {
    if (kept_.row.phase == MatchPhase::kCancelled) return answer(*fault_of_phase(true));
    const int seat = seat_of(caller.account);
    if (seat < 0) return answer(refusal(403, {"no_seat"}));
    const auto wait = pace_[caller.account].wait(now());
    if (wait.count() > 0) {
      const JsonObject pace{arg("most", PhrasePace::kMost), arg("seconds", PhrasePace::kWindow.count())};
      return answer(try_again(429, {"phrases_too_fast", "", pace}, static_cast<int>(wait.count())));
    }
    pace_[caller.account].say(now());
    std::string line;
    JsonWriter json(line);
    json.begin_object().field("type", "phrase").field("from", kept_.seats[static_cast<std::size_t>(seat)].row.name);
    json.field("phrase", kPhrases[static_cast<std::size_t>(chosen)]).end_object();
    const auto shared = std::make_shared<const std::string>(std::move(line));
    watchers_.send_each([&](AccountId listener) {
      return listener && house_.around.has_muted(listener, caller.account) ? nullptr : shared;
    });
    answer(nothing_to_say());
  });
}

void Room::difference(const Caller&, std::string_view body, Responder respond) {
  const Body read(body, kDifferenceFields);
  constexpr double kMaxEvents = 1e9;
  const double seq = read.fields().number({.name = "seq", .unit = "", .low = 0, .high = kMaxEvents, .whole = true});
  const std::string* hash = read.fields().text("hash", "hash", true);
  if (hash && !is_hash(*hash)) read.fields().refuse("hash", accepted_form("hash"));
  if (auto fault = read.fault()) return respond(*fault);
  look(std::move(respond), [this, seq = static_cast<std::size_t>(seq), hash = *hash](const Responder& answer) {
    if (seq >= kept_.events.size()) {
      return answer(refusal(400, {"no_seq", "seq", {arg("seq", seq)}}));
    }
    const std::string& ours = kept_.events[seq].state_hash;
    if (ours == hash) return answer(refusal(409, {"no_difference", "hash"}));
    house_.around.metrics.count("hammer_state_differences_total");
    house_.around.log.say(Log::Level::kWarning, "a page came to another state",
                          {{"match", id_}, {"seq", static_cast<std::int64_t>(seq)}, {"ours", ours}, {"theirs", hash}});
    answer(nothing_to_say());
  });
}

}  // namespace hammer::server
