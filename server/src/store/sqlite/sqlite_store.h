// A database in one file, written by one program.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/sqlite/connection.h"
#include "store/sqlite/database_file.h"
#include "store/sqlite/read_thread.h"
#include "store/sqlite/sqlite_transaction.h"
#include "store/sqlite/write_thread.h"
#include "store/store.h"

namespace hammer::server::sqlite {

class SqliteStore : public Store {
 public:
  static Result<std::unique_ptr<Store>, std::string> open(const Location& location, Loop& loop,
                                                          const StoreNotices& notices);

  SqliteStore(FileLock lock, std::unique_ptr<Connection> writer, std::unique_ptr<Connection> checkpoints,
              std::unique_ptr<Connection> reader, Loop& loop, const StoreNotices& notices);
  void write(Writing work, std::function<void(std::optional<StoreFault>)> done) override;
  void read(Reading work, std::function<void(std::optional<StoreFault>)> done) override;
  void when_changed_outside(std::function<void()> changed) override;
  bool is_well() const override { return writing_.is_well(); }

 private:
  FileLock lock_;  // released last
  WriteThread writing_;
  ReadThread reading_;
};

class SqliteSyncStore : public SyncStore {
 public:
  static Result<std::unique_ptr<SyncStore>, std::string> open(const Location& location);
  explicit SqliteSyncStore(std::unique_ptr<Connection> connection)
      : connection_(std::move(connection)), transaction_(*connection_) {}

  std::optional<StoreFault> write(const Store::Writing& work) override;
  std::optional<StoreFault> read(const Store::Reading& work) override;
  std::vector<Account> accounts_after(AccountId id, int limit) override {
    return transaction_.accounts_after(id, limit);
  }
  std::vector<std::string> matches() override { return transaction_.all_matches(); }
  const std::string& trouble() const override { return connection_->trouble(); }
  SqliteTransaction& rows() { return transaction_; }  // outside a transaction: each change is committed at once

 private:
  std::unique_ptr<Connection> connection_;
  SqliteTransaction transaction_;
};

}  // namespace hammer::server::sqlite
