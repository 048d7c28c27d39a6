// A connection that has become a stream of lines, until either side ends it.
#pragma once

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/line_sink.h"

namespace hammer::server {

// The defaults are in Limits (server/server.h).
struct StreamLimits {
  std::size_t max_bytes;                     // queued before the client counts as too slow
  bool is_chunked;                           // not for HTTP/1.0
  std::chrono::milliseconds response;        // until the client has read the rest, once the stream is closed
  std::chrono::milliseconds shutdown_grace;  // the same for a client that was too slow
};

class LineStream final : public LineSink, public std::enable_shared_from_this<LineStream> {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  // `ended` is called once the connection is closed, with whether the client was too slow.
  LineStream(Socket socket, const StreamLimits& limits, std::function<void(bool was_slow)> ended);
  ~LineStream() override;
  LineStream(const LineStream&) = delete;
  LineStream& operator=(const LineStream&) = delete;

  // Sends the answer's head. What `hand_over` sends at once is the log of a match, of any length: it does not count as
  // being behind.
  void open(std::string head, const std::function<void(std::shared_ptr<LineSink>)>& hand_over);
  // Tells the client that the server goes down.
  void stop();

  bool send(std::shared_ptr<const std::string> line) override;
  void close() override;
  void when_gone(std::function<void()> gone) override;

 private:
  enum class State : std::uint8_t { kOpen, kClosing, kFinished, kGone };

  void write_soon();
  void write_next();
  void write_last();
  void on_written(std::size_t bytes, boost::system::error_code trouble);
  void read();
  void lose();
  void drop_slow();
  void report_gone();
  void finish_within(std::chrono::milliseconds time);

  Socket socket_;
  boost::asio::steady_timer deadline_;
  StreamLimits limits_;
  std::function<void(bool)> ended_;
  std::function<void()> gone_;
  State state_ = State::kOpen;
  bool was_slow_ = false;
  bool has_reported_gone_ = false;
  bool is_write_due_ = false;
  bool is_writing_ = false;
  std::string head_;  // of the answer, then of the chunk that is being written
  std::vector<std::shared_ptr<const std::string>> being_written_;
  std::deque<std::shared_ptr<const std::string>> waiting_;
  std::size_t behind_ = 0;  // bytes not sent yet
  std::size_t allowed_;
  std::size_t ignored_ = 0;
  std::array<char, 256> ignoring_{};
};

}  // namespace hammer::server
