// A position with somebody to shoot, as it is sent to the coach.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "fields.h"
#include "setup_fields.h"

namespace hammer::protocol {

inline constexpr std::array<std::string_view, 8> kSituationFields{"weights", "thrown", "first_color", "to_shoot",
                                                                  "hammer",  "score",  "round",       "hand"};

struct SentSituation {
  Setup setup;
  State state;
  std::array<Hand, kMaxSides> hands{};
  std::uint64_t seed = 1;
  // The place that a weight of the board has in what was sent; those thrown next come after all that were sent.
  std::array<int, kMaxWeights> sent_place{};
  int sent = 0;

  ai::Situation situation() const { return {&setup, &state, hands}; }
};

// The line with seats, where none are given: two, by their colours where sides have one.
JsonValue with_seats(const JsonValue& line);

// Nothing after a complaint.
std::optional<SentSituation> read_situation(const Fields& line);

}  // namespace hammer::protocol
