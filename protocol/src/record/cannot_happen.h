// An event that the match refuses.
#pragma once

#include "json/complaint.h"

namespace hammer::protocol {

inline Complaint cannot_happen(const Complaint& why) {
  const JsonObject inner{arg("code", why.code), arg("field", why.field), {"arguments", {why.arguments}}};
  return {"cannot_happen", {}, {{"why", {inner}}}};
}

}  // namespace hammer::protocol
