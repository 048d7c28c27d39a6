// /healthz and /metrics: for who runs the server.
#pragma once

#include <optional>
#include <string_view>

#include "net/site.h"

namespace hammer::server {

// Nothing for every other path.
std::optional<Reply> operator_reply(const Site& site, std::string_view method, std::string_view path,
                                    std::string_view address);

}  // namespace hammer::server
