// The API without a network; time and store are the test's.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/application.h"
#include "api/passwords.h"
#include "base/call.h"
#include "base/log.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "fake_loop.h"
#include "faulty_store.h"
#include "json/value.h"
#include "recording_sink.h"
#include "seeded_random_bytes.h"

namespace hammer::server {

// Passwords that are quick to hash: their cost is not under test.
inline constexpr PasswordCost kCheapPasswords{1, 8192};

struct TestAccount {
  AccountId id = 0;
  std::string name, token;
};

class Online {
 public:
  Online();

  struct Sent {
    std::string method, path;
    std::string token = "", body = "", query = "", address = "10.1.2.3";
  };
  // Waits for the reply while time stands still.
  Reply call(const Sent& sent);
  // Several at once, so that they overlap.
  std::vector<Reply> call_together(const std::vector<Sent>& calls);
  SharedSink listen(const std::string& path, const std::string& token);

  // Straight into the store.
  TestAccount add(const std::string& name, AccountKind kind, const std::string& encoded_password = "");
  std::string add_token(AccountId account, const std::string& scopes, std::int64_t expires_ms = 0);
  // As established as a rating of this deviation can be.
  void rate(AccountId account, const std::string& game, double rating, double deviation, const std::string& match = "");

  // A match between two that has begun; its id.
  std::string begin_match(const TestAccount& host, const TestAccount& opponent, const std::string& game = kGame);
  std::string create_match(const TestAccount& host, bool listed = false, const std::string& game = kGame);

  static constexpr const char* kGame = "knock-off";

  SeededRandomBytes chance;
  FakeLoop loop;
  FaultyStore store{loop};
  Workers workers{1, 64};
  Workers password_workers{1, 64};
  Metrics metrics;
  std::vector<std::string> logged;
  Log log;
  OnlineApplication application;
};

// A field of a reply: "account.name", "matches.0.id". The test fails where there is none.
JsonValue at(const std::string& json, std::string_view path);
std::string text_at(const std::string& json, std::string_view path);
double number_at(const std::string& json, std::string_view path);
std::size_t count_at(const std::string& json, std::string_view path);
std::string error_of(const Reply& reply);
std::string header_of(const Reply& reply, std::string_view name);

}  // namespace hammer::server
