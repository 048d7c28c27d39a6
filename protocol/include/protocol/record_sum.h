// The sum at the end of each line of a record, over all bytes before it.
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

}  // namespace hammer::protocol
