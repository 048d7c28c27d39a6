// Matches that machines play: told, recorded, and the same ones when an umpire asks for every step.
#include "protocol/machine_match.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "hammer/game.h"
#include "protocol/record_writer.h"
#include "session.h"

namespace hammer::protocol {
namespace {

constexpr auto kJson = MachineMatch::Format::kJson;

// Short and thought over little: what a choice is worth is tested elsewhere.
std::string line_for(const Game& game) {
  const bool innings = std::ranges::any_of(game.options, [](auto& each) { return each.option == Option::kInnings; });
  return R"({"game":")" + std::string(game.key) + R"(","players":["champion","league/greedy"],"options":{")" +
         (innings ? R"(innings":1)" : R"(game_score":2)") + R"(},"seed":8,"effort":40,"effort_last":40})";
}

std::string played_record(MachineMatch& match) {
  std::string record = match.take_record();
  while (!match.is_done()) {
    match.play_round();
    record += match.take_record();
  }
  return record + match.end_record();
}

TEST(MachineMatch, RecordOfEveryGameVerifies) {
  for (const Game* game : games()) {
    MachineMatch match(line_for(*game), std::nullopt, kJson);
    ASSERT_FALSE(match.refusal()) << match.refusal()->sentence;
    const ReadRecord record = read_record(played_record(match));
    ASSERT_FALSE(record.fault) << game->key << record.fault->sentence();
    EXPECT_TRUE(record.verified);
    EXPECT_EQ(record.match->state().phase, Phase::kOver) << game->key;
  }
}

TEST(MachineMatch, UmpireWhoAsksForEveryStepComesToTheSameRecord) {
  for (const Game* game : games()) {
    MachineMatch match(line_for(*game), std::nullopt, kJson);
    const std::string record = played_record(match);
    const ReadRecord read = read_record(record);
    Umpire umpire(read_record(write_record(Match(read.match->setup()), read.head)), 1, {});
    while (umpire.match()->state().phase != Phase::kOver) {
      const auto next = umpire.match()->to_shoot();
      const std::string level = next && next->side == 1 ? "league/greedy" : "champion";
      const std::string answer = umpire.act(R"({"level":")" + level + R"(","effort":40,"effort_last":40})");
      ASSERT_TRUE(as<bool>(at(parsed(answer), "ok"))) << answer;
    }
    EXPECT_EQ(umpire.end_record(), record) << game->key;
  }
}

TEST(MachineMatch, NonsenseIsRefusedByItsField) {
  const auto refused = [](const std::string& line) { return machine_match_json(line); };
  EXPECT_TRUE(refused("nonsense").starts_with(R"({"error":"not JSON)"));
  EXPECT_TRUE(refused(R"({"game":"knock-off","players":["pro","pro"]})").starts_with(R"({"error":"seed is missing)"));
  EXPECT_TRUE(
      refused(R"({"game":"knock-off","players":"pro","seed":1})").find(R"("field":"players","code":"not_accepted")") !=
      std::string::npos);
  EXPECT_TRUE(refused(R"({"game":"knock-off","players":[1,2],"seed":1})")
                  .find(R"("field":"players[0]","code":"not_accepted")") != std::string::npos);
  EXPECT_TRUE(
      refused(R"({"game":"knock-off","seats":[],"players":["pro"]})").starts_with(R"({"error":"seats is not a known)"));
  Session session;
  EXPECT_TRUE(session.umpire().act(R"({"level":"prro"})").find(R"("field":"level","code":"level_unknown")") !=
              std::string::npos);
  EXPECT_TRUE(session.umpire().act(R"({})").starts_with(R"({"ok":false,"error":"level is missing)"));
  EXPECT_TRUE(Umpire(1, {}).act(R"({"level":"pro"})").starts_with(R"({"ok":false,)"));
}

}  // namespace
}  // namespace hammer::protocol
