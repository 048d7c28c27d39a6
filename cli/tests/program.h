// Runs the `hammer` that was built beside the tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hammer::cli {

struct Ran {
  int status;  // of the exit; negative: ended by that signal
  std::string out;
  std::string err;
};

// Runs a shell line in which `hammer` is ours, with `input` as standard input. `until_it_serves hammer serve …` stops
// the server, as Ctrl-C does, once it has printed its address, and returns its status and output.
Ran run_shell(const std::string& line, std::string_view input = "");

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// A running program, with pipes to its input and from its output.
class Conversation {
 public:
  explicit Conversation(const std::string& command) : Conversation(std::vector<std::string>{command}) {}
  explicit Conversation(const std::vector<std::string>& arguments);
  ~Conversation();
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  void send(std::string_view text);
  // Up to the next newline, or what came before the program ended without one.
  std::string receive_line();
  // Closes the program's input, or the end of its output that we read.
  void close_input();
  void close_output();
  // Waits for the program; as Ran::status.
  int finish();

 private:
  int process_ = -1;
  int to_program_ = -1;
  int from_program_ = -1;
};

}  // namespace hammer::cli
