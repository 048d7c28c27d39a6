// How many files and connections the system lets this program have open.
#pragma once

namespace hammer::server {

// Raises what is allowed as far as the system lets us. How many connections then fit: at most `wanted`.
int allow_connections(int wanted);

}  // namespace hammer::server
