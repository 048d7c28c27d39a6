// What one side asks of the others, and who has agreed.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace hammer::server {

enum class OfferKind : std::uint8_t { kTakeback, kPause, kResume, kRematch };
inline constexpr std::array<std::string_view, 4> kOfferNames{"takeback", "pause", "resume", "rematch"};

struct Offer {
  int side;
  std::string by;
  std::set<int> agreed;  // sides
};

using Offers = std::map<OfferKind, Offer>;

}  // namespace hammer::server
