// What a file is, by the end of its name.
#pragma once

#include <string_view>

namespace hammer::server {

// Of Content-Type; bytes without a meaning for an ending that we do not know.
std::string_view content_type(std::string_view path);

}  // namespace hammer::server
