#include <algorithm>
#include <array>
#include <vector>

#include "json/names.h"
#include "json/reader.h"
#include "protocol/line_limit.h"
#include "protocol/record.h"
#include "protocol/record_sum.h"
#include "protocol/setup.h"
#include "record/event_lines.h"
#include "record/head.h"
#include "record/told.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 6> kEndFields{"end", "events", "scores", "winner", "hash", kSumField};

bool is_hash(std::string_view text) {
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Complaint complaint_of(const Mismatch& mismatch) {
  switch (mismatch.kind) {
    case MismatchKind::kWeight:
      return {"weight_elsewhere", {}, {arg("weight", mismatch.weight + 1)}};
    case MismatchKind::kTable:
      return {"cushion_or_wear_differs"};
    case MismatchKind::kDraw:
      return {"draw_differs"};
    case MismatchKind::kEvent:
      break;
  }
  return {"event_impossible"};
}

class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : rest_(text) {}

  ReadRecord read() {
    while (!record_.fault && !ended_ && next_line()) read_line();
    if (!record_.fault && !rest_.empty() && ended_) fail({"after_end"}, line_number_ + 1);
    if (!record_.fault && !ended_) cut_off();
    if (record_.match && record_.own) check_shots();
    record_.verified = record_.match && record_.own && !record_.fault;
    return std::move(record_);
  }

 private:
  void fail(Complaint why, int line) { record_.fault = RecordFault{line, std::move(why), false}; }
  void fail(Complaint why) { fail(std::move(why), line_number_); }

  // What our rules do not accept is wrong in a record that was made by them. Another may have had other ones: it is
  // only told, and cannot be taken up.
  void object(Complaint why) {
    if (record_.own) return fail(std::move(why));
    record_.match.reset();
    record_.objection = RecordFault{line_number_, std::move(why), false};
  }

  void cut_off() {
    if (line_number_ == 0 && rest_.empty()) return fail({"record_empty"}, 1);
    record_.fault = RecordFault{line_number_ + 1, {rest_.empty() ? "cut_off" : "cut_off_in_line"}, true};
  }

  // A piece without a newline at the very end is no line.
  bool next_line() {
    const std::size_t newline = rest_.find('\n');
    if (std::min(newline, rest_.size()) > kMaxLineBytes) {
      fail({"line_too_long", {}, {arg("bytes", kMaxLineBytes)}}, line_number_ + 1);
      return false;
    }
    if (newline == std::string_view::npos) return false;
    line_ = rest_.substr(0, newline);
    rest_.remove_prefix(newline + 1);
    ++line_number_;
    return true;
  }

  void read_line() {
    const auto value = read_json(line_);
    if (!value) return fail(value.refusal());
    if (!sums_.take_up(line_)) return fail({"record_changed"});
    if (!record_.told) return read_head(value.value());
    if (is_end_line(value.value())) return read_end(value.value());
    read_one_event(value.value());
  }

  void read_head(const JsonValue& value) {
    Complaints complaints;
    const Fields line(value, "", complaints);
    record_.version = read_revision(line, "hammer_record");
    record_.revisions = read_revisions(line);
    const std::string* key = line.text("game", "game_key", true);
    if (complaints.first()) return fail(*complaints.first());
    const Game* game = find_game(*key);
    record_.own = game && record_.version <= kRecordVersion && record_.revisions == Revisions::own(*game);
    read_match_setup(value);
    if (!record_.fault) record_.told = read_told_setup(line);
  }

  void read_match_setup(const JsonValue& value) {
    Complaints complaints;
    std::vector<std::string_view> known(kHeadFields.begin(), kHeadFields.end());
    known.insert(known.end(), kSetupFields.begin(), kSetupFields.end());
    auto seeded = read_setup(Fields(value, "", known, complaints));
    if (complaints.first()) return object(*complaints.first());
    record_.seed = seeded->seed;
    record_.match.emplace(std::move(seeded->setup));
  }

  void read_one_event(const JsonValue& value) {
    Complaints complaints;
    ToldEvent told = read_told(Fields(value, "", complaints));
    if (complaints.first()) return fail(*complaints.first());
    if (record_.match) play(value, told);
    if (!record_.fault) record_.told->events.push_back(std::move(told));
  }

  void play(const JsonValue& value, ToldEvent& told) {
    Match& match = *record_.match;
    const auto event = read_event(value, kBesidesEvent, match);
    if (!event) return object(event.refusal());
    Happening happening(match);
    auto notes = match.append(event.value());
    if (!notes) return object(cannot_happen(protocol::complaint_of(notes.refusal(), match)));
    happening.complete(match, std::move(notes.value()));
    const ToldEvent ours = told_of(happening, match);
    if (told.scores != ours.scores) return object({"scores_differ", "scores"});
    if (record_.own) told = ours;  // the wording may have changed since: what is shown is ours
  }

  void read_end(const JsonValue& value) {
    ended_ = true;
    Complaints complaints;
    const Fields line(value, "", complaints);
    if (record_.own) Fields(value, "", kEndFields, complaints);
    if (!line.boolean("end", false)) line.refuse("end", accepted_form("true"));
    const double events = line.number({.name = "events", .unit = ""});
    const std::string* hash = line.text("hash", "hash", true);
    if (hash && !is_hash(*hash)) line.refuse("hash", accepted_form("hash"));
    ToldMatch& told = *record_.told;
    told.scores = read_scores(line);
    told.winner = read_winner(line);
    if (complaints.first()) return fail(*complaints.first());
    told.hash = *hash;
    const std::size_t read = told.events.size();
    if (events != static_cast<double>(read)) return fail({"events_differ", "events", {arg("events", read)}});
    if (record_.match) compare_end();
  }

  void compare_end() {
    const ToldMatch& told = *record_.told;
    if (told.scores != scores_of(*record_.match)) return object({"scores_differ_at_end", "scores"});
    if (told.winner != winner_of(*record_.match)) return object({"winner_differs", "winner"});
    const std::string own = hex(record_.match->hash(), 16);
    // Another revision may keep another state, but was right about its own.
    if (record_.own && told.hash != own) fail({"hash_differs", "hash", {arg("hash", told.hash), arg("own", own)}});
  }

  void check_shots() {
    const auto mismatch = verify(*record_.match, record_.seed);
    if (mismatch) fail(complaint_of(*mismatch), mismatch->event + 2);
  }

  std::string_view rest_;
  std::string_view line_;
  int line_number_ = 0;
  bool ended_ = false;
  RecordWriter sums_;
  ReadRecord record_;
};

}  // namespace

ReadRecord read_record(std::string_view text) { return RecordReader(text).read(); }

std::string describe_revisions(const ReadRecord& record) {
  if (!record.told) return {};
  std::string text = "recorded with physics revision " + std::to_string(record.revisions.physics) + " and revision " +
                     std::to_string(record.revisions.game) + " of the game";
  if (record.version > kRecordVersion) text += " in format " + std::to_string(record.version);
  text += "; this program has " + std::to_string(kPhysicsRevision) + " and ";
  const Game* game = find_game(record.told->game);
  text += game ? std::to_string(game->revision) : "no such game";
  return record.version <= kRecordVersion ? text : text + ", format " + std::to_string(kRecordVersion);
}

}  // namespace hammer::protocol
