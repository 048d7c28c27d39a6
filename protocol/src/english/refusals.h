// What the match refuses, in words.
#pragma once

#include "hammer/match.h"
#include "json/complaint.h"

namespace hammer::protocol {

Complaint describe(const Refused& refused, const Match& match);

}  // namespace hammer::protocol
