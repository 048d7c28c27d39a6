#include "server_process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <fstream>
#include <sstream>
#include <thread>
#include <utility>

namespace hammer::bench {

Usage usage_of(pid_t process) {
  Usage usage;
  const std::string folder = "/proc/" + std::to_string(process);
  std::ifstream stat(folder + "/stat");
  std::string text((std::istreambuf_iterator<char>(stat)), {});
  const std::size_t name_end = text.rfind(')');
  if (name_end == std::string::npos) return usage;
  std::istringstream fields(text.substr(name_end + 1));
  std::string skipped;
  for (int field = 3; field < 14; ++field) fields >> skipped;
  double user = 0, system = 0;
  fields >> user >> system;
  usage.cpu_seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  std::ifstream status(folder + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) usage.resident_bytes = std::stoll(line.substr(6)) * 1024;
    if (line.starts_with("VmHWM:")) usage.peak_bytes = std::stoll(line.substr(6)) * 1024;
  }
  return usage;
}

ServerProcess::ServerProcess(std::string program, std::filesystem::path folder, std::uint16_t port,
                             std::vector<std::string> more)
    : program_(std::move(program)), folder_(std::move(folder)), port_(port), more_(std::move(more)) {
  std::filesystem::create_directories(folder_ / "page");
  std::ofstream(folder_ / "page" / "index.html") << "<!doctype html><title>Load</title>\n";
}

ServerProcess::~ServerProcess() {
  if (pid_ != 0) kill();
}

void ServerProcess::start() {
  std::vector<std::string> arguments{program_,     "serve",
                                     "--port",     std::to_string(port_),
                                     "--root",     (folder_ / "page").string(),
                                     "--database", "sqlite:" + (folder_ / "load.db").string()};
  arguments.insert(arguments.end(), more_.begin(), more_.end());
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  const std::string log = (folder_ / "server.log").string();
  pid_ = fork();
  if (pid_ != 0) return;
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  execv(pointers[0], pointers.data());
  _exit(127);
}

void ServerProcess::kill() {
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

std::optional<int> ServerProcess::stop(std::chrono::milliseconds patience) {
  ::kill(pid_, SIGTERM);
  for (const auto end = std::chrono::steady_clock::now() + patience; std::chrono::steady_clock::now() < end;) {
    int status = 0;
    if (waitpid(pid_, &status, WNOHANG) == pid_) {
      pid_ = 0;
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return std::nullopt;
}

std::optional<std::string> ServerProcess::unexpected_end() {
  if (pid_ == 0 || waitpid(pid_, nullptr, WNOHANG) != pid_) return std::nullopt;
  pid_ = 0;
  std::ifstream log(folder_ / "server.log");
  return std::string((std::istreambuf_iterator<char>(log)), {});
}

}  // namespace hammer::bench
