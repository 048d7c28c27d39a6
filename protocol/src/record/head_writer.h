// Writes the first lines of a record: what was agreed, and the names of the players with their proofs.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/record.h"

namespace hammer::protocol {

// Appends them, with their newlines.
void write_head_lines(const Setup& setup, const RecordHead& head, RecordSum& sum, std::string& out);

// The line {"names":…}, without its newline: removed ones are null.
std::string names_line(const std::vector<std::string>& sides, const std::vector<std::string>& seats,
                       const RecordNames& names);

inline constexpr std::size_t kSaltBytes = 16;
// BLAKE2s-256 of the name with the salt as the key, 64 hex digits.
std::string hash_of_name(std::string_view name, std::span<const std::uint8_t> salt);

}  // namespace hammer::protocol
