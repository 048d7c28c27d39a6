// The HTTP server, as `hammer serve` and the tests start it.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hammer/result.h"

namespace hammer::server {

// What one client may take of the server, so that a slow or hostile one cannot take it from the others.
struct Limits {
  int connections = 10000;                         // at a time; who comes after them waits
  std::chrono::milliseconds request{15000};        // for the next request of a connection to be there in whole
  std::chrono::milliseconds response{60000};       // for an answer to be taken
  std::chrono::milliseconds shutdown_grace{2000};  // for who still sends to see that we are done; also at the very end
  // Connections of one address at a time. Unless said: 64, and any number from this machine itself.
  std::optional<int> per_address = std::nullopt;
  std::size_t body = 65536;     // bytes of a call's body
  std::size_t stream = 262144;  // bytes that wait for the reader of a stream before it is dropped
};

struct Plan {
  std::string page = "";              // the folder of the built page
  std::string address = "127.0.0.1";  // 0.0.0.0 or :: for every network of this machine
  std::uint16_t port = 8080;          // 0: any that is free
  Limits limits = {};
  std::string database = "";    // "sqlite:PATH"; empty: default_database()
  std::string log = "warning";  // the least that is said on stderr: debug, info, warning, error or off
  bool behind_proxy = false;    // addresses are taken from the X-Forwarded-For that it writes
  bool metrics_open = false;    // /metrics is for every address, not for this machine alone
};

class Server {
 public:
  // Reads the page into memory, so that a build beside it is never served half-written, opens the database and listens;
  // or the sentence why not.
  static Result<Server, std::string> open(const Plan& plan);
  ~Server();
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;

  std::uint16_t port() const;
  // "http://127.0.0.1:8080/": for this machine, and for others in its networks.
  std::string url_here() const;
  std::vector<std::string> urls_elsewhere() const;

  // Until SIGINT, SIGTERM or stop(). Answers on their way are finished, streams are told, and what was acknowledged is
  // on the disk; a second signal does not wait for that.
  void run();
  // From any thread.
  void stop();

 private:
  struct Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace hammer::server
