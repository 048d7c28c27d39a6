// Passwords are kept as argon2id makes them. That takes long on purpose: it is done on workers, never on the loop's
// thread.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/call.h"
#include "json/complaint.h"
#include "store/store.h"

namespace hammer::server {

struct ApiContext;

inline constexpr std::size_t kMinPasswordBytes = 8;
inline constexpr std::size_t kMaxPasswordBytes = 256;

// Some 50 to 100 ms, and this much memory for each worker.
struct PasswordCost {
  unsigned long long passes = 3;
  std::size_t memory_bytes = std::size_t{32} << 20;
};

// What is wrong with a new password; nullopt if it is accepted.
std::optional<Complaint> find_password_refusal(std::string_view password);

// Returns nullopt if there is not enough memory.
std::optional<std::string> encode_password(std::string_view password, const PasswordCost& cost);

// False for an empty `encoded` (no such name, or no password), after the same time.
bool is_password(std::string_view password, const std::string& encoded, const PasswordCost& cost);

struct Attempt {
  std::string name, password, address;
};

// The account with this name and password, or nothing. Responds itself, without `checked`, where the try has to wait
// (429) or cannot be checked now.
void check_password(ApiContext& context, const Attempt& attempt, const Responder& respond,
                    std::function<void(ApiContext&, const std::optional<Account>&)> checked);

void encode_then(ApiContext& context, const std::string& password, const Responder& respond,
                 std::function<void(ApiContext&, const std::string& encoded)> then);

}  // namespace hammer::server
