// One of the two files with Beast in it: it takes long to compile.
#include "net/http_session.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include "net/answer.h"
#include "net/headers.h"
#include "net/line_stream.h"
#include "net/monitoring.h"
#include "net/request.h"

namespace hammer::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using beast::error_code;

// Browsers send a few hundred bytes.
constexpr std::uint32_t kMaxHeaderBytes = 8192;
// Bytes that a client may send after our last answer, so that it gets to read that.
constexpr std::size_t kMaxIgnoredBytes = 1u << 20;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

class Session final : public HttpSession, public std::enable_shared_from_this<Session> {
 public:
  Session(asio::ip::tcp::socket socket, std::string address, std::shared_ptr<const Site> site,
          std::function<void()> ended)
      : stream_(std::move(socket)),
        buffer_(2 * kMaxHeaderBytes),
        other_end_(std::move(address)),
        site_(std::move(site)),
        ended_(std::move(ended)) {}
  ~Session() override { ended_(); }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void read();
  void stop() override;

 private:
  using Parser = http::request_parser<http::string_body>;
  using Response = http::response<http::span_body<const char>>;

  const Limits& limits() const { return site_->limits; }
  void on_header(error_code trouble);
  void on_api_header();
  void read_body();
  void on_body(error_code trouble);
  Request request() const;
  Answer answer_trouble(error_code trouble) const;
  void refuse_call(Reply reply);
  void finish_call(Reply reply);
  void open_stream(const Reply& reply);
  void write(const Answer& answer);
  void on_write(error_code trouble);
  void drain_and_close();
  void ignore_rest(std::size_t ignored);

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::string other_end_;
  std::shared_ptr<const Site> site_;
  std::function<void()> ended_;
  std::optional<Parser> parser_;
  std::optional<Call> call_;
  std::optional<CallLog> call_log_;
  Reply reply_;  // the answer's views are into this
  std::optional<Response> response_;
  std::weak_ptr<LineStream> lines_;
  bool is_reading_ = false;
  bool is_waiting_ = false;  // for the application's reply
  bool is_stopping_ = false;
};

// One deadline for the whole request, however slowly its bytes arrive.
void Session::read() {
  parser_.emplace();
  parser_->header_limit(kMaxHeaderBytes);
  parser_->body_limit(boost::none);  // checked once it is known what the body is for
  stream_.expires_after(limits().request);
  is_reading_ = true;
  http::async_read_header(stream_, buffer_, *parser_,
                          [self = shared_from_this()](error_code trouble, std::size_t) { self->on_header(trouble); });
}

void Session::stop() {
  is_stopping_ = true;
  if (is_reading_) stream_.close();
  if (const auto lines = lines_.lock()) lines->stop();
}

bool is_about_the_request(error_code trouble) {
  return trouble.category() == make_error_code(http::error::bad_target).category() &&
         trouble != http::error::end_of_stream && trouble != http::error::partial_message;
}

void Session::on_header(error_code trouble) {
  is_reading_ = false;
  if (trouble) {
    if (is_about_the_request(trouble)) write(answer_trouble(trouble));
    return;
  }
  const Request received = request();
  const auto path = request_path(received.target);
  if (path && is_api(path.value())) return on_api_header();
  if (path && !received.has_body) {
    auto reply =
        operator_reply(*site_, received.method, path.value(), address_of(received, other_end_, site_->behind_proxy));
    if (reply) return finish_call(std::move(*reply));
  }
  write(answer(site_->page, received));
}

Request Session::request() const {
  const auto& message = parser_->get();
  const auto given = [&](http::field field) {
    const auto found = message.find(field);
    return found == message.end() ? std::nullopt : std::optional(view(found->value()));
  };
  // Sent twice, neither counts.
  const auto once = [&](http::field field) {
    return message.count(field) > 1 ? std::optional<std::string_view>("") : given(field);
  };
  std::string_view forwarded_for;
  for (auto [header, end] = message.equal_range("X-Forwarded-For"); header != end; ++header) {
    forwarded_for = view(header->value());
  }
  return {.method = view(message.method_string()),
          .target = view(message.target()),
          .host = view(message[http::field::host]),
          .lacks_host = message.version() >= 11 && message.count(http::field::host) != 1,
          .accept_encoding = given(http::field::accept_encoding),
          .if_none_match = view(message[http::field::if_none_match]),
          .came_by_https = message["X-Forwarded-Proto"] == "https",
          .has_body = !parser_->is_done(),
          .has_unknown_length = message.count(http::field::transfer_encoding) > 0 && !parser_->chunked(),
          .origin = once(http::field::origin),
          .authorization = once(http::field::authorization),
          .forwarded_for = forwarded_for};
}

Answer Session::answer_trouble(error_code trouble) const {
  const bool is_long = trouble == http::error::header_limit || trouble == http::error::buffer_overflow;
  const bool has_first_line = !parser_->get().target().empty();
  Answer answer = !is_long         ? refuse(400, "This is not an HTTP request.\n")
                  : has_first_line ? refuse(431, "The headers are too long.\n")
                                   : refuse(414, "The address is too long.\n");
  answer.closes = true;
  return answer;
}

Reply refuse_large_body(std::size_t limit) { return refusal(413, {"body_too_large", "", {arg("bytes", limit)}}); }

