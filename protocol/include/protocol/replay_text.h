// `hammer replay`: a record as English text.
#pragma once

#include <string>

#include "protocol/record.h"

namespace hammer::protocol {

// Round by round. Something of the record must have been read. One of another revision is shown as it was narrated.
std::string replay_text(const ReadRecord& record);

// The result of reading it, as the last line: verified, unverified and why, or refused and why.
std::string verdict_text(const ReadRecord& record);

// "recorded with physics revision 2 …; this program has 1 …": why it is not verified.
std::string describe_revisions(const ReadRecord& record);

}  // namespace hammer::protocol
