// Who asks for something, as its token says.
#pragma once

#include <string>

#include "store/store.h"

namespace hammer::server {

struct Caller {
  AccountId account = 0;  // 0: nobody signed in
  std::string name = "";
  AccountKind kind = AccountKind::kGuest;
};

}  // namespace hammer::server