void Session::on_api_header() {
  const Request received = request();
  call_log_.emplace(site_->log, site_->metrics, received.method);
  auto call = read_call(received, address_of(received, other_end_, site_->behind_proxy));
  if (!call) return refuse_call(call.refusal());
  const auto length = parser_->content_length();
  if (length && *length > limits().body) return refuse_call(refuse_large_body(limits().body));
  call_ = std::move(call.value());
  call_log_->path(call_->path);
  if (!received.has_body) return on_body({});
  is_reading_ = true;
  if (!equal_ignoring_case(view(parser_->get()[http::field::expect]), "100-continue")) return read_body();
  asio::async_write(stream_, asio::buffer(kContinue), [self = shared_from_this()](error_code trouble, std::size_t) {
    if (!trouble) self->read_body();
  });
}

void Session::read_body() {
  parser_->body_limit(limits().body);
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](error_code trouble, std::size_t) { self->on_body(trouble); });
}

void Session::on_body(error_code trouble) {
  is_reading_ = false;
  if (trouble == http::error::body_limit) return refuse_call(refuse_large_body(limits().body));
  if (trouble) {
    if (is_about_the_request(trouble)) refuse_call(refusal(400, {"body_broken"}));
    return;
  }
  call_->body = std::move(parser_->get().body());
  stream_.expires_never();  // while the application works on it
  is_waiting_ = true;
  site_->application.answer(std::move(*call_), [self = shared_from_this()](Reply reply) {
    if (!std::exchange(self->is_waiting_, false)) return;
    if (reply.stream && self->parser_->get().method() != http::verb::head) return self->open_stream(reply);
    self->finish_call(std::move(reply));
  });
}

// The rest of its body is not read, so nothing after it can be.
void Session::refuse_call(Reply reply) {
  reply_ = std::move(reply);
  Answer answer = answer_with(reply_, request());
  answer.closes = !parser_->is_done();
  write(answer);
}

void Session::finish_call(Reply reply) {
  if (reply.stream) reply.type = "application/x-ndjson";
  reply_ = std::move(reply);
  write(answer_with(reply_, request()));
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

std::string text_of(const http::response_header<>& header) {
  std::string text = "HTTP/1.1 " + std::to_string(header.result_int()) + ' ' + std::string(view(header.reason()));
  for (const auto& field : header) {
    text.append("\r\n").append(view(field.name_string())).append(": ").append(view(field.value()));
  }
  return text + "\r\n\r\n";
}

void Session::open_stream(const Reply& reply) {
  const bool is_chunked = parser_->get().version() >= 11;
  http::response_header<> header;
  header.result(static_cast<unsigned>(reply.status));
  fill_headers(header, answer_with(reply, request()));
  header.set(http::field::content_type, "application/x-ndjson");
  header.set("X-Accel-Buffering", "no");  // a proxy must not wait for more
  header.set(http::field::connection, "close");
  if (is_chunked) header.set(http::field::transfer_encoding, "chunked");
  const StreamLimits stream_limits{limits().stream, is_chunked, limits().response, limits().shutdown_grace};
  call_log_->opened_stream();
  parser_.reset();
  const auto lines =
      std::make_shared<LineStream>(stream_.release_socket(), stream_limits,
                                   [self = shared_from_this()](bool slow) { self->call_log_->ended_stream(slow); });
  lines_ = lines;
  lines->open(text_of(header), reply.stream);
  if (is_stopping_) lines->stop();
}

void Session::write(const Answer& answer) {
  const bool head_only = parser_->get().method() == http::verb::head;
  const bool has_no_body = answer.status == 304 || answer.status == 204;
  const bool keeps = !answer.closes && !is_stopping_ && parser_->keep_alive();
  if (call_log_) call_log_->answered(answer.status);
  call_log_.reset();
  response_.emplace();
  response_->result(static_cast<unsigned>(answer.status));
  response_->version(parser_->get().version() == 10 ? 10 : 11);
  fill_headers(*response_, answer);
  if (!head_only && !has_no_body) response_->body() = {answer.body.data(), answer.body.size()};
  if (!has_no_body) response_->content_length(answer.body.size());
  response_->keep_alive(keeps);
  stream_.expires_after(limits().response);
  http::async_write(stream_, *response_,
                    [self = shared_from_this()](error_code trouble, std::size_t) { self->on_write(trouble); });
}

void Session::on_write(error_code trouble) {
  if (trouble) return;
  if (response_->need_eof() || is_stopping_) return drain_and_close();
  read();
}

// Closing while the client still sends would reset the connection before the client has read the answer.
void Session::drain_and_close() {
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream_.expires_after(limits().shutdown_grace);
  ignore_rest(0);
}

void Session::ignore_rest(std::size_t ignored) {
  if (ignored > kMaxIgnoredBytes || is_stopping_) return;
  buffer_.clear();
  stream_.async_read_some(buffer_.prepare(kMaxHeaderBytes),
                          [self = shared_from_this(), ignored](error_code trouble, std::size_t bytes) {
                            if (!trouble) self->ignore_rest(ignored + bytes);
                          });
}

}  // namespace

std::shared_ptr<HttpSession> start_http_session(asio::ip::tcp::socket socket, std::string address,
                                                std::shared_ptr<const Site> site, std::function<void()> ended) {
  auto session = std::make_shared<Session>(std::move(socket), std::move(address), std::move(site), std::move(ended));
  session->read();
  return session;
}

}  // namespace hammer::server
