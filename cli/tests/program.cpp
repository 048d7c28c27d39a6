#include "program.h"

#include <poll.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace hammer::cli {
namespace {

class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "hammer-test-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~ScratchFolder() { std::filesystem::remove_all(path_); }
  std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int status_of(int waited) { return WIFEXITED(waited) ? WEXITSTATUS(waited) : -WTERMSIG(waited); }

// Waits as long as a busy machine takes to start it; 2400 checks are two minutes, so that a fault does not hang the
// tests.
constexpr const char* kUntilItServes = R"(
until_it_serves() {
  local said status; said=$(mktemp)
  "$@" >"$said" & local server=$!
  for look in $(seq 2400); do
    if grep -q 'Hammer is at' "$said" || ! kill -0 $server; then break; fi
    sleep 0.05
  done
  kill $server; wait $server; status=$?
  cat "$said"; rm "$said"; return $status
}
)";

void close_once(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

}  // namespace

Ran run_shell(const std::string& line, std::string_view input) {
  const ScratchFolder scratch;
  std::ofstream(scratch.file("in"), std::ios::binary) << input;
  const std::string bin = std::filesystem::path(HAMMER_PROGRAM).parent_path().string();
  const std::string whole = "PATH='" + bin + "':\"$PATH\"\n" + kUntilItServes + "{ " + line + "\n} <'" +
                            scratch.file("in") + "' >'" + scratch.file("out") + "' 2>'" + scratch.file("err") + "'";
  const int status = status_of(std::system(whole.c_str()));
  return {status, contents(scratch.file("out")), contents(scratch.file("err"))};
}

Conversation::Conversation(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{"hammer"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  int down[2], up[2];
  if (pipe(down) != 0 || pipe(up) != 0) std::abort();
  std::signal(SIGPIPE, SIG_IGN);
  process_ = fork();
  if (process_ == 0) {
    dup2(down[0], STDIN_FILENO);
    dup2(up[1], STDOUT_FILENO);
    for (const int descriptor : {down[0], down[1], up[0], up[1]}) close(descriptor);
    execv(HAMMER_PROGRAM, pointers.data());
    _exit(127);
  }
  close(down[0]);
  close(up[1]);
  to_program_ = down[1];
  from_program_ = up[0];
}

Conversation::~Conversation() {
  close_input();
  close_output();
  if (process_ > 0) finish();
}

void Conversation::send(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(to_program_, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

std::string Conversation::receive_line() {
  constexpr int kTimeoutMs = 120'000;  // only so that a fault does not hang the tests
  std::string line;
  pollfd waiting{from_program_, POLLIN, 0};
  char c = 0;
  while (poll(&waiting, 1, kTimeoutMs) == 1 && read(from_program_, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

void Conversation::close_input() { close_once(to_program_); }
void Conversation::close_output() { close_once(from_program_); }

int Conversation::finish() {
  int waited = 0;
  waitpid(process_, &waited, 0);
  process_ = -1;
  return status_of(waited);
}

}  // namespace hammer::cli
