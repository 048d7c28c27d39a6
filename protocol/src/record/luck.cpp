#include "protocol/luck.h"

#include <algorithm>

#include "json/writer.h"

namespace hammer::protocol {

const SeatNumber* MatchLuck::number_of(int seat) const {
  const auto found = std::ranges::find(numbers, seat, &Added::seat);
  return found == numbers.end() ? nullptr : &found->number;
}

DrawSource MatchLuck::source(const DrawSecret& with, std::size_t seats) const {
  std::vector<std::optional<SeatNumber>> by_seat(seats);
  for (const Added& added : numbers) by_seat[static_cast<std::size_t>(added.seat)] = added.number;
  return DrawSource(with, match_id, by_seat);
}

bool is_match_id(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return !text.empty() && text.size() <= kMaxMatchId && text.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string hex_of(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) text += hex(byte, 2);
  return text;
}

// Lower case only: a record has one spelling for each value, so that every changed byte is found.
bool read_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (text.size() != 2 * bytes.size() || text.find_first_not_of(kDigits) != std::string_view::npos) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::uint8_t>(kDigits.find(text[2 * i]) << 4 | kDigits.find(text[2 * i + 1]));
  return true;
}

}  // namespace hammer::protocol
