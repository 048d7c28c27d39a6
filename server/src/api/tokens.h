// The secrets that tokens are: handed out once, kept only as what cannot be turned back.
#pragma once

#include <string>
#include <string_view>

namespace hammer::server {

// "hmr_" and 43 characters of [A-Za-z0-9_-]: 32 random bytes.
std::string make_secret();

// Whether it could be one at all: nothing else is looked up.
bool is_secret(std::string_view text);

// BLAKE2b, 64 hex digits.
std::string hash_of_secret(std::string_view secret);

}  // namespace hammer::server
