#include "store/log_check.h"

#include <algorithm>

#include "hammer/match.h"
#include "json/numbers.h"
#include "protocol/record.h"

namespace hammer::server {
namespace {

std::string event_name(std::int64_t seq) { return "event " + std::to_string(seq); }

std::optional<std::string> find_gap(const std::vector<EventRow>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto seq = static_cast<std::int64_t>(i);
    if (events[i].seq != seq) return event_name(seq) + " is missing";
  }
  return std::nullopt;
}

std::string record_of(const std::vector<EventRow>& events) {
  std::string record;
  for (const EventRow& event : events) record += event.body + '\n';
  return record;
}

// After the setup and after every event: what the page compares with its own.
std::optional<std::string> find_other_hash(const protocol::ReadRecord& record, const std::vector<EventRow>& events) {
  const Match& played = *record.match;
  Match again(played.setup());
  const std::size_t known = played.log().size();
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (i > 0 && i <= known && !again.append(played.log()[i - 1])) return event_name(events[i].seq) + " cannot happen";
    const std::string own = hex(protocol::record_hash(record.head, again), 16);
    if (events[i].state_hash != own) {
      return event_name(events[i].seq) + " is kept with the hash " + events[i].state_hash + ", but comes to " + own;
    }
  }
  return std::nullopt;
}

}  // namespace

LogCheck check_log(const MatchRow& match, const std::vector<EventRow>& events) {
  if (events.empty()) {
    const bool has_begun = match.phase != MatchPhase::kWaiting && match.phase != MatchPhase::kCancelled;
    return {.fault = has_begun ? std::optional<std::string>("it has begun, but has no log") : std::nullopt};
  }
  if (auto gap = find_gap(events)) return {.fault = std::move(gap)};
  const protocol::ReadRecord record = protocol::read_record(record_of(events));
  if (record.told && !record.own) return {.is_unproven = true};
  const bool is_over = match.phase == MatchPhase::kOver;
  if (record.fault && (is_over || !record.fault->cut_off)) {
    const int seq = std::max(0, record.fault->line - record.head_lines);  // the first has all lines of the head
    return {.fault = event_name(seq) + ": " + record.fault->reason()};
  }
  if (!record.fault && !is_over) return {.fault = "its log has an end, but the match goes on"};
  if (const auto mismatch = verify(*record.match, match.seed)) {
    return {.fault = event_name(mismatch->event + 1) + ": it does not come to the same from the seed of the match"};
  }
  return {.fault = find_other_hash(record, events)};
}

}  // namespace hammer::server
