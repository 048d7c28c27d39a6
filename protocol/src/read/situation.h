// A position with somebody to shoot, as it is sent to the coach.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "json/fields.h"
#include "protocol/setup.h"

namespace hammer::protocol {

inline constexpr std::array<std::string_view, 11> kSituationFields{
    "weights", "thrown", "first_color", "to_shoot", "hammer", "order", "colors", "score", "round", "hand", "dryness"};

struct SentSituation {
  Setup setup;
  State state;
  std::array<Hand, kMaxSides> hands{};
  std::uint64_t seed = 1;
  std::optional<Color> first_color{};  // as sent, where a colour is thrown together: thrown already, or next
  // The index that a weight of the board has in the line; weights thrown next come after all of them.
  std::array<int, kMaxWeights> sent_index{};
  int sent = 0;

  ai::Situation situation() const { return {&setup, &state, hands}; }
};

// The index in the line of a weight of the board, or, after the throw, of one thrown.
inline int sent_index(const SentSituation& sent, int weight) {
  const int before = sent.state.board.count;
  return weight < before ? sent.sent_index[static_cast<std::size_t>(weight)] : sent.sent + weight - before;
}

// The line with seats, where none are given: two, by their colours where sides have one.
JsonValue with_seats(const JsonValue& line);

// Nothing after a complaint.
std::optional<SentSituation> read_situation(const Fields& line);

}  // namespace hammer::protocol
