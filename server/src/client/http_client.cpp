// One of the two files with Beast in it: it takes long to compile.
#include "client/http_client.h"

#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <charconv>
#include <cstdlib>
#include <deque>
#include <optional>
#include <utility>

namespace hammer::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using beast::error_code;

using Request = http::request<http::string_body>;
using Parser = http::response_parser<http::string_body>;

constexpr std::chrono::seconds kAnswerTime{30};
constexpr std::chrono::seconds kSilence{30};  // three beats
constexpr std::size_t kMaxAnswerBytes = 16u << 20;
constexpr std::size_t kMaxLineBytes = 4u << 20;

std::string refuse_url(std::string_view url) {
  return "--server is \"" + std::string(url) +
         "\"; accepted is http://HOST or http://HOST:PORT, as http://localhost:8080; where a server speaks https, a "
         "program before it that ends that, as the server's own machine has one";
}

bool is_port(std::string_view text) {
  unsigned number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() && number >= 1 && number <= 65535;
}

Request make_request(const std::string& method, const std::string& target, std::string body,
                     const ServerAddress& address, const std::string& token) {
  Request request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http::field::host, address.host);
  if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
  if (!body.empty()) request.set(http::field::content_type, "application/json");
  request.body() = std::move(body);
  request.prepare_payload();
  return request;
}

void keep_prompt(beast::tcp_stream& stream) {
  error_code ignored;
  stream.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

HttpAnswer answer_of(Parser& parser) {
  HttpAnswer answer;
  answer.status = static_cast<int>(parser.get().result_int());
  answer.body = std::move(parser.get().body());
  answer.retry_after_s = std::atoi(std::string(parser.get()[http::field::retry_after]).c_str());
  return answer;
}

}  // namespace

Result<ServerAddress, std::string> find_server(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) return refuse_url(url);
  std::string_view authority = url.substr(kScheme.size());
  if (authority.ends_with('/')) authority.remove_suffix(1);
  if (authority.empty() || authority.find_first_of("/?#@ \t\r\n") != std::string_view::npos) return refuse_url(url);
  std::string_view name = authority, port = "80";
  const auto colon = authority.rfind(':');
  if (colon != std::string_view::npos && authority.back() != ']') {
    name = authority.substr(0, colon);
    port = authority.substr(colon + 1);
  }
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  if (name.empty() || !is_port(port)) return refuse_url(url);
  asio::io_context context;
  asio::ip::tcp::resolver resolver(context);
  boost::system::error_code trouble;
  const auto found = resolver.resolve(std::string(name), std::string(port), trouble);
  if (trouble) return "there is no " + std::string(name) + " to be found: " + trouble.message();
  ServerAddress address;
  address.host = authority;
  for (const auto& entry : found) address.endpoints.push_back(entry.endpoint());
  return address;
}

class HttpClient::Inside : public std::enable_shared_from_this<Inside> {
 public:
  Inside(asio::io_context& context, const ServerAddress& address, std::string given)
      : token(std::move(given)), stream_(context), address_(address) {}

  void add(std::string method, std::string target, std::string body, std::function<void(HttpAnswer)> done) {
    waiting_.push_back({make_request(method, target, std::move(body), address_, token), std::move(done)});
    begin_next();
  }
  void close() {
    is_closed_ = true;
    waiting_.clear();
    stream_.close();
  }

  std::string token;

 private:
  struct Waiting {
    Request request;
    std::function<void(HttpAnswer)> done;
  };

  void begin_next();
  void connect();
  void send();
  void receive();
  void fail(error_code trouble);
  void finish(HttpAnswer answer);

  beast::tcp_stream stream_;
  ServerAddress address_;
  std::deque<Waiting> waiting_;
  beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  bool is_busy_ = false;
  bool is_connected_ = false;
  bool is_kept_ = false;  // the connection was used before, and may have been closed since
  bool is_closed_ = false;
};

void HttpClient::Inside::begin_next() {
  if (is_busy_ || is_closed_ || waiting_.empty()) return;
  is_busy_ = true;
  is_kept_ = is_connected_;
  is_connected_ ? send() : connect();
}

void HttpClient::Inside::connect() {
  is_kept_ = false;
  buffer_.clear();
  stream_.expires_after(kAnswerTime);
  stream_.async_connect(address_.endpoints, [self = shared_from_this()](error_code trouble, const auto&) {
    if (trouble) return self->fail(trouble);
    keep_prompt(self->stream_);
    self->is_connected_ = true;
    self->send();
  });
}

void HttpClient::Inside::send() {
  if (is_closed_) return;
  stream_.expires_after(kAnswerTime);
  http::async_write(stream_, waiting_.front().request, [self = shared_from_this()](error_code trouble, std::size_t) {
    trouble ? self->fail(trouble) : self->receive();
  });
}

