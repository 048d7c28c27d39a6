// The sum at the end of each line of a record, over all bytes before it: a change anywhere is found.
#pragma once

#include <string>
#include <string_view>

#include "hammer/hash.h"
#include "json/numbers.h"

namespace hammer::protocol {

inline constexpr std::string_view kSumField = "sum";
inline constexpr int kSumDigits = 16;

inline void add_bytes(Hash& hash, std::string_view bytes) {
  for (const char c : bytes) hash.add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
}

// How every line ends, up to its newline: ,"sum":"0123456789abcdef"}
inline std::string sum_ending(const Hash& hash) {
  return ",\"" + std::string(kSumField) + "\":\"" + hex(hash.value(), kSumDigits) + "\"}";
}

class RecordSum {
 public:
  // Appends the line to `out`, with its sum and a newline; it is an object that is not closed yet.
  void close(std::string_view line, std::string& out) {
    add_bytes(sum_, line);
    const std::string ending = sum_ending(sum_) + '\n';
    add_bytes(sum_, ending);
    out += line;
    out += ending;
  }

  // A whole line, without its newline. False: its sum is not that of the text up to here, and nothing has changed.
  bool take(std::string_view line) {
    const std::size_t length = sum_ending(sum_).size();
    if (line.size() < length) return false;
    Hash sum = sum_;
    add_bytes(sum, line.substr(0, line.size() - length));
    const std::string ending = sum_ending(sum);
    if (line.substr(line.size() - length) != ending) return false;
    add_bytes(sum, ending);
    add_bytes(sum, "\n");
    sum_ = sum;
    return true;
  }

 private:
  Hash sum_;
};

}  // namespace hammer::protocol
