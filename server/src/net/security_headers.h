// What a browser must not do with the page, sent with every answer.
#pragma once

#include <span>
#include <string_view>

#include "net/answer.h"

namespace hammer::server {

std::span<const Header> security_headers();

// Those that browsers heed only where the connection cannot be tampered with; elsewhere they complain of them on the
// console.
std::span<const Header> trusted_headers();

// Whether a browser trusts the way that a request came: over HTTPS, or not over any network.
bool is_trusted(std::string_view host, bool came_by_https);

}  // namespace hammer::server
