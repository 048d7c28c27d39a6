#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/sqlite/connection.h"
#include "store/sqlite/location.h"
#include "store/sqlite/sqlite_books.h"
#include "store/upkeep.h"

namespace hammer::server::sqlite {

class SqliteUpkeep : public Upkeep {
 public:
  static Result<std::unique_ptr<Upkeep>, std::string> open(const Location& location);
  explicit SqliteUpkeep(std::unique_ptr<Connection> connection)
      : connection_(std::move(connection)), books_(*connection_) {}

  std::optional<StoreFault> write(const Store::Writing& work) override;
  std::optional<StoreFault> read(const Store::Reading& work) override;
  std::vector<Account> accounts_after(AccountId id, int most) override { return books_.accounts_after(id, most); }
  std::vector<std::string> matches() override { return books_.all_matches(); }
  const std::string& trouble() const override { return connection_->trouble(); }
  SqliteTransaction& rows() { return books_; }  // outside a transaction: each change is committed at once

 private:
  std::unique_ptr<Connection> connection_;
  SqliteTransaction books_;
};

}  // namespace hammer::server::sqlite
