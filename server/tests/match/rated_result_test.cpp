// What a rated match counts, and how far it may lift a rating.
#include "match/rated_result.h"

#include <algorithm>
#include <map>

#include "from_environment.h"
#include "pair.h"

namespace hammer::server {
namespace {

constexpr const char* kGame = "knock-off";
constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kBeginning = 1'790'000'000'000;

// Accounts, and results between them at any time.
class Results {
 public:
  AccountId add(double rating = 0, bool is_established = false, std::int64_t at_ms = kBeginning) {
    const auto id = store_.rows().add_account({.name = "P" + std::to_string(++names_), .kind = AccountKind::kPerson});
    if (rating > 0) {
      RatingRow row{.account = id.value(), .game = kGame, .rating = rating, .deviation = 60, .games = 30};
      row.at_ms = row.day_ms = at_ms;
      if (is_established) row.counted = 30, row.days = 3;
      EXPECT_FALSE(store_.rows().put_rating(row, "before"));
    }
    return id.value();
  }

  MatchRow play(AccountId winner, AccountId loser, std::int64_t at_ms, bool has_round = true, bool is_turned = false) {
    MatchRow row{.id = "m" + std::to_string(++matches_), .game = kGame, .phase = MatchPhase::kOver, .rated = true};
    row.ended_ms = at_ms;
    row.winner = "winner";
    std::vector<SeatRow> seats{{.seat = 0, .account = winner, .name = "winner"},
                               {.seat = 1, .account = loser, .name = "loser"}};
    if (is_turned) {
      std::swap(seats[0].account, seats[1].account);
      std::swap(seats[0].name, seats[1].name);
    }
    EXPECT_FALSE(store_.rows().add_match(row, seats));
    EXPECT_FALSE(rate_result(store_.rows(), row, has_round, seats));
    seats_ = seats;
    return row;
  }

  // What limited the last match for that account; and what would limit one now.
  std::string limit(AccountId account) { return std::ranges::find(seats_, account, &SeatRow::account)->rating_limit; }
  std::string_view limit_before(AccountId account, AccountId opponent, std::int64_t now_ms) {
    return limit_now(store_.rows(), rating_row(store_.rows(), account, kGame, now_ms),
                     rating_row(store_.rows(), opponent, kGame, now_ms), now_ms);
  }

  RatingRow row(AccountId account) { return store_.rows().rating(account, kGame).value_or(RatingRow{}); }
  double rating(AccountId account) { return row(account).rating; }
  bool is_established(AccountId account, std::int64_t now_ms) { return !is_provisional(row(account), now_ms); }

