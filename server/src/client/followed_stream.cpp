#include "client/followed_stream.h"

#include <algorithm>
#include <utility>

namespace hammer::server {
namespace {

unsigned drawn() { return std::random_device{}(); }

}  // namespace

std::chrono::milliseconds Backoff::next() {
  constexpr int kLeastMs = 100, kMaxDoublings = 6;
  const int most = kLeastMs << std::min(tries_++, kMaxDoublings);
  return std::chrono::milliseconds(most / 2 + static_cast<int>(random_() % static_cast<unsigned>(most)));
}

FollowedStream::FollowedStream(boost::asio::io_context& context, const ServerAddress& address, std::string token,
                               Handlers handlers)
    : context_(context),
      address_(address),
      token_(std::move(token)),
      handlers_(std::move(handlers)),
      backoff_(drawn()),
      timer_(context) {
  open();
}

void FollowedStream::open() {
  LineReader::Handlers handlers;
  handlers.line = [this](std::string_view line) {
    backoff_.reset();
    handlers_.line(line);
  };
  handlers.ended = [this](const HttpAnswer& answer) { on_end(answer); };
  reader_ = std::make_unique<LineReader>(context_, address_, token_, handlers_.target(), std::move(handlers));
}

void FollowedStream::on_end(const HttpAnswer& answer) {
  if (answer.status >= 400 && answer.status < 500 && answer.status != 429) return handlers_.refused(answer);
  timer_.expires_after(
      std::max<std::chrono::milliseconds>(backoff_.next(), std::chrono::seconds(answer.retry_after_s)));
  timer_.async_wait([this, alive = is_alive_](const boost::system::error_code& trouble) {
    if (*alive && !trouble) open();
  });
}

}  // namespace hammer::server
