// Options that the engine refuses, in words.
#pragma once

#include "complaint.h"
#include "hammer/options.h"
#include "option_fields.h"

namespace hammer::protocol {

Complaint describe(const OptionRefusal& refusal, const OptionRequest& request, const Roster* roster);

}  // namespace hammer::protocol