 private:
  FakeLoop loop_;
  FaultyStore store_{loop_};
  std::vector<SeatRow> seats_;
  int names_ = 0, matches_ = 0;
};

// ---------------------------------------------------------------- what counts

TEST(RatedResult, TheSameTwoCountLessAndLessWithinADay) {
  Results results;
  const AccountId ann = results.add(), bob = results.add(), cyd = results.add();
  std::vector<double> weights;
  for (int i = 0; i < 6; ++i) {
    const double before = results.rating(bob);
    const MatchRow row =
        i % 2 == 0 ? results.play(ann, bob, kBeginning + i * kHour) : results.play(bob, ann, kBeginning + i * kHour);
    weights.push_back(row.rating_weight);
    EXPECT_EQ(row.rating_why == "met_often", row.rating_weight == 0);
    EXPECT_EQ(results.rating(bob) == before, row.rating_weight == 0);
  }
  EXPECT_EQ(weights, (std::vector<double>{1, 0.5, 0.25, 0, 0, 0}));
  EXPECT_EQ(results.play(ann, cyd, kBeginning + 6 * kHour).rating_weight, 1) << "somebody else";
  EXPECT_EQ(results.play(ann, bob, kBeginning + 24 * kHour).rating_weight, 0.25) << "the first is a day old";
  EXPECT_EQ(results.play(ann, bob, kBeginning + 25 * kHour).rating_weight, 0.25) << "and now the second";
  EXPECT_EQ(results.play(ann, bob, kBeginning + 60 * kHour).rating_weight, 1);
}

TEST(RatedResult, WithoutACompletedRoundNothingMovesAndTheTwoHaveNotMet) {
  Results results;
  const AccountId ann = results.add(), bob = results.add(1700, true);
  for (int i = 0; i < 20; ++i) {
    const MatchRow row = results.play(ann, bob, kBeginning + i, false);
    EXPECT_EQ(row.rating_weight, 0);
    EXPECT_EQ(row.rating_why, "no_round");
  }
  EXPECT_EQ(results.row(ann).games, 0);
  EXPECT_EQ(results.rating(bob), 1700);
  EXPECT_EQ(results.row(bob).games, 30);
  EXPECT_EQ(results.play(ann, bob, kBeginning + 30).rating_weight, 1);
}

TEST(RatedResult, OfLessWeightMovesLess) {
  double last = 0;
  for (const double weight : {0.25, 0.5, 1.0}) {
    const Rating before{1500, 80, 0.06};
    const RatedPair after = rate_match(before, {1550, 60, 0.06}, 1, weight);
    EXPECT_GT(after.one.rating - 1500, last);
    EXPECT_LT(after.other.rating, 1550);
    last = after.one.rating - 1500;
  }
  const RatedPair unmoved = rate_match({1500, 80, 0.06}, {1550, 60, 0.06}, 1, 0);
  EXPECT_EQ(unmoved.one.rating, 1500);
  EXPECT_EQ(unmoved.other.deviation, 60);
}

// Provisional, established, high, low; days that pass; results in any order.
template <class Check>
void play_at_random(const std::vector<AccountId>& people, Random& random, int matches, double hours, Check check) {
  std::int64_t now = kBeginning;
  for (int i = 0; i < matches; ++i) {
    now += static_cast<std::int64_t>(random.between(0, hours) * static_cast<double>(kHour));
    const AccountId winner = people[random.below(static_cast<std::uint32_t>(people.size()))];
    const AccountId loser = people[random.below(static_cast<std::uint32_t>(people.size()))];
    if (winner != loser) check(winner, loser, now);
  }
}

std::vector<AccountId> add_all_kinds(Results& results) {
  std::vector<AccountId> people;
  for (const double rating : {0.0, 1200.0, 1500.0, 1549.0, 1551.0, 1700.0, 2100.0}) {
    for (const bool is_established : {false, true}) people.push_back(results.add(rating, is_established));
  }
  return people;
}

TEST(RatedResult, ItDoesNotMatterWhoseSeatIsFirst) {
  Results results, turned;
  const std::vector<AccountId> people = add_all_kinds(results);
  ASSERT_EQ(add_all_kinds(turned), people);
  Random random(test::seed_for(71));
  play_at_random(people, random, 1000, 2, [&](AccountId winner, AccountId loser, std::int64_t now) {
    const MatchRow one = results.play(winner, loser, now), other = turned.play(winner, loser, now, true, true);
    ASSERT_EQ(one.rating_weight, other.rating_weight);
    ASSERT_EQ(one.rating_why, other.rating_why);
    ASSERT_EQ(results.limit(winner), turned.limit(winner));
    ASSERT_EQ(results.limit(loser), turned.limit(loser));
    ASSERT_EQ(results.rating(winner), turned.rating(winner));
    ASSERT_EQ(results.row(loser).deviation, turned.row(loser).deviation);
  });
}

// ---------------------------------------------------------------- how far it lifts

TEST(RatedResult, NobodyRisesAboveTheCeilingWhileOneOfTheTwoIsProvisional) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Results results;
    const std::vector<AccountId> people = add_all_kinds(results);
    Random random(test::seed_for(71 + seed));
    play_at_random(people, random, 1500, 2, [&](AccountId winner, AccountId loser, std::int64_t now) {
      const double before = results.rating(winner), loser_before = results.rating(loser);
      const bool is_sure = results.is_established(winner, now) && results.is_established(loser, now);
      results.play(winner, loser, now);
      if (!is_sure) {
        ASSERT_LE(results.rating(winner), std::max(before, kProvisionalCeiling));
      }
      ASSERT_GE(results.rating(winner), before);
      ASSERT_GE(results.rating(loser), loser_before - kMaxFall);
    });
  }
}

