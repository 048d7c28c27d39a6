// Every open stream of lines: how many one account and one address may have, and that a stream ends with the token it
// was opened with. Once a token is revoked or expired, or its account banned or deleted, nobody stays present by it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/call.h"
#include "base/loop.h"
#include "match/requests.h"
#include "store/store.h"

namespace hammer::server {

inline constexpr int kMaxStreamsOfAddress = 64;
inline constexpr int kMaxStreamsOfAccount = 16;

// Who opens a stream.
struct StreamOwner {
  AccountId account = 0;        // 0: not signed in; not counted by account
  std::string token_hash = "";  // empty: no token
  std::string network = "";     // of the address; empty: this machine itself, which is not counted
};

class OpenStreams {
 public:
  struct Dependencies {
    Loop& loop;
    // Whether the token is still valid: asked every 10 s; the answer may come later.
    std::function<void(const std::string& token_hash, std::function<void(bool)>)> check_token;
  };
  explicit OpenStreams(Dependencies dependencies);
  ~OpenStreams();

  // The refusal, where there are too many. Otherwise `respond` is wrapped: the request is counted until it is answered
  // without a stream, or its stream has ended.
  std::optional<Refusal> admit(const StreamOwner& owner, Responder& respond);
  // Ends all of the account's with a "bye" line. Their writers see the client leave.
  void end(AccountId account, std::string_view why);

 private:
  struct Impl;
  std::shared_ptr<Impl> impl_;
};

}  // namespace hammer::server
