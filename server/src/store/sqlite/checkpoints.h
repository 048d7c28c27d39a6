// Moves the pages of the write-ahead log into the database, on a thread and a connection of its own so that the writer
// does not wait. Only the last few pages are left to the writer, so that the log can start anew instead of growing.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "store/sqlite/connection.h"

namespace hammer::server::sqlite {

class Checkpoints {
 public:
  explicit Checkpoints(std::unique_ptr<Connection> connection);
  ~Checkpoints();
  Checkpoints(const Checkpoints&) = delete;
  Checkpoints& operator=(const Checkpoints&) = delete;

  // Call once. Counts the commits of this connection, which must not be used after this object.
  void watch(Connection& writer);
  // On the writer's thread, outside a transaction.
  void after_writing(Connection& writer);

 private:
  enum class Stage { kNone, kDue, kRunning, kNearlyDone };

  static int note_log(void* self, sqlite3* writer, const char* database, int pages);
  void serve();

  std::unique_ptr<Connection> connection_;
  int log_pages_ = 0;  // the writer's thread alone
  std::mutex mutex_;
  std::condition_variable wakes_;
  Stage stage_ = Stage::kNone;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace hammer::server::sqlite
