// What a subcommand of `hammer` is, and what all of them use: options, lines in, text out, files. One file each in
// commands/, listed in main.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/record.h"

namespace hammer::cli {

using Arguments = std::span<const std::string_view>;

// Exit statuses.
inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;

struct Command {
  std::string_view name;
  std::string_view summary;  // one line
  std::string_view help;     // usage, options, and under "Example:" lines that a shell can run
  int (*run)(Arguments arguments);
};

// ---------------------------------------------------------------- options

// The largest number that JSON carries without rounding.
inline constexpr std::uint64_t kMaxSeed = 9007199254740991;
// Simulated shots for a decision, as in a line of JSON. Less than ai::kMinEffort counts as that.
inline constexpr std::uint64_t kMinEffort = 1, kMaxEffort = 1000000;
inline constexpr std::uint64_t kMaxThreads = 1024;

struct Option {
  std::string_view name;  // "--json"; without dashes, as "FILE", it is an argument that must be given
  // A switch, a whole number that follows, or a text that follows; several texts if it may be repeated.
  std::variant<bool*, std::uint64_t*, std::string*, std::vector<std::string>*> set;
  // The accepted range, if it is a number.
  std::uint64_t low = 0, high = std::numeric_limits<std::uint64_t>::max();
  // The environment variable that is read if the option is not given: "HAMMER_PORT"; a switch is 1 or 0 there.
  std::string_view variable = {};

  bool is_argument() const { return !name.starts_with('-'); }
};

// Sets each option from the arguments or, if it is not given, from its variable. Returns a sentence if something is not
// accepted, even in a variable that an option overrides.
std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options);

// The sentence that refuses a number outside low .. high; nothing if it is inside.
std::optional<std::string> refuse_outside(std::string_view option, std::uint64_t number, std::uint64_t low,
                                          std::uint64_t high);

// ---------------------------------------------------------------- standard input

// Lines from a file descriptor, never holding more than the longest accepted line.
class LineReader {
 public:
  enum class Event : std::uint8_t {
    kLine,       // text() is the next line, without its newline
    kTooLong,    // the next line has more bytes than the limit and was skipped
    kWouldRead,  // the next call may wait for input: time to write answers out
    kEnd,
    kBroken,  // errno says why
  };

  LineReader(int descriptor, std::size_t longest) : descriptor_(descriptor), longest_(longest), block_(65536) {}

  Event next();

  // Valid until the next call of next().
  std::string_view text() const { return line_; }
  // Of the line last answered, from 1.
  std::int64_t number() const { return number_; }

 private:
  enum class State : std::uint8_t { kBetweenLines, kInLine, kInLongLine };

  void append(std::string_view piece);
  Event finish_line();
  bool read_block();

  int descriptor_;
  std::size_t longest_;
  std::vector<char> block_;
  std::string_view unread_;  // of block_
  std::string line_;
  std::int64_t number_ = 0;
  State state_ = State::kBetweenLines;
  bool announced_ = false;  // kWouldRead was the last answer
  bool ended_ = false;
};

// Each appends its answer, with a newline, to `out`.
struct LineAnswers {
  // False: it cannot go on, and has printed why. Earlier answers are still written.
  std::function<bool(std::int64_t line, std::string_view text, std::string& out)> answer;
  std::function<void(std::int64_t line, std::string& out)> refuse_long_line;
};

// Answers every line of standard input on standard output, and returns the exit status: a failure once nobody reads the
// answers. Answers are written whenever the next read may block: at once for a caller that waits for each answer, in
// large pieces for a long file.
int answer_lines(std::string_view command, const LineAnswers& answers);

// A whole command: no options, and every line is answered by itself.
using LineAnswer = std::function<void(std::int64_t line, std::string_view text, std::string& out)>;
int answer_each_line(std::string_view command, Arguments arguments, const LineAnswer& answer);

// ---------------------------------------------------------------- standard output and standard error

// Writes all of it to standard output at once. Ends the program when nobody reads any more (quietly, as pipes
// expect) or when it cannot be written (with a sentence, so that a full disk never looks like success).
void print(std::string_view text);

// The same for callers that have to clean up first. Returns whether it was written; if not, the error has been printed.
bool try_print(std::string_view text);

// To any descriptor. Returns whether all of it was written; if not, errno says why.
bool write_all(int descriptor, std::string_view text);

// "hammer: <sentence>" on standard error.
void print_error(std::string_view sentence);

// ---------------------------------------------------------------- files

// The folder of the built page: build/web for build/bin/hammer.
std::string page_beside_program();

// A long match of a thousand shots is a few megabytes.
inline constexpr std::size_t kMaxRecordBytes = 268435456;

// All of a file, or nothing after an error was printed: it cannot be read, or is larger than any record.
std::optional<std::string> read_file(const std::string& path);
// The record that is in it.
std::optional<protocol::ReadRecord> read_record_file(const std::string& path);

class RecordFile {
 public:
  RecordFile() = default;
  // Nothing may be left of a match that never began: an empty file is removed again.
  ~RecordFile();
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;

  // A file that is there already is never written over. False after an error was printed.
  bool create(const std::string& path);
  // Written at once, before the players see the answer. Returns false after an error was printed, and from then on: a
  // match that silently goes unrecorded would be worse than one that stops.
  bool write(std::string_view lines);
  // The same instead of all that was written before: whenever the power fails, the file is the one or the other.
  bool write_anew(std::string_view lines);

 private:
  bool give_up();

  std::string path_;
  int descriptor_ = -1;
  bool empty_ = true;
  bool broken_ = false;
};

// ---------------------------------------------------------------- random numbers of the system

// For matches without a seed. 53 bits, which JSON can hold.
std::uint64_t draw_seed();

// For the names of a new record.
protocol::NameSecret draw_secret();

}  // namespace hammer::cli
