// Laws of the score sheet, for every game, preset and table: a round that was reported can be put right later. No game
// is named here.
#include <algorithm>
#include <optional>
#include <ranges>
#include <vector>

#include "contract.h"
#include "hammer/index.h"

namespace hammer::test {
namespace {

class Corrections : public OfEveryGame {};

INSTANTIATE_TEST_SUITE_P(Every, Corrections, testing::ValuesIn(bench::arrangements()), name_of_arrangement);

using Events = std::vector<Event>;

// Nothing: one of them is refused.
std::optional<Match> match_of(const Setup& setup, const Events& events) {
  Match match(setup);
  for (const Event& event : events)
    if (!match.append(event)) return std::nullopt;
  return match;
}

// A match as it would be entered by people who never err: nothing undone, nothing corrected, nothing simulated.
Events entered_right(const Match& match) {
  Events events;
  for (const ScoredRound& round : match.sheet())
    if (round.by) events.push_back(*round.by);
  return events;
}

// The setup's first event, then reports only: as many as fit.
Events opened_with(const Setup& setup, const Events& reports) {
  Open open;
  for (int side = 0; side < setup.side_count(); ++side) open.order[idx(side)] = static_cast<std::int8_t>(side);
  Match match(setup);
  Events events;
  const auto add = [&](const Event& event) {
    if (match.append(event)) events.push_back(event);
  };
  add(open);
  for (const Event& report : reports) {
    if (match.state().phase == Phase::kToss || match.state().phase == Phase::kChoice) add(open);
    add(report);
  }
  return events;
}

// The place of the report with that number, counted from 1.
std::size_t place_of(int report, const Events& events) {
  std::size_t place = 0;
  while (!std::holds_alternative<Report>(events[place]) || --report > 0) ++place;
  return place;
}

Events made_in(Events events, const Correct& correction) {
  const std::size_t place = place_of(correction.report, events);
  for (int i = 0; i < correction.removes; ++i)
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(place_of(correction.report, events)));
  events.insert(events.begin() + static_cast<std::ptrdiff_t>(place), correction.puts.begin(), correction.puts.end());
  events.resize(events.size() - idx(correction.leave_out));
  return events;
}

Report nothing_for(int side) {
  Report::Points points;
  points.given[idx(side)] = true;
  return {.what = points};
}

// An error of the people who keep score, and how it is put right.
struct Slip {
  Events entered;
  Correct mended;
};

// A round or turn that was entered wrong, or a round or frame that was left out, or entered twice. Nothing where that
// cannot be entered.
std::optional<Slip> random_slip(const Setup& setup, const Events& right, Random& random) {
  const Match match = *match_of(setup, right);  // which the reports are of
  const auto rounds = match.sheet();
  const ScoredRound& wrong = rounds[random.below(static_cast<std::uint32_t>(rounds.size()))];
  std::vector<Report> frame;
  int first = 0;
  for (const ScoredRound& round : rounds) {
    if (round.game != wrong.game || round.round != wrong.round) continue;
    if (frame.empty()) first = round.report;
    frame.push_back(*round.by);
  }
  const int turns = setup.game->shares_board ? 1 : setup.side_count(), count = static_cast<int>(frame.size());
  if (count != turns) return std::nullopt;
  Correct made, mended;
  switch (random.below(3)) {
    case 0:
      made = {.report = wrong.report, .removes = 1, .puts = {nothing_for(wrong.first)}};
      mended = {.report = wrong.report, .removes = 1, .puts = {*wrong.by}};
      break;
    case 1:
      made = {.report = first, .removes = count};
      mended = {.report = first, .puts = frame};
      if (rounds.back().report < first + count) return std::nullopt;
      break;
    default:
      made = {.report = first, .puts = frame};
      mended = {.report = first, .removes = count};
  }
  Slip slip{made_in(right, made), mended};
  if (!match_of(setup, slip.entered)) return std::nullopt;
  return slip;
}

void expect_same_sheet(const Match& a, const Match& b) {
  const auto one = a.sheet(), two = b.sheet();
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    ASSERT_EQ(one[i].report, two[i].report);
    ASSERT_EQ(one[i].game, two[i].game);
    ASSERT_EQ(one[i].round, two[i].round);
    ASSERT_EQ(one[i].end, two[i].end);
    ASSERT_EQ(one[i].first, two[i].first);
    ASSERT_EQ(one[i].points, two[i].points);
    ASSERT_EQ(one[i].totals, two[i].totals);
    ASSERT_EQ(one[i].cents, two[i].cents);
  }
}

