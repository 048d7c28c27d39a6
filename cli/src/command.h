// What a subcommand of `hammer` is. One file each in commands/, listed in commands.inc.
#pragma once

#include <span>
#include <string_view>

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

}  // namespace hammer::cli
