// Passwords looked at and worked out on the workers, with the waits of who guesses.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/call.h"
#include "store/store.h"

namespace hammer::server {

struct ApiContext;

struct Attempt {
  std::string name, password, address;
};

// The account that has this name and password, or nothing. Answers itself where the guess has to wait (429) or cannot
// be looked at now; `checked` does not come then.
void check_password(ApiContext& context, const Attempt& attempt, const Responder& respond,
                    std::function<void(ApiContext&, const std::optional<Account>&)> checked);

void encode_then(ApiContext& context, const std::string& password, const Responder& respond,
                 std::function<void(ApiContext&, const std::string& encoded)> then);

}  // namespace hammer::server
