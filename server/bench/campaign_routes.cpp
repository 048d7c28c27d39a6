// One match of a campaign, by each of the ways.
#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "campaign.h"
#include "client/match_seen.h"
#include "json/writer.h"
#include "table.h"

namespace hammer::bench {
namespace {

using server::HttpAnswer;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kClaimAfter{61};  // the server's minute, and a little
constexpr int kMaxThrows = 400;     // no match of the game is that long

std::string in_match(const std::string& id, std::string_view what = "") {
  return "/api/matches/" + id + (what.empty() ? "" : "/") + std::string(what);
}

}  // namespace

// ---------------------------------------------------------------- playing

Campaign::Game::Game(Campaign& campaign, std::string id, const std::vector<Member*>& present)
    : campaign_(campaign), id_(std::move(id)) {
  for (Member* const each : present) {
    std::array<char, 64> body{};
    std::snprintf(body.data(), body.size(), R"({"number":"%016llx%016llx"})",
                  static_cast<unsigned long long>(campaign_.random_.bits()),
                  static_cast<unsigned long long>(campaign_.random_.bits()));
    campaign_.expect(campaign_.call(each->player, "POST", in_match(id_, "number"), body.data()), 200, "a number");
  }
  const HttpAnswer record = campaign_.call(campaign_.reader(), "GET", in_match(id_, "record"), "");
  campaign_.expect(record, 200, "the record");
  umpire_.follow(std::string_view(record.body).substr(0, record.body.find_last_not_of('\n') + 1));
}

Campaign::Member& Campaign::Game::mover() {
  const Match& match = *umpire_.match();
  const auto next = match.to_shoot();
  const int side = next ? next->side : std::max(match.state().chooser, 0);
  return campaign_.named(match.setup().seat(side, 0).name);
}

void Campaign::Game::move() {
  const Match& match = *umpire_.match();
  const auto next = match.to_shoot();
  send(mover(), next ? random_throw(*next, campaign_.random_, match.setup().table->width) : opening(match));
}

void Campaign::Game::play_round() {
  for (int throws = 0; throws < kMaxThrows && !has_round() && campaign_.faults_.empty(); ++throws) move();
}

void Campaign::Game::throw_away(const Member& loser) {
  play_round();
  for (int throws = 0; throws < kMaxThrows && !is_over() && campaign_.faults_.empty(); ++throws) {
    Member& next = mover();
    &next == &loser&& is_opened() ? send(next, R"({"cmd":"shoot","speed":0.2})") : move();
  }
}

void Campaign::Game::send(Member& who, const std::string& command) {
  const HttpAnswer answered = say(who.player, command);
  if (!campaign_.expect(answered, 200, command)) return;
  if (const auto seen = server::read_seen_line(answered.body)) umpire_.follow(seen->line);
}

void Campaign::Game::concede(Member& who) { campaign_.expect(say(who.player, R"({"cmd":"concede"})"), 200, "concede"); }

HttpAnswer Campaign::Game::say(Player& who, const std::string& command) {
  return campaign_.call(who, "POST", in_match(id_, "commands"), with_id(command, sent_++));
}

// ---------------------------------------------------------------- one match

std::unique_ptr<Campaign::Game> Campaign::open_challenge(Member& one, Member& other, bool is_private,
                                                         bool does_other_come) {
  // An account may ask for so many matches in a minute: the lower ones take their turns more evenly.
  Member& host = one.rank > other.rank ? one : other;
  Member& guest = &host == &one ? other : one;
  std::string body;
  JsonWriter json(body);
  json.begin_object().field("game", game_key());
  if (is_private) {
    json.name("seats").begin_array();
    for (const char* who : {"me", "open"}) json.begin_object().field("who", who).end_object();
    json.end_array();
  } else {
    json.field("rated", true).field("listed", true);
  }
  json.end_object();
  const HttpAnswer made = call(host.player, "POST", "/api/matches", body);
  const std::string id = server::text_in(made.body, {"id"});
  if (!expect(made, 201, "a match") || id.empty()) return nullptr;
  if (!expect(call(guest.player, "POST", in_match(id, "seats"), "{}"), 200, "a seat")) return nullptr;
  return std::make_unique<Game>(*this, id, does_other_come ? std::vector{&one, &other} : std::vector{&one});
}

// Whose rating has changed since it was last seen, was changed by this match.
void Campaign::settle(Route route, const Game& game, Member& one, Member& other) {
  RouteTally& tally = routes_[static_cast<std::size_t>(route)];
  ++tally.matches;
  ++matches_;
  bool has_moved = false;
  for (Member* const each : {&one, &other}) {
    const double now = rating_of(*each);
    has_moved |= now != each->rating;
    each->rating = now;
    peak_ = std::max(peak_, now);
  }
  const HttpAnswer shown = call(reader(), "GET", in_match(game.id()), "");
  for (const JsonValue& seat : list_in(shown.body, "seats")) {
    has_moved |= number_in(seat, "rating_before") != number_in(seat, "rating_after");
  }
  tally.moved += has_moved;
}

void Campaign::play_private(Member& winner, Member& loser) {
  const std::string rated = R"({"game":")" + game_key() + R"(","rated":true,"listed":false})";
  const HttpAnswer refused = call(winner.player, "POST", "/api/matches", rated);
  if (expect(refused, 400, "a rated match that is not listed") &&
      server::text_in(refused.body, {"code"}) != "rated_unlisted") {
    faults_.push_back("not refused as unlisted: " + refused.body);
  }
  const auto game = open_challenge(winner, loser, true);
  if (!game) return;
  game->play_round();
  const std::string takeback = R"({"kind":"takeback"})", agreed = R"({"kind":"takeback","accept":true})";
  Member& last = &game->mover() == &winner ? loser : winner;
  Member& other = &last == &winner ? loser : winner;
  expect(call(last.player, "POST", in_match(game->id(), "offers"), takeback), 200, "a takeback among friends");
  expect(call(other.player, "POST", in_match(game->id(), "offers/answer"), agreed), 200, "a takeback among friends");
  game->concede(loser);
  settle(Route::kPrivate, *game, winner, loser);
}

void Campaign::play_rematch(Member& winner, Member& loser) {
  const auto first = open_challenge(winner, loser);
  if (!first) return;
  const bool is_early = may_leave(loser);
  if (!is_early) first->play_round();
  first->concede(loser);
  settle(is_early ? Route::kNoThrow : Route::kChallenge, *first, winner, loser);
  for (Member* const each : {&winner, &loser}) {
    expect(call(each->player, "POST", in_match(first->id(), "offers"), R"({"kind":"rematch"})"), 200, "a rematch");
  }
  const HttpAnswer shown = call(winner.player, "GET", in_match(first->id()), "");
  Game second(*this, server::text_in(shown.body, {"rematch"}), {&winner, &loser});
  second.play_round();
  second.concede(loser);
  settle(Route::kRematch, second, winner, loser);
}

bool Campaign::may_leave(Member& loser) {
  constexpr int kMaxLeft = 2;
  if (loser.left >= kMaxLeft) return false;
  ++loser.left;
  return true;
}

void Campaign::play_direct(Route route, Member& winner, Member& loser) {
  const bool is_early = route == Route::kNoThrow || route == Route::kPartOfARound;
  if (is_early && !may_leave(loser)) route = Route::kChallenge;
  if (route == Route::kPrivate) return play_private(winner, loser);
  if (route == Route::kRematch) return play_rematch(winner, loser);
  const auto game = open_challenge(winner, loser);
  if (!game) return;
  if (route == Route::kThrownAway) {
    game->throw_away(loser);
    return settle(route, *game, winner, loser);
  }
  if (route == Route::kPartOfARound) {
    for (int moves = static_cast<int>(random_.below(8)); moves >= 0 && !game->has_round(); --moves) game->move();
  } else if (route != Route::kNoThrow) {
    game->play_round();
  }
  if (route == Route::kTakeback) {
    const HttpAnswer refused = call(winner.player, "POST", in_match(game->id(), "offers"), R"({"kind":"takeback"})");
    expect(refused, 409, "a takeback in a rated match");
  }
  game->concede(loser);
  settle(route, *game, winner, loser);
}

// Everybody seeks at once: the server pairs them.
void Campaign::play_paired(Route route) {
  const std::string game = R"({"game":")" + game_key() + R"("})";
  for (const auto& each : members_) expect(call(each->player, "POST", "/api/pairing", game), 202, "to be paired");
  const auto are_paired = [&] {
    return std::ranges::none_of(members_, [](const auto& each) { return each->paired.empty(); });
  };
  run_until(are_paired, milliseconds(2500));
  for (const auto& each : members_) call(each->player, "DELETE", "/api/pairing", "");
  run_until([] { return false; }, milliseconds(100));  // who was paired just then
  std::map<std::string, std::vector<Member*>> matches;
  for (const auto& each : members_) {
    if (!each->paired.empty()) matches[std::exchange(each->paired, "")].push_back(each.get());
  }
  for (const auto& [id, both] : matches) {
    if (both.size() != 2) continue;
    const auto [winner, loser] = decided(*both[0], *both[1]);
    Game played(*this, id, both);
    const bool is_early = route == Route::kPairedNoThrow && may_leave(*loser);
    if (!is_early) played.play_round();
    played.concede(*loser);
    settle(is_early ? route : Route::kPaired, played, *winner, *loser);
  }
}

// A new account each time, which deletes itself in the middle of the match, or wins.
void Campaign::play_deleted(Member& one) {
  throwaways_.push_back(enter("throwaway", true));
  Member& throwaway = *throwaways_.back();
  throwaway.rank = kAccounts;
  const auto [winner, loser] = decided(one, throwaway);
  if (const auto game = open_challenge(one, throwaway)) {
    game->play_round();
    if (loser == &one) game->concede(one);
    expect(call(throwaway.player, "DELETE", "/api/me", "{}"), 204, "to be deleted");
    settle(Route::kDeleted, *game, one, one);
  }
  throwaways_.clear();
}

// ---------------------------------------------------------------- left and claimed

void Campaign::leave(Route route, Member& one, Member& other) {
  const auto [winner, loser] = decided(one, other);
  auto game = open_challenge(*winner, *loser, false, route != Route::kNobodyCame);
  if (!game) return;
  bool is_live = false;
  winner->player.watch(game->id(), [](std::string_view) {}, [&] { is_live = true; });
  run_until([&] { return is_live; }, seconds(60));
  winner->player.watch(game->id(), [](std::string_view) {}, [] {});
  if (route == Route::kClaimedEarly) ++loser->left;
  if (route == Route::kClaimed) game->play_round();
  if (route == Route::kClaimedEarly) game->send(*loser, R"({"cmd":"toss","call":"heads"})");
  left_.push_back({std::move(game), route, winner, loser, std::chrono::steady_clock::now()});
}

// The last one leaves until it may not begin another, by a challenge or by pairing.
void Campaign::leave_too_often() {
  Member& loser = *members_.back();
  for (; loser.left < 3 && faults_.empty(); ++loser.left) {
    const auto game = open_challenge(*members_.front(), loser);
    if (!game) return;
    game->concede(loser);
    settle(Route::kNoThrow, *game, *members_.front(), loser);
  }
  const std::string asked = R"({"game":")" + game_key() + '"';
  const auto is_refused = [&](const std::string& target, const std::string& more) {
    const HttpAnswer refused = call(loser.player, "POST", target, asked + more);
    if (server::text_in(refused.body, {"code"}) != "left_early") faults_.push_back("may go on: " + refused.body);
  };
  is_refused("/api/matches", R"(,"rated":true,"listed":true})");
  is_refused("/api/pairing", "}");
}

void Campaign::claim_due() {
  while (!left_.empty() && std::chrono::steady_clock::now() - left_.front().since >= kClaimAfter) {
    const Left left = std::move(left_.front());
    left_.pop_front();
    expect(call(left.winner->player, "POST", in_match(left.game->id(), "claim"), ""), 200, "a claim");
    left.winner->player.stop_watching();
    settle(left.route, *left.game, *left.winner, *left.loser);
  }
}

}  // namespace hammer::bench
