#include "wasm_peer.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <utility>

namespace hammer::peers {
namespace {

constexpr std::string_view kHowToBuild = "build it with cmake --preset wasm && cmake --build build/wasm, or run ./test";

// In the child: stdin and stdout become the pipes' ends, then Node takes over.
[[noreturn]] void become_node(int in, int out, const std::string& script, const std::string& module) {
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  execlp("node", "node", script.c_str(), module.c_str(), "--ask", static_cast<char*>(nullptr));
  std::fputs("hammer-peers: cannot start node: install it (Debian: nodejs), or run ./test once, which does\n", stderr);
  std::_Exit(127);
}

}  // namespace

Result<WasmPeer, std::string> WasmPeer::start(const std::string& script, const std::string& module) {
  if (access(module.c_str(), R_OK) != 0) return module + " is not there: " + std::string(kHowToBuild);
  if (access(script.c_str(), R_OK) != 0)
    return script + " is not there: the source tree has moved since this program was built; build it again";
  // Each closed in the child by exec, but for the copies made on stdin and stdout.
  std::array<int, 2> down{}, up{};
  if (pipe2(down.data(), O_CLOEXEC) != 0 || pipe2(up.data(), O_CLOEXEC) != 0) return std::string("no pipes left");
  const pid_t child = fork();
  if (child < 0) return std::string("cannot start another process");
  if (child == 0) become_node(down[0], up[1], script, module);
  close(down[0]);
  close(up[1]);
  return WasmPeer(child, fdopen(down[1], "w"), fdopen(up[0], "r"));
}

WasmPeer::WasmPeer(WasmPeer&& other) noexcept
    : child_(std::exchange(other.child_, -1)), to_(other.to_), from_(other.from_) {}

WasmPeer::~WasmPeer() {
  if (child_ < 0) return;
  std::fclose(to_);  // Node ends with its input
  std::fclose(from_);
  waitpid(child_, nullptr, 0);
}

Result<double, std::string> WasmPeer::measure(std::string_view scene, double seconds) {
  std::fprintf(to_, "%.*s %g\n", static_cast<int>(scene.size()), scene.data(), seconds);
  std::fflush(to_);
  std::array<char, 64> line{};
  if (std::fgets(line.data(), line.size(), from_) == nullptr) {
    return "the WebAssembly build did not answer for " + std::string(scene) + ": its reason is above";
  }
  return std::strtod(line.data(), nullptr);
}

}  // namespace hammer::peers
