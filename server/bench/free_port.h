// A port for a server that goes down and comes up again at the same address.
#pragma once

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>

namespace hammer::bench {

// Free now, and not handed out meanwhile: it is below the ports that Linux gives to clients and to servers without a
// port of their own. Each process starts its search elsewhere. Returns 0 if none is free.
inline std::uint16_t free_port() {
  constexpr int kFirst = 20000, kCount = 12000;
  for (int tried = 0; tried < kCount; ++tried) {
    const int port = kFirst + (getpid() * 37 + tried) % kCount;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const bool is_free = bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    close(socket);
    if (is_free) return static_cast<std::uint16_t>(port);
  }
  return 0;
}

}  // namespace hammer::bench
