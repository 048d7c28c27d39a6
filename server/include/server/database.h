// Where a server keeps what it keeps, unless it is told.
#pragma once

#include <optional>
#include <string>

namespace hammer::server {

// "sqlite:…/hammer/hammer.db" in the data folder of who runs the program: $XDG_DATA_HOME, or ~/.local/share. Nothing
// for a user without a home folder: the database must be named then.
std::optional<std::string> default_database();

}  // namespace hammer::server
