// Setups that the engine refuses, in words.
#pragma once

#include "complaint.h"
#include "hammer/match.h"

namespace hammer::protocol {

Complaint describe(const SetupRefusal& refusal, const Setup& setup);

}  // namespace hammer::protocol
