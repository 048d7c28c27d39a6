// `hammer replay`: a record told from its first event to its last.
#pragma once

#include <string>

#include "protocol/record.h"

namespace hammer::protocol {

// Round by round, for people. Something of the record must have been read. One of another revision is told in its own
// words.
std::string replay_text(const ReadRecord& record);

// One object a line: the setup, then every event with what followed and the state after it; of another revision with
// what the record tells.
std::string replay_json(const ReadRecord& record);

// What became of reading it, as the last line of either: verified, unverified and why, or refused and why.
std::string verdict_text(const ReadRecord& record);
std::string verdict_json(const ReadRecord& record);
// {"ok","refused"}: whether it is accepted, verified or not, and else why: {"field","code","arguments","line"}. No
// newline.
std::string verdict_said_json(const ReadRecord& record);

}  // namespace hammer::protocol
