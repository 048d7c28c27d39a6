#include "output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "command.h"

namespace hammer::cli {

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

void print(std::string_view text) {
  if (!try_print(text)) std::exit(errno == EPIPE ? kDone : kFailed);
}

bool try_print(std::string_view text) {
  if (write_all(STDOUT_FILENO, text)) return true;
  const int why = errno;
  if (why != EPIPE) complain(std::string("cannot write to standard output: ") + std::strerror(why));
  errno = why;
  return false;
}

void complain(std::string_view sentence) { write_all(STDERR_FILENO, "hammer: " + std::string(sentence) + '\n'); }

}  // namespace hammer::cli
