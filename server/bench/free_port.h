// A port for a server that goes down and comes back at the same place.
#pragma once

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>

namespace hammer::bench {

// Free now, and given to nobody else in the meantime: it is below those that Linux hands to clients and to servers that
// take any. Each process begins to look elsewhere. 0: there is none.
inline std::uint16_t free_port() {
  constexpr int kFirst = 20000, kCount = 12000;
  for (int tried = 0; tried < kCount; ++tried) {
    const int port = kFirst + (getpid() * 37 + tried) % kCount;
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const bool is_free = bind(socket, reinterpret_cast<sockaddr*>(&place), sizeof place) == 0;
    close(socket);
    if (is_free) return static_cast<std::uint16_t>(port);
  }
  return 0;
}

}  // namespace hammer::bench