TEST(RatedResult, AnEstablishedRatingRisesAtMostFiftyPointsADay) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Results results;
    std::vector<AccountId> people;
    for (int i = 0; i < 12; ++i) people.push_back(results.add(1600, true, kBeginning - 30 * kHour));
    std::map<AccountId, std::vector<std::pair<std::int64_t, double>>> steps;
    for (const AccountId each : people) steps[each].emplace_back(kBeginning - 30 * kHour, results.rating(each));
    Random random(test::seed_for(81 + seed));
    bool was_capped = false;
    play_at_random(people, random, 600, 0.5, [&](AccountId one, AccountId other, std::int64_t now) {
      const AccountId winner = std::max(one, other), loser = std::min(one, other);  // some always win
      const double before = results.rating(winner);
      const auto& known = steps[winner];
      const auto last = std::ranges::find_if(known.rbegin(), known.rend(),
                                             [&](const auto& step) { return step.first <= now - kMsOfDay; });
      const std::string_view limit_before = results.limit_before(winner, loser, now);
      results.play(winner, loser, now);
      was_capped |= results.limit(winner) == "daily";
      if (!limit_before.empty()) {
        ASSERT_EQ(results.rating(winner), before) << limit_before;
      }
      ASSERT_LE(results.rating(winner), std::max({before, kProvisionalCeiling, last->second + kMaxDailyRise}) + 1e-9);
      for (const AccountId each : {winner, loser}) steps[each].emplace_back(now, results.rating(each));
    });
    EXPECT_TRUE(was_capped);
  }
}

TEST(RatedResult, AnEstablishedPlayerAboveTheCeilingHasNothingToLoseToAProvisionalOne) {
  Results results;
  const AccountId master = results.add(1800, true), expert = results.add(1800, true), newcomer = results.add();
  EXPECT_EQ(results.limit_before(master, newcomer, kBeginning + kHour), "nothing");
  EXPECT_EQ(results.limit_before(newcomer, master, kBeginning + kHour), "");
  results.play(newcomer, master, kBeginning + kHour);
  EXPECT_EQ(results.limit(master), "nothing");
  EXPECT_EQ(results.limit(newcomer), "ceiling");
  EXPECT_EQ(results.limit_before(newcomer, expert, kBeginning + kHour), "ceiling") << "it is there";
  EXPECT_EQ(results.rating(master), 1800);
  EXPECT_EQ(results.row(master).counted, 30);
  EXPECT_EQ(results.rating(newcomer), kProvisionalCeiling);
  results.play(expert, master, kBeginning + 2 * kHour);
  EXPECT_LT(results.rating(master), 1800) << "but to an established one";
}

// A rating from before these rules may have been forged.
TEST(RatedResult, AProvisionalRatingAboveTheCeilingOnlyFallsUntilItIsEstablished) {
  Results results;
  const AccountId forged = results.add(2100), other = results.add(1600), weak = results.add();
  const AccountId sure = results.add(1500, true);
  results.play(forged, weak, kBeginning + kHour);
  EXPECT_EQ(results.rating(forged), 2100);
  EXPECT_EQ(results.row(forged).counted, 0) << "a throwaway account proves nothing";
  results.play(forged, sure, kBeginning + 2 * kHour);
  EXPECT_EQ(results.rating(forged), 2100);
  EXPECT_EQ(results.row(forged).counted, 1);
  results.play(other, forged, kBeginning + 3 * kHour);
  EXPECT_LT(results.rating(forged), 2100);
  EXPECT_EQ(results.row(forged).counted, 1) << "nor does losing to one";
  EXPECT_EQ(results.rating(other), 1600);
}

