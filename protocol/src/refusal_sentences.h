// What the match refuses, in words.
#pragma once

#include "complaint.h"
#include "hammer/match.h"

namespace hammer::protocol {

Complaint describe(const Refused& refused, const Match& match);

}  // namespace hammer::protocol
