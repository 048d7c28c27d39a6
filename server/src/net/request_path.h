// The path that a request asks for, out of what stands in its first line.
#pragma once

#include <string>
#include <string_view>

#include "hammer/result.h"

namespace hammer::server {

// Why a target was refused.
struct Nonsense {
  std::string_view why;
};

// "/assets/a%20b.js?x=1" and "http://host/assets/a%20b.js" are "/assets/a b.js"; or a sentence for a target that no
// browser sends: not from the root, broken percent signs, control characters, a hidden "/", or "." and ".." as steps.
Result<std::string, Nonsense> request_path(std::string_view target);

}  // namespace hammer::server
