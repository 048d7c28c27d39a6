// What two answers about a record share.
#pragma once

#include "json/writer.h"
#include "protocol/record.h"

namespace hammer::protocol {

// The field "refused" of an object that is open: {"field","code","arguments","line"}, or null.
void write_refused(JsonWriter& json, const ReadRecord& record);

}  // namespace hammer::protocol
