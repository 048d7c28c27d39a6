// Options that the engine refuses, in words.
#pragma once

#include "hammer/options.h"
#include "json/complaint.h"
#include "read/options.h"

namespace hammer::protocol {

Complaint describe(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster);

}  // namespace hammer::protocol
