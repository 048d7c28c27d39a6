// Whether the log of a match is whole and right: read back, simulated again, and with the seed drawn again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace hammer::server {

struct LogCheck {
  // Played with other revisions than ours: only the sums could be checked.
  bool is_unproven = false;
  std::optional<std::string> fault{};  // the sentence that names the event; nothing: all agrees
};

LogCheck check_log(const MatchRow& match, const std::vector<EventRow>& events);

}  // namespace hammer::server
