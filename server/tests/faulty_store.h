// SQLite in memory behind the Store interface, on the test's loop instead of threads, with faults: writes can be held
// back, made to fail, or lost in a crash.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "store/sqlite/connection.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/sqlite_store.h"
#include "store/store.h"

namespace hammer::server {

class FaultyStore : public Store {
 public:
  explicit FaultyStore(Loop& loop) : loop_(loop), database_(open_in_memory()) {}

  void write(Writing work, std::function<void(std::optional<StoreFault>)> done) override {
    waiting_.push_back({std::move(work), std::move(done)});
    loop_.post([this, epoch = epoch_] {
      if (epoch == epoch_ && !is_held_) commit_all();
    });
  }

  void read(Reading work, std::function<void(std::optional<StoreFault>)> done) override {
    loop_.post([this, epoch = epoch_, work = std::move(work), done = std::move(done)] {
      if (epoch != epoch_) return;
      const bool fails = failing_reads_ > 0 && failing_reads_-- > 0;
      const auto fault = fails ? std::optional(StoreFault::kBroken) : database_.read(work);
      loop_.post([this, epoch, done, fault] {
        if (epoch == epoch_) done(fault);
      });
    });
  }

  void when_changed_outside(std::function<void()> changed) override { changed_outside_ = std::move(changed); }
  bool is_well() const override { return is_well_; }

  // The rows themselves, past every fault. Each change is committed at once.
  Writer& rows() { return database_.rows(); }
  void change_outside() { changed_outside_(); }

  // Writes wait until commit(), and their callers until report().
  void hold_back(bool held) { is_held_ = held; }

  // The oldest write becomes durable; its caller does not know yet.
  void commit() {
    const Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    const auto fault = database_.write([&](Writer& writer) {
      const auto own = next.work(writer);
      return failing_writes_ > 0 && failing_writes_-- > 0 ? std::optional(injected_) : own;
    });
    if (!fault) ++writes_;
    is_well_ = !fault || fault == StoreFault::kConflict;
    committed_.push_back([fault, done = next.done] { done(fault); });
  }

  // Calls back for the oldest committed write.
  void report() {
    const auto done = std::move(committed_.front());
    committed_.pop_front();
    done();
  }

  void commit_all() {
    while (!waiting_.empty()) commit();
    while (!committed_.empty()) report();
  }

  // Keeps what is committed. Nobody is called back for anything from before the crash.
  void crash() {
    ++epoch_;
    waiting_.clear();
    committed_.clear();
  }

  void fail_next(StoreFault fault, int writes = 1) { injected_ = fault, failing_writes_ = writes; }
  void fail_next_reads(int reads) { failing_reads_ = reads; }

  int writes() const { return writes_; }  // committed ones

 private:
  struct Waiting {
    Writing work;
    std::function<void(std::optional<StoreFault>)> done;
  };

  static std::unique_ptr<sqlite::Connection> open_in_memory() {
    auto opened = sqlite::Connection::open(":memory:", sqlite::Connection::Use::kWrite);
    if (!opened || sqlite::migrate(*opened.value(), "memory", sqlite::current_schema_version())) std::abort();
    return std::move(opened.value());
  }

  Loop& loop_;
  sqlite::SqliteSyncStore database_;
  std::deque<Waiting> waiting_;
  std::deque<std::function<void()>> committed_;
  std::function<void()> changed_outside_;
  StoreFault injected_ = StoreFault::kFull;
  bool is_held_ = false, is_well_ = true;
  int writes_ = 0, failing_writes_ = 0, failing_reads_ = 0;
  int epoch_ = 0;  // counts crashes
};

}  // namespace hammer::server
