// Reading and writing in SQL, within a transaction of the caller.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite/connection.h"
#include "store/store.h"

namespace hammer::server::sqlite {

class SqliteTransaction : public Writer {
 public:
  explicit SqliteTransaction(Connection& connection) : connection_(connection) {}

  // sqlite_people.cpp
  std::optional<Account> account(AccountId id) override;
  std::optional<Account> account_named(std::string_view name) override;
  std::optional<Token> token_by_hash(std::string_view hash) override;
  std::vector<Token> tokens_of(AccountId account) override;
  std::vector<AccountId> muted_by(AccountId account) override;
  std::vector<Report> reports(int limit) override;
  std::vector<Report> reports_of(AccountId by) override;
  Result<AccountId, StoreFault> add_account(const Account& account) override;
  std::optional<StoreFault> change_account(const Account& account) override;
  std::optional<StoreFault> forget_account(AccountId account) override;
  std::optional<StoreFault> add_token(const Token& token) override;
  std::optional<StoreFault> revoke_token(AccountId account, std::int64_t token) override;
  std::optional<StoreFault> revoke_tokens(AccountId account) override;
  std::optional<StoreFault> set_muted(AccountId account, AccountId other, bool muted) override;
  std::optional<StoreFault> add_report(const Report& report) override;
  std::vector<Account> accounts_after(AccountId id, int limit);

  // sqlite_matches.cpp
  std::optional<MatchRow> match(std::string_view id) override;
  std::vector<SeatRow> seats(std::string_view match) override;
  std::vector<EventRow> events(std::string_view match, std::int64_t from_seq) override;
  std::optional<EventRow> event_with(std::string_view match, AccountId by, std::string_view shot_id) override;
  std::optional<StoreFault> add_match(const MatchRow& match, const std::vector<SeatRow>& seats) override;
  std::optional<StoreFault> change_match(const MatchRow& match) override;
  std::optional<StoreFault> change_seat(std::string_view match, const SeatRow& seat) override;
  std::optional<StoreFault> rate_seat(std::string_view match, const SeatRow& seat) override;
  std::optional<StoreFault> add_event(std::string_view match, const EventRow& event) override;
  std::vector<MatchSummary> listed_waiting(int limit) override;
  bool has_rated_waiting(AccountId host) override;
  std::vector<MatchSummary> unfinished_of(AccountId account, int limit) override;
  std::vector<MatchSummary> history_of(AccountId account, std::int64_t before_ms, int limit) override;
  std::vector<MatchSummary> live(int limit) override;
  std::vector<std::string> all_matches();  // oldest first

  // sqlite_ratings.cpp
  std::optional<RatingRow> rating(AccountId account, std::string_view game) override;
  std::vector<RatingRow> ratings(AccountId account) override;
  std::vector<RatingStep> rating_history(AccountId account, std::string_view game, int limit) override;
  std::optional<double> rating_at(AccountId account, std::string_view game, std::int64_t at_ms) override;
  int meetings(AccountId one, AccountId other, std::string_view game, std::int64_t since_ms) override;
  std::vector<std::int64_t> left_early(AccountId account, std::int64_t since_ms) override;
  std::vector<Ranked> leaders(std::string_view game, AccountKind kind, const Established& least,
                              const std::function<bool(const RatingRow&)>& is_listed, int limit) override;
  std::vector<HeadToHead> head_to_head(AccountId one, AccountId other) override;
  std::optional<StoreFault> put_rating(const RatingRow& rating, std::string_view match) override;

 private:
  std::string name_key_of(AccountId id);
  std::optional<StoreFault> give_to_displaced(const std::string& key);
  std::vector<MatchSummary> summaries(const std::vector<std::string>& ids);
  std::optional<StoreFault> take_name_from_matches(AccountId account, const std::string& other);
  std::optional<StoreFault> take_name_from_match(std::int64_t match, const std::string& name, const std::string& other);

  Connection& connection_;
};

}  // namespace hammer::server::sqlite
