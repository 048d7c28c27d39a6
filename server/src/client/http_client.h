// Calls to a server and streams of lines from it, over HTTP/1.1. Everything runs on the thread of the io_context, which
// can hold thousands.
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
  int status = 0;         // 0: none came, and the call may or may not have arrived
  std::string body = "";  // or, of status 0, why none came
  int retry_after_s = 0;  // as the server asks
};

// One connection, kept open. Calls are sent one after the other.
class HttpClient {
 public:
  HttpClient(boost::asio::io_context& context, const ServerAddress& address, std::string token = "");
  ~HttpClient();  // calls without an answer are never answered
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  void set_token(std::string token);
  // A connection that the server has closed meanwhile is opened again; then a GET is sent again, and any other call is
  // answered with 0.
  void call(std::string method, std::string target, std::string body, std::function<void(HttpAnswer)> done);

 private:
  class Inside;
  std::shared_ptr<Inside> inside_;
};

// One stream, without reconnecting. Silence for a few beats ends it too.
class LineReader {
 public:
  struct Handlers {
    std::function<void(std::string_view line)> line;
    // Called once, last: 200 for a stream that ended, 0 where none came, otherwise the server's answer.
    std::function<void(HttpAnswer)> ended;
  };

  LineReader(boost::asio::io_context& context, const ServerAddress& address, const std::string& token,
             const std::string& target, Handlers handlers);
  ~LineReader();  // without calling `ended`
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // Reads no more and keeps the connection open, like a device that has fallen asleep.
  void stall();

 private:
  class Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace hammer::server
