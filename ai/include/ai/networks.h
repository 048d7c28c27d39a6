// The networks that players judge boards by. Most programs have them compiled in; a page is handed the one that a match
// needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hammer {
struct Game;
class Options;
}  // namespace hammer

namespace hammer::ai {

struct StoredNet {
  std::string_view name;
  std::span<const std::uint8_t> packed;  // empty: not loaded

  std::vector<std::int16_t> numbers() const;
};

// By name. Defined by what a program links: all networks compiled in, or a list of its own.
std::span<const StoredNet> stored_nets();

// The game's own; or that of another game whose rounds are shot and scored by the same functions; or nullptr, and then
// its players evaluate a board by playing the round on.
const StoredNet* find_net(const Game& game, const Options& options);

// Whether these bytes are a network.
bool is_network(std::span<const std::uint8_t> packed);

// Whether rounds (turns) of both are shot and scored by the same functions.
bool plays_alike(const Game& a, const Game& b);

// The game's key; with a scoring other than the game's first, "key.scoring".
std::string net_name(const Game& game, const Options& options);

// ---------------------------------------------------------------- as bytes

// Nearly all numbers of a network are small: those take one byte, the others three. Every page fetches these bytes.
// In front of the two bytes, the lower first, of a number that does not fit in one.
inline constexpr std::uint8_t kLongNumber = 0x80;

constexpr bool fits_in_a_byte(std::int16_t number) { return number >= -127 && number <= 127; }

template <std::size_t kCount>
constexpr std::size_t packed_size(const std::int16_t (&numbers)[kCount]) {
  std::size_t size = 0;
  for (const std::int16_t number : numbers) size += fits_in_a_byte(number) ? 1 : 3;
  return size;
}

// At compile time, so that the program contains only the packed bytes.
template <const auto& kNumbers>
consteval auto packed() {
  std::array<std::uint8_t, packed_size(kNumbers)> bytes{};
  std::size_t next = 0;
  for (const std::int16_t number : kNumbers) {
    const auto low = static_cast<std::uint8_t>(number & 0xff), high = static_cast<std::uint8_t>(number >> 8 & 0xff);
    if (!fits_in_a_byte(number)) bytes[next++] = kLongNumber;
    bytes[next++] = low;
    if (!fits_in_a_byte(number)) bytes[next++] = high;
  }
  return bytes;
}

std::vector<std::int16_t> unpacked(std::span<const std::uint8_t> bytes);

}  // namespace hammer::ai
