// Reads on a connection of its own, beside the writer; each read sees one consistent state.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "base/loop.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/sqlite_transaction.h"
#include "store/store.h"

namespace hammer::server::sqlite {

class ReadThread {
 public:
  ReadThread(std::unique_ptr<Connection> connection, Loop& loop, StoreNotices notices);
  ~ReadThread();  // reads what is queued first
  ReadThread(const ReadThread&) = delete;
  ReadThread& operator=(const ReadThread&) = delete;

  void add(Store::Reading work, std::function<void(std::optional<StoreFault>)> done);

 private:
  struct Waiting {
    Store::Reading work;
    std::function<void(std::optional<StoreFault>)> done;
    std::optional<StoreFault> fault;
  };

  void serve();
  void read(Waiting& next);

  std::unique_ptr<Connection> connection_;
  SqliteTransaction transaction_;
  Loop& loop_;
  StoreNotices notices_;
  std::mutex mutex_;
  std::condition_variable wakes_;
  std::deque<Waiting> waiting_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace hammer::server::sqlite
