// Calls to a server and streams of lines from it, over HTTP/1.1. Everything happens on the thread that runs the
// io_context; thousands of them fit on one.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/result.h"

namespace hammer::server {

struct ServerAddress {
  std::string host;  // for the header: "localhost:8080"
  std::vector<boost::asio::ip::tcp::endpoint> endpoints;
};
// Of "http://localhost:8080". Looks the name up, and blocks meanwhile; or the sentence why not.
Result<ServerAddress, std::string> find_server(std::string_view url);

struct HttpAnswer {
  int status = 0;         // 0: none came, and nobody knows whether the call arrived
  std::string body = "";  // or, of status 0, why none came
  int retry_after_s = 0;  // as the server asks
};

// One connection, kept from call to call. A call waits for those before it.
class HttpClient {
 public:
  HttpClient(boost::asio::io_context& context, const ServerAddress& address, std::string token = "");
  ~HttpClient();  // what is not answered yet is not answered
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  void set_token(std::string token);
  // A connection that the server has closed in the meantime is opened again; then a GET is sent again, and all else is
  // answered with 0.
  void call(std::string method, std::string target, std::string body, std::function<void(HttpAnswer)> done);

 private:
  class Inside;
  std::shared_ptr<Inside> inside_;
};

// One stream, once. Silence for longer than a few beats ends it too.
class LineReader {
 public:
  struct Handlers {
    std::function<void(std::string_view line)> line;
    // Once, last: 200 for a stream that was there and ended, 0 where none came, and what the server said.
    std::function<void(HttpAnswer)> ended;
  };

  LineReader(boost::asio::io_context& context, const ServerAddress& address, const std::string& token,
             const std::string& target, Handlers handlers);
  ~LineReader();  // without a word
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // Takes nothing more from the connection and keeps it open, as a device does that has fallen asleep.
  void stall();

 private:
  class Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace hammer::server
