// Streams that were opened with a token end with it: revoked, expired, banned or deleted, nobody stays present by a
// stream that they could not open any more.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/call.h"
#include "base/loop.h"
#include "store/store.h"

namespace hammer::server {

class TokenStreams {
 public:
  struct Needs {
    Loop& loop;
    // Whether the token still holds: asked every 10 s; the answer may come later.
    std::function<void(const std::string& token_hash, std::function<void(bool)>)> ask_holds;
  };
  explicit TokenStreams(Needs needs);
  ~TokenStreams();

  // The stream to use in place of `sink`.
  std::shared_ptr<LineSink> hold(AccountId account, const std::string& token_hash, std::shared_ptr<LineSink> sink);
  // Says why, and ends all of the account's. To who reads from it, the client has gone.
  void end(AccountId account, std::string_view why);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace hammer::server
