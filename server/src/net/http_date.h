// The time as HTTP writes it: "Sun, 06 Nov 1994 08:49:37 GMT".
#pragma once

#include <string>

namespace hammer::server {

std::string http_date();

}  // namespace hammer::server
