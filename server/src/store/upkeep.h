// A database for who runs the server, also beside a running one. There is no loop: whoever asks waits.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/maintenance.h"
#include "store/store.h"

namespace hammer::server {

class Upkeep {
 public:
  virtual ~Upkeep() = default;
  // Each in one transaction of its own.
  virtual std::optional<StoreFault> write(const Store::Writing& work) = 0;
  virtual std::optional<StoreFault> read(const Store::Reading& work) = 0;
  virtual std::vector<Account> accounts_after(AccountId id, int most) = 0;
  virtual std::vector<std::string> matches() = 0;  // all ids, oldest first
  virtual const std::string& trouble() const = 0;  // in the database's words
};

// It must be there already. Or the sentence why not.
Result<std::unique_ptr<Upkeep>, std::string> open_upkeep(std::string_view database);

// As server/maintenance.h has them.
Result<Contents, std::string> copy_database(std::string_view database, const std::string& file);
Result<Restored, std::string> put_in_place(std::string_view database, const std::string& file);

}  // namespace hammer::server