void HttpClient::Inside::receive() {
  if (is_closed_) return;
  parser_.emplace();
  parser_->body_limit(kMaxAnswerBytes);
  if (waiting_.front().request.method() == http::verb::head) parser_->skip(true);
  http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](error_code trouble, std::size_t) {
    if (trouble) return self->fail(trouble);
    if (!self->parser_->keep_alive()) {
      self->stream_.close();
      self->is_connected_ = false;
    } else {
      self->stream_.expires_never();
    }
    self->finish(answer_of(*self->parser_));
  });
}

void HttpClient::Inside::fail(error_code trouble) {
  if (is_closed_) return;
  stream_.close();
  is_connected_ = false;
  if (is_kept_ && waiting_.front().request.method() == http::verb::get) return connect();
  finish({0, trouble.message()});
}

void HttpClient::Inside::finish(HttpAnswer answer) {
  if (is_closed_) return;
  const auto done = std::move(waiting_.front().done);
  waiting_.pop_front();
  is_busy_ = false;
  done(std::move(answer));
  begin_next();
}

HttpClient::HttpClient(asio::io_context& context, const ServerAddress& address, std::string token)
    : inside_(std::make_shared<Inside>(context, address, std::move(token))) {}

HttpClient::~HttpClient() { inside_->close(); }

void HttpClient::set_token(std::string token) { inside_->token = std::move(token); }

void HttpClient::call(std::string method, std::string target, std::string body, std::function<void(HttpAnswer)> done) {
  inside_->add(std::move(method), std::move(target), std::move(body), std::move(done));
}

class LineReader::Inside : public std::enable_shared_from_this<Inside> {
 public:
  Inside(asio::io_context& context, const ServerAddress& address, Request request, Handlers handlers)
      : stream_(context), address_(address), request_(std::move(request)), handlers_(std::move(handlers)) {}

  void connect();
  void close() {
    is_closed_ = true;
    stream_.close();
  }
  void stall() { is_stalled_ = true; }

 private:
  void send();
  void receive_head();
  void receive();
  void hand_out();
  void end(HttpAnswer answer);

  beast::tcp_stream stream_;
  ServerAddress address_;
  Request request_;
  Handlers handlers_;
  beast::flat_buffer buffer_;
  Parser parser_;
  std::string unfinished_;
  bool is_closed_ = false;
  bool is_stalled_ = false;
};

void LineReader::Inside::connect() {
  parser_.body_limit(boost::none);
  stream_.expires_after(kAnswerTime);
  stream_.async_connect(address_.endpoints, [self = shared_from_this()](error_code trouble, const auto&) {
    if (trouble) return self->end({0, trouble.message()});
    keep_prompt(self->stream_);
    self->send();
  });
}

void LineReader::Inside::send() {
  if (is_closed_) return;
  http::async_write(stream_, request_, [self = shared_from_this()](error_code trouble, std::size_t) {
    trouble ? self->end({0, trouble.message()}) : self->receive_head();
  });
}

void LineReader::Inside::receive_head() {
  if (is_closed_) return;
  http::async_read_header(stream_, buffer_, parser_, [self = shared_from_this()](error_code trouble, std::size_t) {
    if (trouble) return self->end({0, trouble.message()});
    self->receive();
  });
}

void LineReader::Inside::receive() {
  if (is_closed_ || is_stalled_) return;
  const bool is_stream = parser_.get().result() == http::status::ok;
  if (parser_.is_done()) return end(is_stream ? HttpAnswer{200} : answer_of(parser_));
  stream_.expires_after(kSilence);
  http::async_read_some(stream_, buffer_, parser_,
                        [self = shared_from_this(), is_stream](error_code trouble, std::size_t) {
                          if (is_stream) self->hand_out();
                          if (trouble) return self->end({is_stream ? 200 : 0, trouble.message()});
                          self->receive();
                        });
}

void LineReader::Inside::hand_out() {
  unfinished_ += std::exchange(parser_.get().body(), {});
  std::size_t begin = 0;
  for (std::size_t end = 0; !is_closed_ && (end = unfinished_.find('\n', begin)) != std::string::npos;) {
    const std::string line = unfinished_.substr(begin, end - begin);
    begin = end + 1;
    handlers_.line(line);
  }
  unfinished_.erase(0, begin);
  if (unfinished_.size() > kMaxLineBytes) end({0, "a line of the stream has no end"});
}

void LineReader::Inside::end(HttpAnswer answer) {
  if (is_closed_) return;
  close();
  handlers_.ended(std::move(answer));
}

LineReader::LineReader(asio::io_context& context, const ServerAddress& address, const std::string& token,
                       const std::string& target, Handlers handlers)
    : inside_(std::make_shared<Inside>(context, address, make_request("GET", target, "", address, token),
                                       std::move(handlers))) {
  inside_->connect();
}

LineReader::~LineReader() { inside_->close(); }

void LineReader::stall() { inside_->stall(); }

}  // namespace hammer::server
