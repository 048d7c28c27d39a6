// The one thread that writes. All waiting writes go into one transaction, and so into one sync of the disk.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "base/loop.h"
#include "store/sqlite/checkpoints.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/sqlite_transaction.h"
#include "store/store.h"

namespace hammer::server::sqlite {

class WriteThread {
 public:
  WriteThread(std::unique_ptr<Connection> connection, std::unique_ptr<Checkpoints> checkpoints, Loop& loop,
              StoreNotices notices);
  ~WriteThread();  // writes what is queued first
  WriteThread(const WriteThread&) = delete;
  WriteThread& operator=(const WriteThread&) = delete;

  void add(Store::Writing work, std::function<void(std::optional<StoreFault>)> done);
  void when_changed_outside(std::function<void()> changed);
  bool is_well() const { return is_well_; }

 private:
  struct Waiting {
    Store::Writing work;
    std::function<void(std::optional<StoreFault>)> done;
    std::optional<StoreFault> fault;
  };
  using Group = std::vector<Waiting>;

  void serve();
  // The group is empty if nothing came for a while. Returns false if the thread is to end.
  bool take(Group& group);
  void write(Group group);
  std::size_t write_from(Group& group, std::size_t from);
  bool try_write(Waiting& each);
  std::size_t fail(Group& group, std::size_t from, std::size_t to);
  void report_trouble();
  void probe();
  void check_outside_changes();

  std::unique_ptr<Connection> connection_;
  SqliteTransaction transaction_;
  std::unique_ptr<Checkpoints> checkpoints_;
  Loop& loop_;
  StoreNotices notices_;
  std::atomic<bool> is_well_ = true;
  std::int64_t data_version_ = 0;
  std::chrono::steady_clock::time_point checked_outside_, last_group_;

  std::mutex mutex_;
  std::condition_variable wakes_;
  Group waiting_;
  std::shared_ptr<std::function<void()>> changed_outside_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace hammer::server::sqlite