// Whoever plays for nothing still meets the other, whom the match moves: so there is no match that moves nobody and yet
// uses up a meeting.
TEST(RatedResult, AMatchThatCountsMovesAtLeastOneOfTheTwo) {
  Results results;
  const std::vector<AccountId> people = add_all_kinds(results);
  Random random(test::seed_for(76));
  play_at_random(people, random, 1500, 2, [&](AccountId winner, AccountId loser, std::int64_t now) {
    const RatingRow one = results.row(winner), other = results.row(loser);
    if (results.play(winner, loser, now).rating_weight == 0) return;
    const auto has_moved = [&](const RatingRow& before) {
      const RatingRow after = results.row(before.account);
      return after.rating != before.rating || after.counted != before.counted;
    };
    ASSERT_TRUE(one.account == 0 || other.account == 0 || has_moved(one) || has_moved(other));
  });
}

// ---------------------------------------------------------------- provisional and established

TEST(Established, TakesTwentyMatchesOnThreeDays) {
  Results results;
  const AccountId ann = results.add();
  std::vector<AccountId> others;
  for (int i = 0; i < 40; ++i) others.push_back(results.add(1500, true));
  std::int64_t now = kBeginning;
  for (int i = 0; i < 40; ++i, now += kHour / 4) {  // in ten hours
    i % 2 == 0 ? results.play(ann, others[static_cast<std::size_t>(i)], now)
               : results.play(others[static_cast<std::size_t>(i)], ann, now);
  }
  EXPECT_LT(results.row(ann).deviation, kEstablished.max_deviation);
  EXPECT_EQ(results.row(ann).days, 1);
  EXPECT_FALSE(results.is_established(ann, now));
  results.play(ann, others[0], kBeginning + 20 * kHour);
  EXPECT_FALSE(results.is_established(ann, kBeginning + 20 * kHour));
  results.play(ann, others[1], kBeginning + 39 * kHour);
  EXPECT_FALSE(results.is_established(ann, kBeginning + 39 * kHour)) << "still the second";
  results.play(ann, others[2], kBeginning + 40 * kHour);
  EXPECT_TRUE(results.is_established(ann, kBeginning + 40 * kHour));
  EXPECT_FALSE(results.is_established(ann, kBeginning + 400 * kMsOfDay)) << "who stays away becomes unsure";

  const AccountId few = results.add();
  for (int day = 0; day < 5; ++day) results.play(few, others[3], kBeginning + day * kMsOfDay);
  EXPECT_FALSE(results.is_established(few, kBeginning + 5 * kMsOfDay));
}

// Twenty accounts that lift one of them, each pair three times a day, from the bottom up.
void collude(Results& results, const std::vector<AccountId>& accounts, std::int64_t day) {
  std::int64_t now = kBeginning + day * kMsOfDay;
  for (std::size_t winner = accounts.size() - 1; winner-- > 0;) {
    for (std::size_t loser = winner + 1; loser < accounts.size(); ++loser) {
      for (int again = 0; again < 3; ++again) results.play(accounts[winner], accounts[loser], now += 1000);
    }
  }
}

TEST(Established, AClusterOfAccountsCannotLiftItselfWithinTwoDaysAndThenOnlySlowly) {
  Results results;
  std::vector<AccountId> accounts;
  for (int i = 0; i < 20; ++i) accounts.push_back(results.add());
  for (int day = 0; day < 12; ++day) {
    collude(results, accounts, day);
    double best = 0;
    for (const AccountId each : accounts) best = std::max(best, results.rating(each));
    RecordProperty("best_after_day_" + std::to_string(day + 1), std::to_string(best));
    EXPECT_LE(best, kProvisionalCeiling + kMaxDailyRise * std::max(0, day - 1)) << day;
  }
}

}  // namespace
}  // namespace hammer::server
