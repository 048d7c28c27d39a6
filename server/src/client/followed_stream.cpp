#include "client/followed_stream.h"

#include <algorithm>
#include <utility>

namespace hammer::server {
namespace {

unsigned drawn() { return std::random_device{}(); }

}  // namespace

std::chrono::milliseconds Patience::next() {
  constexpr int kLeastMs = 100, kMaxDoublings = 6;
  const int most = kLeastMs << std::min(tries_++, kMaxDoublings);
  return std::chrono::milliseconds(most / 2 + static_cast<int>(random_() % static_cast<unsigned>(most)));
}

FollowedStream::FollowedStream(boost::asio::io_context& context, const ServerPlace& place, std::string token,
                               Handlers handlers)
    : context_(context),
      place_(place),
      token_(std::move(token)),
      handlers_(std::move(handlers)),
      patience_(drawn()),
      timer_(context) {
  open();
}

void FollowedStream::open() {
  LineReader::Handlers handlers;
  handlers.line = [this](std::string_view line) {
    patience_.reset();
    handlers_.line(line);
  };
  handlers.ended = [this](const HttpAnswer& answer) { on_end(answer); };
  reader_ = std::make_unique<LineReader>(context_, place_, token_, handlers_.target(), std::move(handlers));
}

void FollowedStream::on_end(const HttpAnswer& answer) {
  if (answer.status >= 400 && answer.status < 500 && answer.status != 429) return handlers_.refused(answer);
  timer_.expires_after(
      std::max<std::chrono::milliseconds>(patience_.next(), std::chrono::seconds(answer.retry_after_s)));
  timer_.async_wait([this, alive = is_alive_](const boost::system::error_code& trouble) {
    if (*alive && !trouble) open();
  });
}

}  // namespace hammer::server
