// Our own engine as WebAssembly in Node: a child process that plays on request.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <string>
#include <string_view>

#include "hammer/result.h"

namespace hammer::peers {

class WasmPeer {
 public:
  // The refusal is a sentence that says what is missing and how to get it.
  static Result<WasmPeer, std::string> start(const std::string& script, const std::string& module);

  WasmPeer(WasmPeer&& other) noexcept;
  WasmPeer& operator=(WasmPeer&&) = delete;
  ~WasmPeer();

  // Shots a second over one repeat.
  Result<double, std::string> measure(std::string_view scene, double seconds);

 private:
  WasmPeer(pid_t child, std::FILE* to, std::FILE* from) : child_(child), to_(to), from_(from) {}

  pid_t child_;
  std::FILE* to_;
  std::FILE* from_;
};

}  // namespace hammer::peers
