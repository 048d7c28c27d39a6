#include "api/passwords.h"

#include <sodium.h>

#include <array>

namespace hammer::server {

std::optional<Complaint> find_password_refusal(std::string_view password) {
  if (password.size() >= kFewestPasswordBytes && password.size() <= kMaxPasswordBytes) return std::nullopt;
  return Complaint{"password_length",
                   "password",
                   {arg("bytes", password.size()), arg("low", kFewestPasswordBytes), arg("high", kMaxPasswordBytes)}};
}

std::optional<std::string> encode_password(std::string_view password, const PasswordCost& cost) {
  if (sodium_init() < 0) return std::nullopt;
  std::array<char, crypto_pwhash_STRBYTES> encoded{};
  const int rc = crypto_pwhash_str_alg(encoded.data(), password.data(), password.size(), cost.passes, cost.memory_bytes,
                                       crypto_pwhash_ALG_ARGON2ID13);
  if (rc != 0) return std::nullopt;
  return std::string(encoded.data());
}

bool is_password(std::string_view password, const std::string& encoded, const PasswordCost& cost) {
  if (encoded.empty()) {
    encode_password(password, cost);
    return false;
  }
  return sodium_init() >= 0 && crypto_pwhash_str_verify(encoded.c_str(), password.data(), password.size()) == 0;
}

}  // namespace hammer::server
