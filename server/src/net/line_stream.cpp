#include "net/line_stream.h"

#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <charconv>
#include <limits>
#include <utility>

namespace hammer::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

// One system call for many lines, with a bounded list of buffers.
constexpr std::size_t kMaxLinesAtOnce = 24;
// Memory of a line besides its bytes.
constexpr std::size_t kLineCost = 48;
// A client has nothing to send while it listens.
constexpr std::size_t kMaxIgnoredOfListener = 65536;

constexpr std::string_view kStopping = R"({"type":"bye","why":"stopping"})";
constexpr std::string_view kTooSlow = R"({"type":"bye","why":"slow"})";

std::shared_ptr<const std::string> shared_line(std::string_view text) {
  return std::make_shared<const std::string>(text);
}

std::string hexadecimal(std::size_t number) {
  std::array<char, 16> digits{};
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
  return {digits.data(), written.ptr};
}

// A client that has left the network is noticed by missing acknowledgements. The system's buffer is bounded like ours.
void bound_socket(LineStream::Socket& socket) {
  constexpr unsigned kUnacknowledgedMs = 20000;
  constexpr int kSendBuffer = 65536;
  const int handle = socket.native_handle();
  setsockopt(handle, IPPROTO_TCP, TCP_USER_TIMEOUT, &kUnacknowledgedMs, sizeof kUnacknowledgedMs);
  setsockopt(handle, SOL_SOCKET, SO_SNDBUF, &kSendBuffer, sizeof kSendBuffer);
}

}  // namespace

LineStream::LineStream(Socket socket, const StreamLimits& limits, std::function<void(bool)> ended)
    : socket_(std::move(socket)),
      deadline_(socket_.get_executor()),
      limits_(limits),
      ended_(std::move(ended)),
      allowed_(limits.max_bytes) {}

LineStream::~LineStream() {
  if (ended_) ended_(was_slow_);
}

void LineStream::open(std::string head, const std::function<void(std::shared_ptr<LineSink>)>& hand_over) {
  bound_socket(socket_);
  head_ = std::move(head);
  is_writing_ = true;
  asio::async_write(socket_, asio::buffer(head_),
                    [self = shared_from_this()](error_code trouble, std::size_t) { self->on_written(0, trouble); });
  read();
  allowed_ = std::numeric_limits<std::size_t>::max();
  hand_over(shared_from_this());
  allowed_ = limits_.max_bytes + behind_;
}

bool LineStream::send(std::shared_ptr<const std::string> line) {
  if (state_ != State::kOpen) return false;
  const std::size_t cost = line->size() + kLineCost;
  if (cost > allowed_ - std::min(allowed_, behind_)) {
    drop_slow();
    return false;
  }
  behind_ += cost;
  waiting_.push_back(std::move(line));
  write_soon();
  return true;
}

void LineStream::close() {
  if (state_ != State::kOpen) return;
  state_ = State::kClosing;
  has_reported_gone_ = true;  // or there is no need to
  gone_ = nullptr;
  finish_within(limits_.response);
  write_soon();
}

void LineStream::stop() {
  if (state_ != State::kOpen) return;
  send(shared_line(kStopping));
  report_gone();
  close();
}

void LineStream::when_gone(std::function<void()> gone) {
  if (has_reported_gone_) return;
  gone_ = std::move(gone);
  if (state_ != State::kOpen) report_gone();
}

// Posted, so that lines that arrive together are sent together.
void LineStream::write_soon() {
  if (is_write_due_ || is_writing_) return;
  is_write_due_ = true;
  asio::post(socket_.get_executor(), [self = shared_from_this()] {
    self->is_write_due_ = false;
    self->write_next();
  });
}

void LineStream::write_next() {
  if (is_writing_ || state_ == State::kGone || state_ == State::kFinished) return;
  if (waiting_.empty()) return state_ == State::kClosing ? write_last() : void();
  std::vector<asio::const_buffer> buffers(1);
  std::size_t bytes = 0, costs = 0;
  while (!waiting_.empty() && being_written_.size() < kMaxLinesAtOnce) {
    being_written_.push_back(std::move(waiting_.front()));
    waiting_.pop_front();
    const std::string& line = *being_written_.back();
    buffers.push_back(asio::buffer(line));
    buffers.push_back(asio::buffer("\n", 1));
    bytes += line.size() + 1;
    costs += line.size() + kLineCost;
  }
  head_ = limits_.is_chunked ? hexadecimal(bytes) + "\r\n" : "";
  buffers[0] = asio::buffer(head_);
  if (limits_.is_chunked) buffers.push_back(asio::buffer("\r\n", 2));
  is_writing_ = true;
  asio::async_write(socket_, buffers, [self = shared_from_this(), costs](error_code trouble, std::size_t) {
    self->on_written(costs, trouble);
  });
}

void LineStream::on_written(std::size_t bytes, error_code trouble) {
  is_writing_ = false;
  being_written_.clear();
  behind_ -= std::min(behind_, bytes);
  if (allowed_ > limits_.max_bytes) allowed_ = std::max(limits_.max_bytes, allowed_ - std::min(allowed_, bytes));
  if (trouble) return lose();
  write_next();
}

void LineStream::write_last() {
  state_ = State::kFinished;
  head_ = limits_.is_chunked ? "0\r\n\r\n" : "";
  is_writing_ = true;
  asio::async_write(socket_, asio::buffer(head_), [self = shared_from_this()](error_code trouble, std::size_t) {
    self->is_writing_ = false;
    if (trouble) return self->lose();
    error_code ignored;
    self->socket_.shutdown(Socket::shutdown_send, ignored);
    // The client has seen the end once it closes its side, which read() waits for.
    self->finish_within(self->limits_.shutdown_grace);
  });
}

// Only to notice at once that the client has left.
void LineStream::read() {
  socket_.async_read_some(asio::buffer(ignoring_), [self = shared_from_this()](error_code trouble, std::size_t bytes) {
    self->ignored_ += bytes;
    if (trouble || self->ignored_ > kMaxIgnoredOfListener) return self->lose();
    self->read();
  });
}

void LineStream::lose() {
  state_ = State::kGone;
  waiting_.clear();
  error_code ignored;
  socket_.close(ignored);
  deadline_.cancel();
  report_gone();
  // Others may still hold this object, but the connection has ended.
  if (const auto ended = std::exchange(ended_, nullptr)) ended(was_slow_);
}

// Drops what is queued: the client reconnects and asks from where it was.
void LineStream::drop_slow() {
  was_slow_ = true;
  waiting_.clear();
  waiting_.push_back(shared_line(kTooSlow));
  state_ = State::kClosing;
  report_gone();
  finish_within(limits_.shutdown_grace);
  write_soon();
}

// Posted: inside send() the handler would change the list that is being sent to.
void LineStream::report_gone() {
  if (has_reported_gone_ || !gone_) return;
  has_reported_gone_ = true;
  asio::post(socket_.get_executor(), [gone = std::exchange(gone_, nullptr)] { gone(); });
}

void LineStream::finish_within(std::chrono::milliseconds time) {
  deadline_.expires_after(time);
  deadline_.async_wait([self = shared_from_this()](error_code trouble) {
    if (!trouble) self->lose();
  });
}

}  // namespace hammer::server
