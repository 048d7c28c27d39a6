#include <array>
#include <vector>

#include "event_lines.h"
#include "json_reader.h"
#include "protocol/record.h"
#include "record_sum.h"
#include "refusal_sentences.h"
#include "setup_fields.h"
#include "words.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 4> kHeadFields{"hammer_record", "physics_revision", "game_revision", kSumField};
constexpr std::array<std::string_view, 4> kEndFields{"end", "events", "hash", kSumField};
constexpr double kLargestRevision = 1000000;

bool is_end_line(const JsonValue& value) {
  const auto* object = value.get<JsonObject>();
  return object && !object->empty() && object->front().name == "end";
}

class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : rest_(text) {}

  ReadRecord read() {
    while (!record_.fault && !ended_ && next_line()) read_line();
    if (!record_.fault && !rest_.empty() && ended_) fail("something follows the end of the record", line_number_ + 1);
    if (!record_.fault && !ended_) cut_off();
    if (record_.match && is_own()) check_shots();
    record_.verified = record_.match && !record_.fault && is_own();
    return std::move(record_);
  }

 private:
  bool is_own() const { return record_.revisions == Revisions::own(*record_.match->setup().game); }

  void fail(std::string reason, int line) { record_.fault = RecordFault{line, std::move(reason), false}; }
  void fail(std::string reason) { fail(std::move(reason), line_number_); }

  void cut_off() {
    record_.fault = RecordFault{line_number_ + 1,
                                rest_.empty() ? "the record is cut off here: its end line is missing"
                                              : "the record is cut off in this line: it has no newline",
                                true};
  }

  // A piece without a newline at the very end is no line.
  bool next_line() {
    const std::size_t newline = rest_.find('\n');
    if (newline == std::string_view::npos) return false;
    line_ = rest_.substr(0, newline);
    rest_.remove_prefix(newline + 1);
    ++line_number_;
    return true;
  }

  void read_line() {
    const auto value = read_json(line_);
    if (!value) return fail(value.refusal().sentence);
    if (!is_sum_right()) return fail("the sum is not that of the text up to here: the record has been changed");
    if (!record_.match) return read_head(value.value());
    if (is_end_line(value.value())) return read_end(value.value());
    read_one_event(value.value());
  }

  bool is_sum_right() {
    const std::size_t length = sum_ending(sum_).size();
    if (line_.size() < length) return false;
    add_bytes(sum_, line_.substr(0, line_.size() - length));
    const std::string ending = sum_ending(sum_);
    if (line_.substr(line_.size() - length) != ending) return false;
    add_bytes(sum_, ending);
    add_bytes(sum_, "\n");
    return true;
  }

  void read_head(const JsonValue& value) {
    Complaints complaints;
    std::vector<std::string_view> known(kHeadFields.begin(), kHeadFields.end());
    known.insert(known.end(), kSetupFields.begin(), kSetupFields.end());
    const Fields line(value, "", known, complaints);
    line.number({.name = "hammer_record", .unit = "", .low = 1, .high = kRecordVersion, .whole = true});
    const auto revision = [&](std::string_view name) {
      return static_cast<int>(
          line.number({.name = name, .unit = "", .low = 1, .high = kLargestRevision, .whole = true}));
    };
    record_.revisions = {revision("physics_revision"), revision("game_revision")};
    auto seeded = read_setup(line);
    if (complaints.first()) return fail(complaints.first()->sentence);
    record_.seed = seeded->seed;
    record_.match.emplace(std::move(seeded->setup));
  }

  void read_one_event(const JsonValue& value) {
    const auto event = read_event(value, kSumField, *record_.match);
    if (!event) return fail(event.refusal().sentence);
    const auto notes = record_.match->append(event.value());
    if (!notes) fail("this cannot happen here: " + describe(notes.refusal(), *record_.match).sentence);
  }

  void read_end(const JsonValue& value) {
    ended_ = true;
    Complaints complaints;
    const Fields line(value, "", kEndFields, complaints);
    const double events = line.number({.name = "events", .unit = ""});
    const std::string* hash = line.text("hash", "16 hex digits", true);
    if (complaints.first()) return fail(complaints.first()->sentence);
    const auto read = record_.match->log().size();
    if (events != static_cast<double>(read)) return fail("events is not the number of events, " + std::to_string(read));
    const std::string own = hex(record_.match->hash(), 16);
    // Another revision may keep another state, but was right about its own.
    if (is_own() && *hash != own) fail("hash is " + *hash + ", but the match as recorded comes to " + own);
  }

  void check_shots() {
    const auto mismatch = verify(*record_.match, record_.seed);
    if (mismatch) fail(words_of(*mismatch), mismatch->event + 2);
  }

  static std::string words_of(const Mismatch& mismatch) {
    const std::string again = "simulated again the shot does not end so: ";
    switch (mismatch.kind) {
      case MismatchKind::kWeight:
        return again + "the " + std::string(ordinal_word(mismatch.weight + 1)) + " weight ends elsewhere";
      case MismatchKind::kTable:
        return again + "the cushion or the wear differs";
      case MismatchKind::kDraw:
        return "drawn again from the seed it does not come out so";
      case MismatchKind::kEvent:
        break;
    }
    return "this cannot happen here";
  }

  std::string_view rest_;
  std::string_view line_;
  int line_number_ = 0;
  bool ended_ = false;
  Hash sum_;
  ReadRecord record_;
};

}  // namespace

ReadRecord read_record(std::string_view text) { return RecordReader(text).read(); }

std::string describe_revisions(const ReadRecord& record) {
  if (!record.match) return {};
  const Revisions own = Revisions::own(*record.match->setup().game);
  return "recorded with physics revision " + std::to_string(record.revisions.physics) + " and revision " +
         std::to_string(record.revisions.game) + " of the game; this program has " + std::to_string(own.physics) +
         " and " + std::to_string(own.game);
}

}  // namespace hammer::protocol
