#include "match/chance.h"

#include <sodium.h>

#include <string_view>

#include "protocol/setup.h"

namespace hammer::server {
namespace {

constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // without i, l, o, 0, 1

}  // namespace

std::string draw_match_id() {
  std::string id(kMatchIdLength, 'a');
  for (char& letter : id) letter = kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return id;
}

std::uint64_t draw_match_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed & static_cast<std::uint64_t>(protocol::kMaxSeed);  // all ones: 2^53 - 1
}

protocol::NameSecret draw_name_secret() {
  protocol::NameSecret secret;
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

}  // namespace hammer::server
