#include "memory_store.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "protocol/record.h"
#include "store/name_key.h"

namespace hammer::server {
namespace {

template <class T>
std::vector<T> at_most(std::vector<T> list, int most) {
  if (list.size() > static_cast<std::size_t>(most)) list.erase(list.begin() + most, list.end());
  return list;
}

template <class Map, class Key>
auto found_in(const Map& map, const Key& key) -> std::optional<typename Map::mapped_type> {
  const auto found = map.find(key);
  return found == map.end() ? std::nullopt : std::optional(found->second);
}

bool is_unfinished(MatchPhase phase) {
  return phase == MatchPhase::kWaiting || phase == MatchPhase::kPlaying || phase == MatchPhase::kPaused;
}

template <class Kept>
const SeatRow* seat_of(const Kept& kept, AccountId account) {
  for (const SeatRow& seat : kept.seats) {
    if (seat.account == account) return &seat;
  }
  return nullptr;
}

const std::string& side_of(const SeatRow& seat) { return seat.side.empty() ? seat.name : seat.side; }

}  // namespace

template <class Map, class Key, class Value>
void MemoryBooks::set(Map& map, const Key& key, Value value) {
  undo_.push_back([&map, key, before = found_in(map, key)] {
    if (before) {
      map.insert_or_assign(key, *before);
    } else {
      map.erase(key);
    }
  });
  map.insert_or_assign(key, std::move(value));
}

void MemoryBooks::undo() {
  for (auto step = undo_.rbegin(); step != undo_.rend(); ++step) (*step)();
  undo_.clear();
}

// ---------------------------------------------------------------- people

std::optional<Account> MemoryBooks::account(AccountId id) { return found_in(accounts_, id); }

std::optional<Account> MemoryBooks::account_named(std::string_view name) {
  for (const auto& [id, account] : accounts_) {
    if (name_key(account.name) == name_key(name)) return account;
  }
  return std::nullopt;
}

std::optional<Token> MemoryBooks::token_by_hash(std::string_view hash) {
  for (const auto& [id, token] : tokens_) {
    if (token.hash == hash) return token;
  }
  return std::nullopt;
}

std::vector<Token> MemoryBooks::tokens_of(AccountId account) {
  std::vector<Token> all;
  for (const auto& [id, token] : tokens_) {
    if (token.account == account) all.push_back(token);
  }
  return all;
}

Result<AccountId, StoreFault> MemoryBooks::add_account(const Account& account) {
  if (account_named(account.name)) return StoreFault::kConflict;
  Account added = account;
  added.id = accounts_.empty() ? 1 : accounts_.rbegin()->first + 1;
  set(accounts_, added.id, added);
  return added.id;
}

std::optional<StoreFault> MemoryBooks::change_account(const Account& account) {
  const auto same = account_named(account.name);
  if (!accounts_.contains(account.id) || (same && same->id != account.id)) return StoreFault::kConflict;
  set(accounts_, account.id, account);
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::forget_account(AccountId account) {
  const auto found = found_in(accounts_, account);
  if (!found) return StoreFault::kConflict;
  Account forgotten = *found;
  forgotten.name = "deleted-" + std::to_string(account);
  forgotten.password.clear();
  forgotten.deleted = true;
  set(accounts_, account, forgotten);
  undo_.push_back([this, tokens = tokens_, ratings = ratings_, steps = steps_, muted = muted_, reports = reports_,
                   matches = matches_] {
    tokens_ = tokens, ratings_ = ratings, steps_ = steps, muted_ = muted, reports_ = reports, matches_ = matches;
  });
  std::erase_if(tokens_, [&](const auto& each) { return each.second.account == account; });
  std::erase_if(ratings_, [&](const auto& each) { return each.first.first == account; });
  std::erase_if(steps_, [&](const auto& each) { return each.first.first == account; });
  std::erase_if(muted_, [&](const auto& each) { return each.first == account || each.second == account; });
  std::erase_if(reports_, [&](const Report& each) { return each.by == account; });
  for (auto& [id, kept] : matches_) {
    for (SeatRow& seat : kept.seats) {
      if (seat.account != account) continue;
      if (!kept.events.empty()) {
        auto lines = protocol::without_name(kept.events[0].body + '\n', seat.name);
        if (lines) kept.events[0].body = lines.value().substr(0, lines.value().size() - 1);
      }
      if (seat.side.empty() && kept.match.winner == seat.name) kept.match.winner = forgotten.name;
      seat.name = forgotten.name;
    }
  }
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::add_token(const Token& token) {
  if (token_by_hash(token.hash)) return StoreFault::kConflict;
  Token added = token;
  added.id = tokens_.empty() ? 1 : tokens_.rbegin()->first + 1;
  set(tokens_, added.id, added);
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::revoke_token(AccountId account, std::int64_t token) {
  const auto found = found_in(tokens_, token);
  if (!found || found->account != account) return StoreFault::kConflict;
  Token revoked = *found;
  revoked.revoked = true;
  set(tokens_, token, revoked);
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::revoke_tokens(AccountId account) {
  for (const Token& token : tokens_of(account)) revoke_token(account, token.id);
  return std::nullopt;
}

std::vector<AccountId> MemoryBooks::muted_by(AccountId account) {
  std::vector<AccountId> all;
  for (const auto& [who, other] : muted_) {
    if (who == account) all.push_back(other);
  }
  return all;
}

std::optional<StoreFault> MemoryBooks::set_muted(AccountId account, AccountId other, bool muted) {
  undo_.push_back([this, before = muted_] { muted_ = before; });
  if (muted) {
    muted_.emplace(account, other);
  } else {
    muted_.erase({account, other});
  }
  return std::nullopt;
}

std::vector<Report> MemoryBooks::reports(int most) {
  return at_most(std::vector<Report>(reports_.rbegin(), reports_.rend()), most);
}

std::vector<Report> MemoryBooks::reports_of(AccountId by) {
  std::vector<Report> all;
  std::copy_if(reports_.begin(), reports_.end(), std::back_inserter(all),
               [&](const Report& each) { return each.by == by; });
  return all;
}

std::optional<StoreFault> MemoryBooks::add_report(const Report& report) {
  undo_.push_back([this] { reports_.pop_back(); });
  reports_.push_back(report);
  reports_.back().id = static_cast<std::int64_t>(reports_.size());
  return std::nullopt;
}

// ---------------------------------------------------------------- matches

std::optional<MatchRow> MemoryBooks::match(std::string_view id) {
  const auto found = matches_.find(id);
  return found == matches_.end() ? std::nullopt : std::optional(found->second.match);
}

std::vector<SeatRow> MemoryBooks::seats(std::string_view match) {
  const auto found = matches_.find(match);
  return found == matches_.end() ? std::vector<SeatRow>() : found->second.seats;
}

std::vector<EventRow> MemoryBooks::events(std::string_view match, std::int64_t from_seq) {
  const auto found = matches_.find(match);
  std::vector<EventRow> all;
  if (found == matches_.end()) return all;
  for (const EventRow& event : found->second.events) {
    if (event.seq >= from_seq) all.push_back(event);
  }
  return all;
}

std::optional<EventRow> MemoryBooks::event_with(std::string_view match, AccountId by, std::string_view shot_id) {
  for (const EventRow& event : events(match, 0)) {
    if (!shot_id.empty() && event.by == by && event.shot_id == shot_id) return event;
  }
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::add_match(const MatchRow& match, const std::vector<SeatRow>& seats) {
  if (matches_.contains(match.id)) return StoreFault::kConflict;
  undo_.push_back([this, id = match.id] { matches_.erase(id); });
  matches_.emplace(match.id, Kept{match, seats, {}});
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::change_match(const MatchRow& match) {
  const auto found = matches_.find(match.id);
  if (found == matches_.end()) return StoreFault::kConflict;
  undo_.push_back([this, before = found->second.match] { matches_.find(before.id)->second.match = before; });
  found->second.match = match;
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::change_seat(std::string_view match, const SeatRow& seat) {
  const auto found = matches_.find(match);
  if (found == matches_.end()) return StoreFault::kConflict;
  auto& all = found->second.seats;
  const auto old = std::find_if(all.begin(), all.end(), [&](const SeatRow& each) { return each.seat == seat.seat; });
  if (old == all.end()) return StoreFault::kConflict;
  undo_.push_back([this, id = std::string(match), before = all] { matches_.find(id)->second.seats = before; });
  *old = seat;
  return std::nullopt;
}

std::optional<StoreFault> MemoryBooks::rate_seat(std::string_view match, const SeatRow& seat) {
  for (SeatRow kept : seats(match)) {
    if (kept.seat != seat.seat) continue;
    kept.rating_before = seat.rating_before;
    kept.rating_after = seat.rating_after;
    return change_seat(match, kept);
  }
  return StoreFault::kConflict;
}

std::optional<StoreFault> MemoryBooks::add_event(std::string_view match, const EventRow& event) {
  const auto found = matches_.find(match);
  if (found == matches_.end()) return StoreFault::kConflict;
  auto& all = found->second.events;
  const bool is_taken = std::any_of(all.begin(), all.end(), [&](const EventRow& each) {
    const bool is_same_shot = !event.shot_id.empty() && each.by == event.by && each.shot_id == event.shot_id;
    return each.seq == event.seq || is_same_shot;
  });
  if (is_taken) return StoreFault::kConflict;
  undo_.push_back([this, id = std::string(match)] { matches_.find(id)->second.events.pop_back(); });
  all.push_back(event);
  return std::nullopt;
}

std::vector<MatchSummary> MemoryBooks::newest(const std::function<bool(const Kept&)>& is_wanted, int most) const {
  std::vector<MatchSummary> all;
  for (const auto& [id, kept] : matches_) {
    if (is_wanted(kept)) all.push_back({kept.match, kept.seats});
  }
  std::sort(all.begin(), all.end(), [](const MatchSummary& one, const MatchSummary& other) {
    return std::tie(one.match.created_ms, one.match.id) > std::tie(other.match.created_ms, other.match.id);
  });
  return at_most(std::move(all), most);
}

std::vector<MatchSummary> MemoryBooks::listed_waiting(int most) {
  std::set<AccountId> hosts;
  auto all =
      newest([](const Kept& kept) { return kept.match.listed && kept.match.phase == MatchPhase::kWaiting; }, 1'000'000);
  std::erase_if(all, [&](const MatchSummary& each) { return !hosts.insert(each.match.host).second; });
  return at_most(std::move(all), most);
}

std::vector<MatchSummary> MemoryBooks::unfinished_of(AccountId account, int most) {
  return newest([&](const Kept& kept) { return is_unfinished(kept.match.phase) && seat_of(kept, account); }, most);
}

std::vector<MatchSummary> MemoryBooks::history_of(AccountId account, std::int64_t before_ms, int most) {
  return newest(
      [&](const Kept& kept) {
        return kept.match.phase == MatchPhase::kOver && seat_of(kept, account) &&
               (before_ms == 0 || kept.match.created_ms < before_ms);
      },
      most);
}

std::vector<MatchSummary> MemoryBooks::live(int most) {
  return newest([](const Kept& kept) { return kept.match.listed && kept.match.phase == MatchPhase::kPlaying; }, most);
}

// ---------------------------------------------------------------- ratings

std::optional<RatingRow> MemoryBooks::rating(AccountId account, std::string_view game) {
  return found_in(ratings_, std::pair(account, std::string(game)));
}

std::vector<RatingRow> MemoryBooks::ratings(AccountId account) {
  std::vector<RatingRow> all;
  for (const auto& [key, rating] : ratings_) {
    if (key.first == account) all.push_back(rating);
  }
  return all;
}

std::vector<RatingStep> MemoryBooks::rating_history(AccountId account, std::string_view game, int most) {
  const auto found = found_in(steps_, std::pair(account, std::string(game)));
  return at_most(found.value_or(std::vector<RatingStep>()), most);
}

std::vector<Ranked> MemoryBooks::leaders(std::string_view game, double most_deviation, int most) {
  std::vector<Ranked> all;
  for (const auto& [key, rating] : ratings_) {
    const auto who = account(key.first);
    const bool is_ranked = who && !who->deleted && who->kind != AccountKind::kGuest;
    if (key.second == game && rating.deviation <= most_deviation && is_ranked) {
      all.push_back({who->name, who->kind, rating});
    }
  }
  std::sort(all.begin(), all.end(), [](const Ranked& one, const Ranked& other) {
    return std::tie(one.rating.rating, one.name) > std::tie(other.rating.rating, other.name);
  });
  return at_most(std::move(all), most);
}

std::vector<HeadToHead> MemoryBooks::head_to_head(AccountId one, AccountId other) {
  std::map<std::string, HeadToHead> by_game;
  for (const auto& [id, kept] : matches_) {
    const SeatRow* first = seat_of(kept, one);
    const SeatRow* second = seat_of(kept, other);
    if (kept.match.winner.empty() || !first || !second || side_of(*first) == side_of(*second)) continue;
    HeadToHead& count = by_game[kept.match.game];
    count.game = kept.match.game;
    count.won += side_of(*first) == kept.match.winner;
    count.lost += side_of(*second) == kept.match.winner;
  }
  std::vector<HeadToHead> all;
  for (const auto& [game, count] : by_game) all.push_back(count);
  return all;
}

std::optional<StoreFault> MemoryBooks::put_rating(const RatingRow& rating, std::string_view match) {
  const std::pair key(rating.account, rating.game);
  set(ratings_, key, rating);
  auto steps = found_in(steps_, key).value_or(std::vector<RatingStep>());
  steps.push_back({std::string(match), rating.at_ms, rating.rating, rating.deviation});
  set(steps_, key, std::move(steps));
  return std::nullopt;
}

// ---------------------------------------------------------------- the store

void MemoryStore::write(Writing work, std::function<void(std::optional<StoreFault>)> done) {
  waiting_.push_back({std::move(work), std::move(done)});
  loop_.post([this, epoch = epoch_] {
    if (epoch == epoch_ && !is_held_) commit_all();
  });
}

void MemoryStore::read(Reading work, std::function<void(std::optional<StoreFault>)> done) {
  loop_.post([this, epoch = epoch_, work = std::move(work), done = std::move(done)] {
    if (epoch != epoch_) return;
    const bool fails = failing_reads_ > 0 && failing_reads_-- > 0;
    if (!fails) work(books_);
    loop_.post([this, epoch, done, fails] {
      if (epoch == epoch_) done(fails ? std::optional(StoreFault::kBroken) : std::nullopt);
    });
  });
}

void MemoryStore::commit() {
  const Waiting next = std::move(waiting_.front());
  waiting_.pop_front();
  auto fault = next.work(books_);
  if (failing_.second > 0) {
    --failing_.second;
    fault = failing_.first;
  }
  fault ? books_.undo() : books_.keep();
  if (!fault) ++writes_;
  is_well_ = !fault || fault == StoreFault::kConflict;
  committed_.push_back([fault, done = next.done] { done(fault); });
}

void MemoryStore::report() {
  const auto done = std::move(committed_.front());
  committed_.pop_front();
  done();
}

void MemoryStore::commit_all() {
  while (!waiting_.empty()) commit();
  while (!committed_.empty()) report();
}

void MemoryStore::crash() {
  ++epoch_;
  waiting_.clear();
  committed_.clear();
}

}  // namespace hammer::server
