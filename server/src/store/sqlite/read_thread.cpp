#include "store/sqlite/read_thread.h"

#include <utility>

namespace hammer::server::sqlite {

ReadThread::ReadThread(std::unique_ptr<Connection> connection, Loop& loop, StoreNotices notices)
    : connection_(std::move(connection)),
      transaction_(*connection_),
      loop_(loop),
      notices_(std::move(notices)),
      thread_([this] { serve(); }) {}

ReadThread::~ReadThread() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  wakes_.notify_one();
  thread_.join();
}

void ReadThread::add(Store::Reading work, std::function<void(std::optional<StoreFault>)> done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(work), std::move(done), std::nullopt});
  }
  wakes_.notify_one();
}

void ReadThread::serve() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wakes_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    auto next = std::make_shared<Waiting>(std::move(waiting_.front()));
    waiting_.pop_front();
    lock.unlock();
    read(*next);
    loop_.post([next = std::move(next)] { next->done(next->fault); });
  }
}

void ReadThread::read(Waiting& next) {
  connection_->forget_faults();
  if (!connection_->run("BEGIN")) next.work(transaction_);
  next.fault = connection_->fault();
  if (next.fault && notices_.trouble) notices_.trouble("the database cannot be read: " + connection_->trouble());
  if (connection_->in_transaction()) connection_->run("COMMIT");
}

}  // namespace hammer::server::sqlite
