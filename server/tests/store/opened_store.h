// A database in a folder of its own, opened, closed and opened again.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "fake_loop.h"
#include "scratch_folder.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

namespace hammer::server {

// Waits for everything that it asks for.
class OpenedStore {
 public:
  explicit OpenedStore(const std::string& database, StoreNotices notices = {}) {
    auto opened = open_store(database, loop_, std::move(notices));
    if (opened) {
      store_ = std::move(opened.value());
    } else {
      refusal_ = opened.refusal();
    }
  }

  const std::string& refusal() const { return refusal_; }  // empty: it is open
  Store& store() { return *store_; }
  FakeLoop& loop() { return loop_; }
  void close() { store_.reset(); }

  std::optional<StoreFault> write(Store::Writing work) {
    std::optional<std::optional<StoreFault>> answer;
    store_->write(std::move(work), [&](std::optional<StoreFault> fault) { answer.emplace(fault); });
    loop_.run_until([&] { return answer.has_value(); });
    return answer.value_or(StoreFault::kBroken);
  }

  // What `question` answers.
  template <class Question>
  auto read(Question question) {
    std::invoke_result_t<Question, Reader&> answer{};
    bool is_read = false;
    store_->read([&](Reader& reader) { answer = question(reader); },
                 [&](std::optional<StoreFault>) { is_read = true; });
    loop_.run_until([&] { return is_read; });
    return answer;
  }

 private:
  FakeLoop loop_;
  std::unique_ptr<Store> store_;
  std::string refusal_;
};

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// Behind everybody's back; the file is made where there is none.
inline void run_sql(const std::string& path, const std::string& sql) {
  std::ofstream(path, std::ios::app).close();
  auto connection = sqlite::Connection::open(path, sqlite::Connection::Use::kWrite);
  ASSERT_TRUE(connection);
  ASSERT_FALSE(connection.value()->run_all(sql)) << connection.value()->trouble();
}

inline Account person(const std::string& name, AccountKind kind = AccountKind::kPerson) {
  return {.name = name, .kind = kind, .password = "$argon2id$", .created_ms = 7};
}

inline AccountId added(OpenedStore& opened, const Account& account) {
  AccountId id = 0;
  opened.write([&](Writer& writer) -> std::optional<StoreFault> {
    const auto answer = writer.add_account(account);
    if (!answer) return answer.refusal();
    id = answer.value();
    return std::nullopt;
  });
  return id;
}

// Being played by two people.
inline std::optional<StoreFault> add_match(OpenedStore& opened, MatchRow match, AccountId one, AccountId other) {
  return opened.write([&](Writer& writer) {
    return writer.add_match(match,
                            {{.seat = 0, .account = one, .name = "Ann"}, {.seat = 1, .account = other, .name = "Bob"}});
  });
}

inline EventRow event(std::int64_t seq, const std::string& shot_id = "", AccountId by = 0) {
  return {.seq = seq,
          .shot_id = shot_id,
          .command = shot_id.empty() ? "" : "{\"cmd\":\"shoot\"}",
          .body = "{\"event\":" + std::to_string(seq) + "}",
          .state_hash = "0123456789abcdef",
          .by = by,
          .at_ms = 1000 + seq};
}

}  // namespace hammer::server
