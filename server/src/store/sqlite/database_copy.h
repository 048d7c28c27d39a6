// Backups, and how they come back.
#pragma once

#include <string>

#include "hammer/result.h"
#include "server/maintenance.h"

namespace hammer::server::sqlite {

// Everything that is in `from` at one moment, into the new file `to`, which is there as a whole or not at all. A server
// may go on writing meanwhile.
Result<Contents, std::string> copy_checked(const std::string& from, const std::string& to);

// A checked copy of `backup` in the place of the database at `path`, which is kept beside it.
Result<Restored, std::string> put_in_place(const std::string& backup, const std::string& path);

}  // namespace hammer::server::sqlite
