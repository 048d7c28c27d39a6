// The parts of a room by themselves: no room, store or loop.
#include <gtest/gtest.h>

#include <set>

#include "match/clock.h"
#include "match/machines.h"
#include "match/match_log.h"
#include "match/offers.h"
#include "match/presence.h"
#include "match/view.h"

namespace hammer::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr AccountId kAnn = 1, kBob = 2, kEve = 3;
const Loop::TimePoint kStart{};

// Ann against Bob, begun, with a shot clock of 30 s.
MatchLog begun_log() {
  const MatchPlan plan{
      .game = "knock-off",
      .setup = R"({"game":"knock-off","options":{"shot_clock":30},"seats":[]})",
      .seats = {{.seat = 0, .account = kAnn, .name = "Ann"}, {.seat = 1, .account = kBob, .name = "Bob"}}};
  MatchRow row{.id = "abcdefghjkmn", .game = "knock-off", .plan = plan.setup, .host = kAnn};
  auto begun = begin_match(row, plan.seats, 0);
  EXPECT_TRUE(begun) << begun.refusal().complaint.code;
  MatchLog log;
  log.seats = {{plan.seats[0]}, {plan.seats[1]}};
  MatchChange change;
  change.row = begun.value().row;
  change.events.push_back(begun.value().setup);
  change.begun = begun.value().match;
  log.apply(change);
  return log;
}

// Plays the toss and the choices.
void open(MatchLog& log) {
  MatchChange change;
  const auto play = [&](const Command& command) {
    auto line = log.hosted->play(command);
    ASSERT_TRUE(line) << line.refusal().complaint.code;
    log.add_event(change, std::move(line.value()), 0);
  };
  while (log.match().state().phase != Phase::kShooting) play(machine_opening(log));
  log.apply(change);
}

Presence with_streams(const MatchLog& log, std::set<AccountId> accounts, Loop::TimePoint now) {
  Presence presence;
  presence.reset(log.seats.size(), kStart);
  presence.update(log, [&](AccountId account) { return accounts.contains(account); }, now);
  return presence;
}

TEST(MatchLog, FindsAShotByWhoSentItAndItsId) {
  MatchLog log = begun_log();
  MatchChange change;
  EventRow& event = log.add_event(change, "a line", 5);
  event.by = kAnn;
  event.shot_id = "s1";
  EXPECT_EQ(event.seq, 1);
  log.apply(change);
  ASSERT_NE(log.find_shot(kAnn, "s1"), nullptr);
  EXPECT_EQ(log.find_shot(kAnn, "s1")->body, "a line");
  EXPECT_EQ(log.find_shot(kBob, "s1"), nullptr);
  EXPECT_EQ(log.find_shot(kAnn, "s2"), nullptr);
}

TEST(MatchLog, AllowsPlayByItsPhase) {
  MatchLog log = begun_log();
  EXPECT_FALSE(log.check_phase(true));
  log.row.phase = MatchPhase::kPaused;
  EXPECT_EQ(log.check_phase(true)->complaint.code, "match_paused");
  EXPECT_FALSE(log.check_phase(false));
  log.row.phase = MatchPhase::kCancelled;
  EXPECT_EQ(log.check_not_cancelled()->complaint.code, "cancelled_by_host");
  EXPECT_EQ(log.turn().kind, Turn::Kind::kNone);
  EXPECT_EQ(log.next_turn().kind, Turn::Kind::kToss);
}

TEST(Presence, CountsAnAbsenceFromWhenAnOpponentWaits) {
  const MatchLog log = begun_log();
  Presence presence = with_streams(log, {}, kStart);
  EXPECT_FALSE(presence.claim_in(log, 1, kStart + seconds(100)));
  presence.update(log, [](AccountId account) { return account == kAnn; }, kStart + seconds(100));
  EXPECT_EQ(presence.claim_in(log, 1, kStart + seconds(130)), milliseconds(30'000));
  EXPECT_TRUE(presence.gone_sides(log, 0, kStart + seconds(130)).empty());
  EXPECT_EQ(presence.gone_sides(log, 0, kStart + seconds(160)), std::vector<int>{1});
  EXPECT_EQ(presence.check_claim(log, kBob)->complaint.code, "side_away");
  EXPECT_EQ(presence.check_claim(log, kEve)->complaint.code, "no_seat");
}

TEST(ShotClock, StandsForAnExcusedAbsenceAndThenRunsOut) {
  MatchLog log = begun_log();
  open(log);
  const int mover = log.turn().seat;
  Presence presence = with_streams(log, {mover == 0 ? kBob : kAnn}, kStart);
  ShotClock clock;
  clock.set(log);
  EXPECT_EQ(clock.update(log, presence, kStart), milliseconds(60'000));
  EXPECT_TRUE(clock.is_excusing());
  EXPECT_FALSE(clock.is_running());
  const Loop::TimePoint later = kStart + seconds(60);
  EXPECT_EQ(clock.update(log, presence, later), milliseconds(30'000));
  EXPECT_TRUE(clock.is_running());
  EXPECT_EQ(clock.update(log, presence, later + seconds(30)), milliseconds(0));
  EXPECT_TRUE(clock.start_timeout(log.events.size()));
  EXPECT_FALSE(clock.start_timeout(log.events.size()));
  EXPECT_TRUE(clock.is_still_over(log, log.events.size(), later + seconds(30)));
}

TEST(Offers, TwoWhoAskForTheSameAgree) {
  const MatchLog log = begun_log();
  Offers offers;
  EXPECT_EQ(offers.make(OfferKind::kPause, log, kAnn), Offers::Made::kAsked);
  EXPECT_EQ(offers.check_answer(OfferKind::kPause, true, log, kAnn)->complaint.code, "others_accept");
  EXPECT_FALSE(offers.check_answer(OfferKind::kPause, true, log, kBob));
  EXPECT_EQ(offers.make(OfferKind::kPause, log, kBob), Offers::Made::kAgreed);
  EXPECT_EQ(offers.check_offer(OfferKind::kTakeback, log, kAnn)->complaint.code, "no_throw_to_take_back");
  EXPECT_EQ(offers.check_offer(OfferKind::kRematch, log, kAnn)->complaint.code, "rematch_too_early");
}

TEST(View, SaysWhoseSeatIsWhose) {
  const MatchLog log = begun_log();
  const Presence presence = with_streams(log, {kAnn}, kStart);
  const std::string view = view_prefix({log, presence, ShotClock(), Offers(), 0, kStart});
  EXPECT_TRUE(complete_view(view, log, kBob).ends_with(R"("you":{"seats":[1]}})"));
  EXPECT_TRUE(complete_view(view, log, kEve).ends_with(R"("you":{"seats":[]}})"));
  EXPECT_NE(view.find(R"("away":[{"seat":1,"claim_in":60}])"), std::string::npos) << view;
}

}  // namespace
}  // namespace hammer::server
