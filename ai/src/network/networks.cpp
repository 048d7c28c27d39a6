#include "ai/networks.h"

#include "hammer/index.h"
#include "network/net.h"

namespace hammer::ai {
namespace {

const StoredNet* find_stored(std::string_view name) {
  for (const StoredNet& net : stored_nets())
    if (net.name == name) return &net;
  return nullptr;
}

}  // namespace

std::vector<std::int16_t> unpacked(std::span<const std::uint8_t> bytes) {
  std::vector<std::int16_t> numbers;
  numbers.reserve(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] != kLongNumber) {
      numbers.push_back(static_cast<std::int8_t>(bytes[i]));
      continue;
    }
    if (bytes.size() - i < 3) break;
    numbers.push_back(static_cast<std::int16_t>(bytes[i + 1] | bytes[i + 2] << 8));
    i += 2;
  }
  return numbers;
}

std::vector<std::int16_t> StoredNet::numbers() const { return unpacked(packed); }

bool plays_alike(const Game& a, const Game& b) {
  return a.shares_board == b.shares_board && a.turns == b.turns && a.restore == b.restore &&
         a.has_failed == b.has_failed && a.score == b.score;
}

std::string net_name(const Game& game, const Options& options) {
  std::string name(game.key);
  if (options.has(Option::kScoring) && options.value(Option::kScoring) != 0) {
    name += '.';
    name += info_of(Option::kScoring).names[idx(options.scoring())];
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
