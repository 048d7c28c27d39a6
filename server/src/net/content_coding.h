// Compressed or not: what a client accepts (RFC 9110, 12.5.3).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hammer::server {

// In the order of our preference, where a client has none.
enum class Coding : std::uint8_t { kBrotli, kGzip, kIdentity };
inline constexpr std::size_t kCodings = 3;

// As in Content-Encoding: "br", "gzip"; "identity" is never sent.
std::string_view coding_name(Coding coding);
// Of a precompressed file's name: ".br", ".gz", "".
std::string_view coding_ending(Coding coding);

// The client's preferred one of those available; nothing where it refuses them all. Without the header (nullopt) the
// uncompressed file.
std::optional<Coding> choose_coding(std::optional<std::string_view> accept_encoding,
                                    const std::array<bool, kCodings>& available);

}  // namespace hammer::server
