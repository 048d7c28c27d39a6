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

// Limits for one client, so that a slow or hostile one cannot harm the others.
struct Limits {
  int connections = 10000;                    // at a time; later ones wait
  std::chrono::milliseconds request{15000};   // until the next request of a connection has arrived
  std::chrono::milliseconds response{60000};  // until a response has been read
  std::chrono::milliseconds shutdown_grace{
      2000};  // for clients that still send or read when the connection or the server ends
  // Connections of one address at a time. Default: 64, without a limit for this machine itself.
  std::optional<int> per_address = std::nullopt;
  std::size_t body = 65536;     // bytes of a call's body
  std::size_t stream = 262144;  // bytes that wait for a stream's reader before it is dropped
};

struct Plan {
  std::string page = "";              // the folder of the built page
  std::string address = "127.0.0.1";  // 0.0.0.0 or :: for every network of this machine
  std::string url = "";               // where others reach the page, if that is known: "https://example.org/"
  std::uint16_t port = 8080;          // 0: any that is free
  Limits limits = {};
  std::string database = "";    // "sqlite:PATH"; empty: default_database()
  std::string log = "warning";  // lowest level on stderr: debug, info, warning, error or off
  bool behind_proxy = false;    // addresses are taken from its X-Forwarded-For
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
  // "http://127.0.0.1:8080/": for this machine, and for others: the plan's, then those in this machine's networks.
  std::string url_here() const;
  std::vector<std::string> urls_elsewhere() const;
  bool is_for_this_machine_alone() const;

  // Until SIGINT, SIGTERM or stop(). Responses on their way are finished, streams are ended, and all that was
  // acknowledged is on the disk; a second signal does not wait for that.
  void run();
  // From any thread.
  void stop();

 private:
  struct Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace hammer::server
