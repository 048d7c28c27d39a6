// Passwords are kept as argon2id makes them. Working one out takes long on purpose: never on the loop's thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "json/complaint.h"

namespace hammer::server {

inline constexpr std::size_t kFewestPasswordBytes = 8;
inline constexpr std::size_t kMaxPasswordBytes = 256;

// Some 50 to 100 ms, and so much memory for each worker.
struct PasswordCost {
  unsigned long long passes = 3;
  std::size_t memory_bytes = std::size_t{32} << 20;
};

// What is wrong with it as a password to be, about the field "password"; nothing for one that is accepted.
std::optional<Complaint> find_password_refusal(std::string_view password);

// Nothing: there was no memory for it.
std::optional<std::string> encode_password(std::string_view password, const PasswordCost& cost);

// Takes as long for an empty `encoded` (nobody has that name, or no password) and says no.
bool is_password(std::string_view password, const std::string& encoded, const PasswordCost& cost);

}  // namespace hammer::server
