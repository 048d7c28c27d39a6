// A server as a process of its own: started, measured, killed, started again on the same database.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace hammer::bench {

// A temporary folder.
class Scratch {
 public:
  explicit Scratch(const std::string& under) {
    std::string pattern =
        (under.empty() ? std::filesystem::temp_directory_path() : std::filesystem::path(under)) / "hammer-load-XXXXXX";
    folder_ = mkdtemp(pattern.data()) ? pattern : "";
  }
  ~Scratch() {
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

struct Usage {
  double cpu_seconds = 0;
  std::int64_t resident_bytes = 0, peak_bytes = 0;
};

// Of any process of this machine.
Usage usage_of(pid_t process);

class ServerProcess {
 public:
  // `program` is hammer; `more` are further arguments of `hammer serve`.
  ServerProcess(std::string program, std::filesystem::path folder, std::uint16_t port, std::vector<std::string> more);
  ~ServerProcess();  // kills it
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Does not wait until it answers.
  void start();
  void kill();  // as a power cut would
  // Asks it to end and waits. Returns its exit status, or nothing where it did not end in time.
  std::optional<int> stop(std::chrono::milliseconds patience);

  // Its output where it ended by itself; nothing while it runs.
  std::optional<std::string> unexpected_end();

  pid_t pid() const { return pid_; }

 private:
  std::string program_;
  std::filesystem::path folder_;
  std::uint16_t port_;
  std::vector<std::string> more_;
  pid_t pid_ = 0;
};

}  // namespace hammer::bench
