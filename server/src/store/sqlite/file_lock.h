// Held by the one program that may write all the time: a server, or a restore. Released by the system with the program,
// however it ends.
#pragma once

#include <optional>
#include <string>

#include "hammer/result.h"

namespace hammer::server::sqlite {

class FileLock {
 public:
  // On PATH.lock; or the sentence why not.
  static Result<FileLock, std::string> take(const std::string& path);
  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace hammer::server::sqlite
