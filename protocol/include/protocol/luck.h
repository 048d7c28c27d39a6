// The luck of a match that a server hosts. The server commits itself to a secret before the players add a number each;
// what is drawn comes from all of these, and once the match is over everybody can check it. docs/fairness.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hammer/draws.h"

namespace hammer::protocol {

struct MatchLuck {
  struct Added {
    int seat;
    SeatNumber number;
  };

  std::string match_id;
  Digest commitment{};
  std::vector<Added> numbers{};        // in the order in which they came
  std::optional<DrawSecret> secret{};  // published with the end of the match

  // Of a match that begins: the commitment only, the secret stays the host's.
  static MatchLuck of(const DrawSecret& secret, std::string_view match_id) {
    return {std::string(match_id), commitment_to(secret, match_id)};
  }

  const SeatNumber* number_of(int seat) const;  // nullptr: that seat has added none
  // What everything was drawn from, with that secret.
  DrawSource source(const DrawSecret& with, std::size_t seats) const;
};

inline constexpr std::size_t kMaxMatchId = 64;
// Lower-case letters and digits.
bool is_match_id(std::string_view text);

// ---------------------------------------------------------------- bytes as text

// Two lower-case digits a byte.
std::string hex_of(std::span<const std::uint8_t> bytes);
// False: the text is not just as many bytes. Digits may be upper-case.
bool read_hex(std::string_view text, std::span<std::uint8_t> bytes);

template <class Bytes>
std::optional<Bytes> bytes_from(std::string_view text) {
  Bytes bytes;
  return read_hex(text, bytes) ? std::optional(bytes) : std::nullopt;
}

}  // namespace hammer::protocol
