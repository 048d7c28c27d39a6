#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

#include "server/maintenance.h"

namespace hammer::server {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::string home() {
  if (std::string told = variable("HOME"); !told.empty()) return told;
  const passwd* user = getpwuid(getuid());
  return user && user->pw_dir ? user->pw_dir : "";
}

}  // namespace

std::optional<std::string> default_database() {
  std::string folder = variable("XDG_DATA_HOME");
  // The specification of that variable: what is not absolute is to be passed over.
  if (!folder.starts_with('/')) {
    folder = home();
    if (folder.empty()) return std::nullopt;
    folder += "/.local/share";
  }
  return "sqlite:" + folder + "/hammer/hammer.db";
}

}  // namespace hammer::server
