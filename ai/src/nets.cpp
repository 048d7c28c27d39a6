#include "nets.h"

#include "ai/packed_numbers.h"

namespace hammer::ai {
namespace {

const StoredNet* find_stored(std::string_view name) {
  for (const StoredNet& net : stored_nets())
    if (net.name == name) return &net;
  return nullptr;
}

}  // namespace

std::vector<std::int16_t> StoredNet::numbers() const { return unpacked(packed); }

bool plays_alike(const Game& a, const Game& b) {
  return a.shares_board == b.shares_board && a.turns == b.turns && a.restore == b.restore &&
         a.has_failed == b.has_failed && a.score == b.score;
}

std::string net_name(const Game& game, const Options& options) {
  std::string name(game.key);
  if (options.has(Option::kScoring) && options.value(Option::kScoring) != 0) {
    name += '.';
    name += info_of(Option::kScoring).names[static_cast<std::size_t>(options.scoring())];
  }
  return name;
}

const StoredNet* find_net(const Game& game, const Options& options) {
  if (const StoredNet* own = find_stored(net_name(game, options))) return own;
  for (const Game* other : games())
    if (plays_alike(game, *other))
      if (const StoredNet* net = find_stored(net_name(*other, options))) return net;
  return nullptr;
}

bool is_network(std::span<const std::uint8_t> packed) {
  Net net;
  return from_numbers(unpacked(packed), net);
}

}  // namespace hammer::ai
