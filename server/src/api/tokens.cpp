#include "api/tokens.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace hammer::server {
namespace {

constexpr std::string_view kSecretPrefix = "hmr_";
constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kSecretLetters = 43;

bool is_secret_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

std::string make_secret() {
  std::array<unsigned char, kSecretBytes> bytes{};
  std::array<char, kSecretLetters + 1> letters{};
  if (sodium_init() < 0) std::abort();  // no randomness: nothing may be handed out
  randombytes_buf(bytes.data(), bytes.size());
  sodium_bin2base64(letters.data(), letters.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return std::string(kSecretPrefix) + letters.data();
}

bool is_secret(std::string_view text) {
  return text.size() == kSecretPrefix.size() + kSecretLetters && text.starts_with(kSecretPrefix) &&
         std::ranges::all_of(text.substr(kSecretPrefix.size()), is_secret_letter);
}

std::string hash_of_secret(std::string_view secret) {
  std::array<unsigned char, kSecretBytes> hash{};
  std::array<char, kSecretBytes * 2 + 1> hex{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                     nullptr, 0);
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  return hex.data();
}

}  // namespace hammer::server
