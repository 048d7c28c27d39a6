// The only file with Beast in it: it takes long to compile.
#include "net/http_session.h"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include "net/answer.h"
#include "net/http_date.h"
#include "net/security_headers.h"

namespace hammer::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using beast::error_code;

// Browsers send a few hundred bytes.
constexpr std::uint32_t kMostHeaderBytes = 8192;
// Of what a client sends after our last answer: enough for it to come to reading that.
constexpr std::size_t kMostIgnoredBytes = 1u << 20;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

class Session final : public HttpSession, public std::enable_shared_from_this<Session> {
 public:
  Session(asio::ip::tcp::socket socket, std::shared_ptr<const Page> page, const Limits& limits,
          std::function<void()> ended)
      : stream_(std::move(socket)),
        buffer_(2 * kMostHeaderBytes),
        page_(std::move(page)),
        limits_(limits),
        ended_(std::move(ended)) {}
  ~Session() override { ended_(); }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void read();
  void stop() override;

 private:
  using Parser = http::request_parser<http::empty_body>;
  using Response = http::response<http::span_body<const char>>;

  void on_read(error_code trouble);
  Request request() const;
  Answer answer_trouble(error_code trouble) const;
  void write(const Answer& answer);
  void on_write(error_code trouble);
  void say_farewell();
  void ignore_rest(std::size_t ignored);

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::shared_ptr<const Page> page_;
  Limits limits_;
  std::function<void()> ended_;
  std::optional<Parser> parser_;
  std::optional<Response> response_;
  bool is_reading_ = false;
  bool is_stopping_ = false;
};

// One deadline for the whole request, however slowly its bytes drip in.
void Session::read() {
  parser_.emplace();
  parser_->header_limit(kMostHeaderBytes);
  stream_.expires_after(limits_.request);
  is_reading_ = true;
  http::async_read_header(stream_, buffer_, *parser_,
                          [self = shared_from_this()](error_code trouble, std::size_t) { self->on_read(trouble); });
}

void Session::stop() {
  is_stopping_ = true;
  if (is_reading_) stream_.close();
}

bool is_about_the_request(error_code trouble) {
  return trouble.category() == make_error_code(http::error::bad_target).category() &&
         trouble != http::error::end_of_stream && trouble != http::error::partial_message;
}

void Session::on_read(error_code trouble) {
  is_reading_ = false;
  if (!trouble) return write(answer(*page_, request()));
  if (is_about_the_request(trouble)) write(answer_trouble(trouble));
}

Request Session::request() const {
  const auto& message = parser_->get();
  const auto accepted = message.find(http::field::accept_encoding);
  return {.method = view(message.method_string()),
          .target = view(message.target()),
          .host = view(message[http::field::host]),
          .lacks_host = message.version() >= 11 && message.count(http::field::host) != 1,
          .accept_encoding = accepted == message.end() ? std::nullopt : std::optional(view(accepted->value())),
          .if_none_match = view(message[http::field::if_none_match]),
          .came_by_https = message["X-Forwarded-Proto"] == "https",
          .has_body = !parser_->is_done()};
}

Answer Session::answer_trouble(error_code trouble) const {
  const bool is_long = trouble == http::error::header_limit || trouble == http::error::buffer_overflow;
  const bool has_first_line = !parser_->get().target().empty();
  Answer answer = !is_long         ? refuse(400, "That is no HTTP request.\n")
                  : has_first_line ? refuse(431, "The headers are too long.\n")
                                   : refuse(414, "The address is too long.\n");
  answer.closes = true;
  return answer;
}

void fill_headers(http::fields& fields, const Answer& answer) {
  const auto set = [&](const Header& header) {
    fields.set(beast::string_view(header.name.data(), header.name.size()),
               beast::string_view(header.value.data(), header.value.size()));
  };
  fields.set(http::field::date, http_date());
  for (const Header& header : answer.headers) set(header);
  for (const Header& header : security_headers()) set(header);
}

void Session::write(const Answer& answer) {
  const bool head_only = parser_->get().method() == http::verb::head;
  const bool keeps = !answer.closes && !is_stopping_ && parser_->keep_alive();
  response_.emplace();
  response_->result(static_cast<unsigned>(answer.status));
  response_->version(parser_->get().version() == 10 ? 10 : 11);
  fill_headers(*response_, answer);
  if (!head_only) response_->body() = {answer.body.data(), answer.body.size()};
  if (answer.status != 304) response_->content_length(answer.body.size());
  response_->keep_alive(keeps);
  stream_.expires_after(limits_.response);
  http::async_write(stream_, *response_,
                    [self = shared_from_this()](error_code trouble, std::size_t) { self->on_write(trouble); });
}

void Session::on_write(error_code trouble) {
  if (trouble) return;
  if (response_->need_eof() || is_stopping_) return say_farewell();
  read();
}

// A connection that is closed while the other side still sends would take our answer back from under its eyes.
void Session::say_farewell() {
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream_.expires_after(limits_.farewell);
  ignore_rest(0);
}

void Session::ignore_rest(std::size_t ignored) {
  if (ignored > kMostIgnoredBytes || is_stopping_) return;
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(kMostHeaderBytes),
                          [self = shared_from_this(), ignored](error_code trouble, std::size_t bytes) {
                            if (!trouble) self->ignore_rest(ignored + bytes);
                          });
}

}  // namespace

std::shared_ptr<HttpSession> start_http_session(asio::ip::tcp::socket socket, std::shared_ptr<const Page> page,
                                                const Limits& limits, std::function<void()> ended) {
  auto session = std::make_shared<Session>(std::move(socket), std::move(page), limits, std::move(ended));
  session->read();
  return session;
}

}  // namespace hammer::server
