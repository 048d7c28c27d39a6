#include "store/sqlite/checkpoints.h"

#include <sqlite3.h>

#include <utility>

namespace hammer::server::sqlite {
namespace {

// 32 MB: some seconds of a busy server. Overwriting a log of full size costs the disk less than one that grows, and the
// writer seldom waits for its part of a checkpoint.
constexpr int kLogPages = 8192;

void checkpoint(Connection& connection) {
  sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace

Checkpoints::Checkpoints(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)), thread_([this] { serve(); }) {}

Checkpoints::~Checkpoints() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  wakes_.notify_one();
  thread_.join();
}

void Checkpoints::watch(Connection& writer) { sqlite3_wal_hook(writer.handle(), note_log, this); }

int Checkpoints::note_log(void* self, sqlite3*, const char*, int pages) {
  static_cast<Checkpoints*>(self)->log_pages_ = pages;
  return SQLITE_OK;
}

void Checkpoints::after_writing(Connection& writer) {
  {
    const std::lock_guard lock(mutex_);
    if (stage_ == Stage::kNone && log_pages_ > kLogPages) {
      stage_ = Stage::kDue;
      wakes_.notify_one();
    }
    if (stage_ != Stage::kNearlyDone) return;
    stage_ = Stage::kNone;
  }
  // A few pages by now. The next commit starts a log anew whose pages are all in the database.
  checkpoint(writer);
  log_pages_ = 0;
}

void Checkpoints::serve() {
  for (;;) {
    std::unique_lock lock(mutex_);
    wakes_.wait(lock, [this] { return is_ending_ || stage_ == Stage::kDue; });
    if (is_ending_) return;
    stage_ = Stage::kRunning;
    lock.unlock();
    checkpoint(*connection_);
    lock.lock();
    stage_ = Stage::kNearlyDone;
  }
}

}  // namespace hammer::server::sqlite
