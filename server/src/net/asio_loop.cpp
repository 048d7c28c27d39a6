#include "net/asio_loop.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <utility>

namespace hammer::server {
namespace {

// The work is shared with the wait: a timer may be destroyed by its own work, or after it has expired and its handler
// is queued.
class AsioTimer final : public Loop::Timer {
 public:
  AsioTimer(boost::asio::io_context& context, std::chrono::milliseconds wait, std::function<void()> work)
      : timer_(context, wait), work_(std::make_shared<std::function<void()>>(std::move(work))) {
    timer_.async_wait([work = std::weak_ptr(work_)](const boost::system::error_code& trouble) {
      if (const auto wanted = work.lock(); wanted && !trouble) (*wanted)();
    });
  }

 private:
  boost::asio::steady_timer timer_;
  std::shared_ptr<std::function<void()>> work_;
};

}  // namespace

void AsioLoop::post(std::function<void()> work) { boost::asio::post(context_, std::move(work)); }

std::unique_ptr<Loop::Timer> AsioLoop::after(std::chrono::milliseconds wait, std::function<void()> work) {
  return std::make_unique<AsioTimer>(context_, wait, std::move(work));
}

Loop::TimePoint AsioLoop::now() const { return std::chrono::steady_clock::now(); }

std::int64_t AsioLoop::wall_ms() const {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace hammer::server
