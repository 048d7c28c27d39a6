// The file of a database: made where there is none, and opened in the schema that this program writes.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "store/sqlite/connection.h"
#include "store/sqlite/location.h"

namespace hammer::server::sqlite {

// Each answers with the sentence why not.
std::optional<std::string> refuse_missing(const std::string& path);
std::optional<std::string> make_folder_of(const std::string& path);
// Empty, and for nobody else to read: it will hold the hashes of passwords.
std::optional<std::string> make_file(const std::string& path);

// With a write-ahead log, brought forward. Only for who holds the lock.
Result<std::unique_ptr<Connection>, std::string> open_current(const Location& location);

}  // namespace hammer::server::sqlite
