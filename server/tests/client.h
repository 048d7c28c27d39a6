// A client that may be as rude as a test needs it to be: it sends bytes and reads answers. Where nothing at all comes
// for kPatience the test has failed, so that "no answer" always means that the other side ended the connection.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hammer::server {

// Only so that a fault does not hang the tests: no test waits for it to pass.
constexpr std::chrono::seconds kPatience{120};

struct Response {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string header(const std::string& name) const;
};

class Client {
 public:
  explicit Client(std::uint16_t port);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // False where the other side does not take it any more.
  bool send(std::string_view bytes) const;
  // Nothing where the connection ends before a whole one is there.
  std::optional<Response> receive(bool has_body = true);
  // GET with a Host, and more lines of headers.
  std::optional<Response> get(std::string_view path, std::string_view headers = "");
  // The same with a body.
  std::optional<Response> call(std::string_view method, std::string_view path, std::string_view body,
                               std::string_view headers = "");
  // GET of a stream: its head.
  std::optional<Response> open_stream(std::string_view path, std::string_view headers = "");
  // The next line of a stream, of chunks; nothing once it has ended as it should, or it broke off.
  std::optional<std::string> receive_line();
  // Whether a stream ended with its last chunk.
  bool has_whole_stream() const { return has_last_chunk_; }
  // Whether the other side ends the connection, after whatever else it sends.
  bool sees_the_end();
  // Whether it has done so by then. Bytes that come first are kept.
  bool sees_the_end_within(std::chrono::milliseconds time);
  // What has come and was not taken, as it came.
  const std::string& received() const { return received_; }
  // No more from us.
  void end_sending() const;
  // Gone without a word, as a phone that leaves the network's reach.
  void break_off();

 private:
  bool receive_more();
  bool receive_chunk();

  int socket_;
  std::string received_;
  std::string lines_;  // of a stream, not yet taken
  bool has_last_chunk_ = false;
  bool has_ended_ = false;
};

}  // namespace hammer::server
