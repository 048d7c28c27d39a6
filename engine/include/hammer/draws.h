// What a host's draws (tosses, throws of an unsteady hand) come from. Every place of a match's log has a random stream
// of its own, so that nothing but this source need be kept to go on with a match.
//
// Where people play for something, the source is keyed: nobody who does not know the secret can predict a draw, however
// many throws they have seen. The host publishes a commitment to the secret before the players add numbers of their
// own, so that it cannot choose the luck either. docs/fairness.md has the bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hammer/crypto.h"

namespace hammer {

using DrawSecret = std::array<std::uint8_t, 32>;
using SeatNumber = std::array<std::uint8_t, 16>;  // a random number that a player adds

// BLAKE2s-256 of the secret and the match's id.
Digest commitment_to(const DrawSecret& secret, std::string_view match_id);

class DrawSource {
 public:
  // A plain seed: for local play, the command line, training and older records. No number becomes a source by itself,
  // so that nothing draws without the key by mistake.
  static DrawSource from_seed(std::uint64_t seed) {
    DrawSource source;
    source.seed_ = seed;
    return source;
  }
  // The key is BLAKE2s-256 of the secret, the match's id and the number of every seat, in their order.
  DrawSource(const DrawSecret& secret, std::string_view match_id, std::span<const std::optional<SeatNumber>> numbers);

  // Of the stream at this place of the log.
  std::uint64_t seed_at(std::size_t place) const;
  // Of another stream there, for something that is not a draw of the match.
  std::uint64_t seed_at(std::size_t place, std::uint64_t purpose) const;

 private:
  DrawSource() = default;

  std::uint64_t seed_ = 0;
  std::optional<SipKey> key_{};
};

}  // namespace hammer
