#include "command.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <random>
#include <system_error>
#include <utility>

#include "protocol/english.h"
#include "protocol/lines.h"

namespace hammer::cli {
namespace {

std::string refuse_unknown(std::string_view command, std::string_view argument, std::initializer_list<Option> options) {
  std::vector<std::string_view> names;
  for (const Option& option : options) names.push_back(option.name);
  names.push_back("--help");
  return "hammer " + std::string(command) + " does not know \"" + std::string(argument) + '"' +
         protocol::accepted_names(argument, names);
}

bool read_whole_number(std::string_view text, std::uint64_t& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

std::string whole_numbers(std::uint64_t low, std::uint64_t high) {
  return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

std::optional<std::string> set_value(const Option& option, std::string_view given) {
  if (std::vector<std::string>* const* texts = std::get_if<std::vector<std::string>*>(&option.set)) {
    if (given.empty() || given.starts_with("--")) return std::string(option.name) + " is missing what should follow it";
    (*texts)->emplace_back(given);
    return std::nullopt;
  }
  if (std::string* const* text = std::get_if<std::string*>(&option.set)) {
    if (given.empty() && option.is_argument()) return std::string(option.name) + " is empty; accepted is a path";
    if (given.empty() || given.starts_with("--")) return std::string(option.name) + " is missing what should follow it";
    **text = given;
    return std::nullopt;
  }
  std::uint64_t& number = **std::get_if<std::uint64_t*>(&option.set);
  if (read_whole_number(given, number)) return refuse_outside(option.name, number, option.low, option.high);
  return std::string(option.name) + (given.empty() ? " is missing its number" : " is \"" + std::string(given) + '"') +
         "; accepted is " + whole_numbers(option.low, option.high);
}

std::optional<std::string> set_from_variable(const Option& option) {
  const char* given = option.variable.empty() ? nullptr : std::getenv(std::string(option.variable).c_str());
  if (!given || *given == '\0') return std::nullopt;
  const std::string_view text = given;
  if (bool* const* on = std::get_if<bool*>(&option.set)) {
    if (text != "0" && text != "1") {
      return std::string(option.variable) + " is \"" + std::string(text) + "\"; accepted is 1 or 0";
    }
    **on = text == "1";
    return std::nullopt;
  }
  Option named = option;
  named.name = option.variable;
  return set_value(named, text);
}

const Option* find(std::string_view argument, std::initializer_list<Option> options) {
  const bool is_argument = !argument.starts_with('-');
  const auto fits = [&](const Option& option) { return is_argument ? option.is_argument() : option.name == argument; };
  const Option* found = std::find_if(options.begin(), options.end(), fits);
  return found == options.end() ? nullptr : found;
}

std::optional<std::string> find_missing(std::string_view command, std::initializer_list<Option> options) {
  for (const Option& option : options) {
    std::string* const* text = std::get_if<std::string*>(&option.set);
    if (!option.is_argument() || !text || !(*text)->empty()) continue;
    return "hammer " + std::string(command) + " needs " + std::string(option.name) + "; hammer " +
           std::string(command) + " --help tells more";
  }
  return std::nullopt;
}

// Returns whether all of it was read; if not, errno says why. Stops once it is larger than the limit.
bool read_all(int descriptor, std::string& text) {
  std::array<char, 65536> block;
  for (;;) {
    const ssize_t count = read(descriptor, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return count == 0;
    text.append(block.data(), static_cast<std::size_t>(count));
    if (text.size() > kMaxRecordBytes) return true;
  }
}

}  // namespace

// ---------------------------------------------------------------- options

std::optional<std::string> read_options(std::string_view command, Arguments arguments,
                                        std::initializer_list<Option> options) {
  for (const Option& option : options) {
    if (auto refusal = set_from_variable(option)) return refusal;
  }
  std::vector<const Option*> given_before;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Option* option = find(arguments[i], options);
    if (!option) return refuse_unknown(command, arguments[i], options);
    const bool again = std::find(given_before.begin(), given_before.end(), option) != given_before.end();
    if (again && !std::holds_alternative<std::vector<std::string>*>(option->set)) {
      return std::string(option->name) + " is given twice";
    }
    given_before.push_back(option);
    if (bool* const* on = std::get_if<bool*>(&option->set)) {
      **on = true;
      continue;
    }
    if (!option->is_argument()) ++i;
    const std::string_view given = i < arguments.size() ? arguments[i] : "";
    if (auto refusal = set_value(*option, given)) return refusal;
  }
  return find_missing(command, options);
}

std::optional<std::string> refuse_outside(std::string_view option, std::uint64_t number, std::uint64_t low,
                                          std::uint64_t high) {
  if (number >= low && number <= high) return std::nullopt;
  return std::string(option) + " is " + std::to_string(number) + "; accepted is " + whole_numbers(low, high);
}

// ---------------------------------------------------------------- standard input

LineReader::Event LineReader::next() {
  if (state_ == State::kBetweenLines) line_.clear();
  for (;;) {
    const std::size_t newline = unread_.find('\n');
    if (newline != std::string_view::npos) {
      append(unread_.substr(0, newline));
      unread_.remove_prefix(newline + 1);
      return finish_line();
    }
    if (!unread_.empty()) append(unread_);
    unread_ = {};
    if (ended_) return state_ == State::kBetweenLines ? Event::kEnd : finish_line();
    announced_ = !announced_;
    if (announced_) return Event::kWouldRead;
    if (!read_block()) return Event::kBroken;
  }
}

void LineReader::append(std::string_view piece) {
  if (state_ == State::kInLongLine) return;
  state_ = State::kInLine;
  if (line_.size() + piece.size() <= longest_) {
    line_ += piece;
  } else {
    state_ = State::kInLongLine;
    line_.clear();
  }
}

LineReader::Event LineReader::finish_line() {
  ++number_;
  const bool too_long = state_ == State::kInLongLine;
  state_ = State::kBetweenLines;
  return too_long ? Event::kTooLong : Event::kLine;
}

bool LineReader::read_block() {
  ssize_t count = 0;
  do {
    count = read(descriptor_, block_.data(), block_.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0) return false;
  ended_ = count == 0;
  unread_ = {block_.data(), static_cast<std::size_t>(count)};
  return true;
}

int answer_lines(std::string_view command, const LineAnswers& answers) {
  if (isatty(STDIN_FILENO)) {
    print_error("type one JSON object a line, Ctrl-D to end; hammer " + std::string(command) +
                " --help has an example");
  }
  constexpr std::size_t kMaxHeld = 65536;
  LineReader lines(STDIN_FILENO, protocol::kMaxLineBytes);
  std::string held;
  const auto write_out = [&] {
    const bool written = try_print(held);
    held.clear();
    return written;
  };
  for (;;) {
    switch (lines.next()) {
      case LineReader::Event::kLine:
        if (!answers.answer(lines.number(), lines.text(), held)) return write_out(), kFailed;
        if (held.size() >= kMaxHeld && !write_out()) return kFailed;
        break;
      case LineReader::Event::kTooLong:
        answers.refuse_long_line(lines.number(), held);
        break;
      case LineReader::Event::kWouldRead:
        if (!write_out()) return kFailed;
        break;
      case LineReader::Event::kEnd:
        return write_out() ? kDone : kFailed;
      case LineReader::Event::kBroken:
        write_out();
        print_error(std::string("cannot read standard input: ") + std::strerror(errno));
        return kFailed;
    }
  }
}

int answer_each_line(std::string_view command, Arguments arguments, const LineAnswer& answer) {
  if (const auto refusal = read_options(command, arguments, {})) return print_error(*refusal), kWrongUsage;
  return answer_lines(command, {[&](std::int64_t line, std::string_view text, std::string& out) {
                                  answer(line, text, out);
                                  return true;
                                },
                                protocol::refuse_long_line});
}

// ---------------------------------------------------------------- standard output and standard error

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
  if (why != EPIPE) print_error(std::string("cannot write to standard output: ") + std::strerror(why));
  errno = why;
  return false;
}

void print_error(std::string_view sentence) { write_all(STDERR_FILENO, "hammer: " + std::string(sentence) + '\n'); }

// ---------------------------------------------------------------- files

std::string page_beside_program() {
  std::error_code trouble;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", trouble);
  return (program.parent_path().parent_path() / "web").string();
}

std::optional<std::string> read_file(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  std::string text;
  if (descriptor < 0 || !read_all(descriptor, text)) {
    print_error("cannot read " + path + ": " + std::strerror(errno));
    if (descriptor >= 0) close(descriptor);
    return std::nullopt;
  }
  close(descriptor);
  if (text.size() <= kMaxRecordBytes) return text;
  print_error("cannot read " + path + ": it has more than " + std::to_string(kMaxRecordBytes) +
              " bytes, and no record is so large");
  return std::nullopt;
}

std::optional<protocol::ReadRecord> read_record_file(const std::string& path) {
  const auto text = read_file(path);
  return text ? std::optional(protocol::read_record(*text)) : std::nullopt;
}

RecordFile::~RecordFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  if (empty_) unlink(path_.c_str());
}

namespace {

constexpr mode_t kReadableByAll = 0644;

}  // namespace

bool RecordFile::create(const std::string& path) {
  descriptor_ = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kReadableByAll);
  path_ = path;
  if (descriptor_ >= 0) return true;
  print_error("cannot make " + path + ": " +
              (errno == EEXIST ? "it is there already; accepted is a new file" : std::strerror(errno)));
  return false;
}

bool RecordFile::write(std::string_view lines) {
  if (broken_) return false;
  if (descriptor_ < 0 || lines.empty()) return true;
  empty_ = false;
  return write_all(descriptor_, lines) || give_up();
}

bool RecordFile::write_anew(std::string_view lines) {
  if (empty_ || broken_ || descriptor_ < 0) return write(lines);
  const std::string beside = path_ + ".new";
  const int descriptor = open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kReadableByAll);
  if (descriptor < 0) return give_up();
  if (!write_all(descriptor, lines) || fsync(descriptor) != 0 || rename(beside.c_str(), path_.c_str()) != 0) {
    const int why = errno;
    close(descriptor);
    unlink(beside.c_str());
    errno = why;
    return give_up();
  }
  close(std::exchange(descriptor_, descriptor));
  return true;
}

bool RecordFile::give_up() {
  broken_ = true;
  print_error("cannot write to " + path_ + ": " + std::strerror(errno));
  return false;
}

// ---------------------------------------------------------------- random numbers of the system

std::uint64_t draw_seed() {
  std::random_device system;
  const std::uint64_t high = system(), low = system();
  return ((high << 32) ^ low) >> 11;
}

protocol::NameSecret draw_secret() {
  std::random_device system;
  protocol::NameSecret secret;
  for (std::uint8_t& byte : secret) byte = static_cast<std::uint8_t>(system());
  return secret;
}

}  // namespace hammer::cli