// Slips on slips, mended in the other order: as if entered right at first. Undone again, as it was entered.
int expect_mended(const Setup& setup, const Events& right, Random& random) {
  std::vector<Correct> mending;
  Events entered = right;
  for (int tries = 0; tries < 12 && mending.size() < 5; ++tries) {
    const auto slip = random_slip(setup, entered, random);
    if (!slip) continue;
    entered = slip->entered;
    mending.push_back(slip->mended);
  }
  Match match = *match_of(setup, entered);
  std::vector<std::uint64_t> hashes;
  for (const Correct& mended : mending | std::views::reverse) {
    hashes.push_back(match.hash());
    EXPECT_TRUE(match.apply(mended));
  }
  const Match as_entered_right = *match_of(setup, right);
  EXPECT_EQ(match.hash(), as_entered_right.hash());
  expect_same_sheet(match, as_entered_right);
  expect_reads_back(match);
  for (const std::uint64_t hash : hashes | std::views::reverse) {
    EXPECT_TRUE(match.apply(Undo{}));
    EXPECT_EQ(match.hash(), hash);
  }
  expect_same_sheet(match, *match_of(setup, entered));
  return static_cast<int>(mending.size());
}

// The most points that a round or turn can be worth, of those that are tried.
Report best_report(const Setup& setup, int side) {
  Report::Points points;
  points.given[idx(side)] = true;
  for (int most = 0; most < 20; ++most)
    if (setup.game->can_score(*setup.table, setup.options, most)) points.of_side[idx(side)] = most;
  return {.what = points};
}

// A round taken out, or made the best there can be: what no longer fits is named and nothing changes, and it goes only
// where that is said.
int expect_misfits_named(const Setup& setup, const Events& entered, Random& random) {
  Match match = *match_of(setup, entered);
  const auto rounds = match.sheet();
  const std::uint64_t hash = match.hash();
  int misfits = 0;
  for (int tries = 0; tries < 6; ++tries) {
    const ScoredRound& round = rounds[random.below(static_cast<std::uint32_t>(rounds.size()))];
    Correct correction{.report = round.report, .removes = 1};
    if (random.below(2) == 0) correction.puts.push_back(best_report(setup, round.first));
    const std::size_t length = match.log().size();
    const auto made = match.apply(correction);
    if (!made) {
      EXPECT_EQ(match.hash(), hash);
      EXPECT_EQ(match.log().size(), length);
      EXPECT_EQ(made.refusal().why, Refusal::kLaterDoNotFit);
      EXPECT_TRUE(made.refusal().cause.has_value());
      correction.leave_out = made.refusal().other + 1;
      EXPECT_FALSE(match.apply(correction));
      correction.leave_out = made.refusal().other;
      EXPECT_TRUE(match.apply(correction));
      ++misfits;
    }
    const auto as_entered = match_of(setup, made_in(entered, correction));
    EXPECT_TRUE(as_entered && as_entered->hash() == match.hash());
    EXPECT_TRUE(match.apply(Undo{}));
    EXPECT_EQ(match.hash(), hash);
  }
  return misfits;
}

TEST_P(Corrections, AreAsIfEnteredRightAtFirst) {
  int mended = 0, misfits = 0;
  for (int number = 0; number < matches_each(); ++number) {
    const std::uint64_t seed = seed_for(static_cast<std::uint64_t>(number));
    const hammer::Setup setup = bench::setup_of(GetParam(), seed, with_every_third({}, number));
    const Match played = bench::play_out(setup, seed, bench::random_report, kMaxCommands);
    const Events right = opened_with(setup, entered_right(played));
    ASSERT_TRUE(match_of(setup, right));
    Random random(seed + 1);
    mended += expect_mended(setup, right, random);
    misfits += expect_misfits_named(setup, right, random);
    if (HasFailure()) FAIL() << "match " << number;
  }
  EXPECT_GT(mended, 0);
  EXPECT_GT(misfits, 0);
}

}  // namespace
}  // namespace hammer::test
