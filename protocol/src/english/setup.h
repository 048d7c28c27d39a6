// Setups that the engine refuses, in words.
#pragma once

#include "hammer/match.h"
#include "json/complaint.h"

namespace hammer::protocol {

Complaint describe(const SetupRefusal& refusal, const Setup& setup);

}  // namespace hammer::protocol
