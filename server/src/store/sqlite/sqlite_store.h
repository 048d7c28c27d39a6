// A database in one file, with one program that writes it all the time.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "store/sqlite/connection.h"
#include "store/sqlite/file_lock.h"
#include "store/sqlite/location.h"
#include "store/sqlite/read_thread.h"
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
  FileLock lock_;  // given back last
  WriteThread writing_;
  ReadThread reading_;
};

}  // namespace hammer::server::sqlite
