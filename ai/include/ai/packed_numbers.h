// A network's numbers in bytes. Nearly all of them are small: those take one byte, the others three. It is what every
// page fetches.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace hammer::ai {

// In front of the two bytes, the lower first, of a number that does not fit in one.
inline constexpr std::uint8_t kLongNumber = 0x80;

constexpr bool fits_in_a_byte(std::int16_t number) { return number >= -127 && number <= 127; }

template <std::size_t kCount>
constexpr std::size_t packed_size(const std::int16_t (&numbers)[kCount]) {
  std::size_t size = 0;
  for (const std::int16_t number : numbers) size += fits_in_a_byte(number) ? 1 : 3;
  return size;
}

// At compile time: the numbers themselves are then nowhere in the program.
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

inline std::vector<std::int16_t> unpacked(std::span<const std::uint8_t> bytes) {
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

}  // namespace hammer::ai
