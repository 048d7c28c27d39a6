// Reads a line of a record: text in, typed value out. Its JSON, its sum and its fields are checked here; what it does
// to the match is the cursor's part.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hammer/match.h"
#include "hammer/result.h"
#include "json/complaint.h"
#include "json/value.h"
#include "protocol/record.h"
#include "record/head_reader.h"

namespace hammer::protocol {

struct HeadLine {
  HeadRead read;
  JsonValue line;  // to be read again with the names, where they follow
};

// The head once more, with its names.
struct NamedHead {
  HeadRead read;
};

struct EventLine {
  std::optional<NarratedEvent> narrated;          // what the record says followed from it
  std::optional<Result<Event, Complaint>> event;  // by our rules, to the same bits
};

struct EndLine {
  double events;
  std::string hash;
  std::optional<DrawSecret> secret;
  NamedScores scores;
  std::string winner;
};

using RecordLine = std::variant<HeadLine, NamedHead, MatchLuck::Added, EventLine, EndLine>;

// What is known from the lines before.
struct LinesBefore {
  int count;
  const RecordHead& head;
  const JsonValue& head_line;                 // null once it is known whether names follow
  const std::optional<Narration>& narration;  // nothing before the head
  const std::optional<Match>& match;          // nothing: events cannot be read by our rules
  bool is_own;                                // of a version that we write and of our revisions
  bool narrates;                              // whether to read what events say followed from them
};

// Without its newline. `sum` takes the line in, unless it is the one of the names.
Result<RecordLine, Complaint> read_record_line(std::string_view text, const LinesBefore& before, RecordSum& sum);

}  // namespace hammer::protocol
