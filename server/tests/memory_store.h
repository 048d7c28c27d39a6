// A store in memory whose writes can be held back, made to fail, or lost as by a crash.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/store.h"

namespace hammer::server {

// What is kept. Every change adds its opposite to `undo`, so that a writing that fails leaves nothing behind.
class MemoryBooks : public Writer {
 public:
  std::optional<Account> account(AccountId id) override;
  std::optional<Account> account_named(std::string_view name) override;
  std::optional<Token> token_by_hash(std::string_view hash) override;
  std::vector<Token> tokens_of(AccountId account) override;
  std::optional<MatchRow> match(std::string_view id) override;
  std::vector<SeatRow> seats(std::string_view match) override;
  std::vector<EventRow> events(std::string_view match, std::int64_t from_seq) override;
  std::optional<EventRow> event_with(std::string_view match, AccountId by, std::string_view shot_id) override;
  std::vector<MatchSummary> listed_waiting(int most) override;
  std::vector<MatchSummary> unfinished_of(AccountId account, int most) override;
  std::vector<MatchSummary> history_of(AccountId account, std::int64_t before_ms, int most) override;
  std::vector<MatchSummary> live(int most) override;
  std::optional<RatingRow> rating(AccountId account, std::string_view game) override;
  std::vector<RatingRow> ratings(AccountId account) override;
  std::vector<RatingStep> rating_history(AccountId account, std::string_view game, int most) override;
  std::vector<Ranked> leaders(std::string_view game, double most_deviation, int most) override;
  std::vector<HeadToHead> head_to_head(AccountId one, AccountId other) override;
  std::vector<AccountId> muted_by(AccountId account) override;
  std::vector<Report> reports(int most) override;
  std::vector<Report> reports_of(AccountId by) override;

  Result<AccountId, StoreFault> add_account(const Account& account) override;
  std::optional<StoreFault> change_account(const Account& account) override;
  std::optional<StoreFault> forget_account(AccountId account) override;
  std::optional<StoreFault> add_token(const Token& token) override;
  std::optional<StoreFault> revoke_token(AccountId account, std::int64_t token) override;
  std::optional<StoreFault> revoke_tokens(AccountId account) override;
  std::optional<StoreFault> add_match(const MatchRow& match, const std::vector<SeatRow>& seats) override;
  std::optional<StoreFault> change_match(const MatchRow& match) override;
  std::optional<StoreFault> change_seat(std::string_view match, const SeatRow& seat) override;
  std::optional<StoreFault> rate_seat(std::string_view match, const SeatRow& seat) override;
  std::optional<StoreFault> add_event(std::string_view match, const EventRow& event) override;
  std::optional<StoreFault> put_rating(const RatingRow& rating, std::string_view match) override;
  std::optional<StoreFault> set_muted(AccountId account, AccountId other, bool muted) override;
  std::optional<StoreFault> add_report(const Report& report) override;

  void keep() { undo_.clear(); }
  void undo();

 private:
  struct Kept {
    MatchRow match;
    std::vector<SeatRow> seats;
    std::vector<EventRow> events;
  };

  std::vector<MatchSummary> newest(const std::function<bool(const Kept&)>& is_wanted, int most) const;
  template <class Map, class Key, class Value>
  void set(Map& map, const Key& key, Value value);

  std::map<AccountId, Account> accounts_;
  std::map<std::int64_t, Token> tokens_;
  std::map<std::string, Kept, std::less<>> matches_;
  std::map<std::pair<AccountId, std::string>, RatingRow> ratings_;
  std::map<std::pair<AccountId, std::string>, std::vector<RatingStep>> steps_;
  std::set<std::pair<AccountId, AccountId>> muted_;
  std::vector<Report> reports_;
  std::vector<std::function<void()>> undo_;
};

class MemoryStore : public Store {
 public:
  explicit MemoryStore(Loop& loop) : loop_(loop) {}

  void write(Writing work, std::function<void(std::optional<StoreFault>)> done) override;
  void read(Reading work, std::function<void(std::optional<StoreFault>)> done) override;
  void when_changed_outside(std::function<void()> changed) override { changed_outside_ = std::move(changed); }
  bool is_well() const override { return is_well_; }

  MemoryBooks& books() { return books_; }
  void change_outside() { changed_outside_(); }

  // Held back: writes wait until they are committed, and then until that is reported.
  void hold_back(bool held) { is_held_ = held; }
  std::size_t waiting() const { return waiting_.size(); }
  void commit();  // the oldest: it is durable, and nobody knows yet
  void report();  // the oldest committed one
  void commit_all();
  // What a crash leaves: what was committed. Nobody hears of anything anymore.
  void crash();
  // The next so many writes fail.
  void fail_next(StoreFault fault, int writes = 1) { failing_ = {fault, writes}; }
  void fail_next_reads(int reads) { failing_reads_ = reads; }

  int writes() const { return writes_; }  // that were committed

 private:
  struct Waiting {
    Writing work;
    std::function<void(std::optional<StoreFault>)> done;
  };

  Loop& loop_;
  MemoryBooks books_;
  std::deque<Waiting> waiting_;
  std::deque<std::function<void()>> committed_;
  std::function<void()> changed_outside_;
  std::pair<StoreFault, int> failing_{StoreFault::kFull, 0};
  bool is_held_ = false, is_well_ = true;
  int writes_ = 0, failing_reads_ = 0;
  int epoch_ = 0;  // of crashes: what was on its way before one is not heard of after it
};

}  // namespace hammer::server
