// Laws of play through the rooms, over every game: what is answered is what is stored, and a crash changes nothing.
#include <algorithm>

#include "from_environment.h"
#include "hammer/game.h"
#include "protocol/record.h"
#include "room_harness.h"

namespace hammer::server {
namespace {

struct MatchShape {
  const Game* game;
  int sides, team;
};

std::vector<MatchShape> match_shapes() {
  std::vector<MatchShape> all;
  for (const Game* game : games()) {
    for (const int team : game->team_sizes) all.push_back({game, std::max(2, game->min_sides), team});
    for (const int sides : {3, 8}) {
      if (sides <= game->max_sides) all.push_back({game, sides, game->team_sizes.front()});
    }
  }
  return all;
}

std::string seats_body(const MatchShape& who) {
  std::string seats;
  for (int player = 0; player < who.team; ++player) {
    for (int side = 0; side < who.sides; ++side) {
      seats += std::string(seats.empty() ? "" : ",") + R"({"who":")" + (seats.empty() ? "me" : "open") + '"';
      if (who.team > 1) seats += R"(,"side":"Team )" + std::to_string(side + 1) + '"';
      seats += '}';
    }
  }
  return R"({"game":")" + std::string(who.game->key) + R"(","options":{"hand":"natural"},"seats":[)" + seats + "]}";
}

struct Table {
  RoomHarness harness;
  std::vector<Caller> people;
  std::string id;

  explicit Table(const MatchShape& who) {
    for (int seat = 0; seat < who.sides * who.team; ++seat)
      people.push_back(harness.person("P" + std::to_string(seat)));
    id = harness.created(people[0], seats_body(who));
    for (std::size_t seat = 1; seat < people.size(); ++seat) {
      const Reply sat = harness.sit(people[seat], id);
      EXPECT_EQ(sat.status, 200) << sat.body;
    }
  }
};

class EveryMatchShape : public testing::TestWithParam<MatchShape> {};

TEST_P(EveryMatchShape, AnswersAreTheLogAndACrashChangesNothing) {
  Table table(GetParam());
  RoomHarness& harness = table.harness;
  const SharedSink watched = harness.watch(table.people[0], table.id);
  Shadow shadow(harness, table.id);
  Random random(test::seed_for(7));
  constexpr int kMoves = 24;
  for (int move = 0; move < kMoves && shadow.match().state().phase != Phase::kOver; ++move) {
    const Caller& mover = table.people[static_cast<std::size_t>(shadow.mover())];
    const std::string id = R"({"shot_id":"m)" + std::to_string(move) + '"';
    const Reply reply = harness.send(mover, table.id, id + shadow.command(random) + '}');
    if (reply.status != 200) {  // a weight lies in the way
      EXPECT_EQ(reply.status, 400) << reply.body;
      continue;
    }
    const auto log = harness.log(table.id);
    const auto seq = std::stoul(text_at(reply.body, "seq"));
    ASSERT_LT(seq, log.size());
    EXPECT_EQ(text_at(reply.body, "line"), log[seq].body);
    EXPECT_EQ(text_at(reply.body, "hash"), log[seq].state_hash);
    shadow.catch_up();
    if (move % 5 == 3) {
      const std::string before = text_at(harness.show(table.people[0], table.id).body, "hash");
      harness.crash();
      const Reply after = harness.show(table.people[0], table.id);
      EXPECT_EQ(text_at(after.body, "hash"), before);
      EXPECT_EQ(std::stoul(text_at(after.body, "seq")), log.size() - 1);
    }
  }
  // A late watcher gets the same lines, each once.
  const SharedSink late = harness.watch({}, table.id);
  const auto log = harness.log(table.id);
  ASSERT_EQ(late->of_type("line").size(), log.size());
  for (std::size_t i = 0; i < log.size(); ++i) EXPECT_EQ(text_at(late->of_type("line")[i], "line"), log[i].body);
  EXPECT_EQ(harness.seen().find(harness.row(table.id).secret), std::string::npos);
}

TEST_P(EveryMatchShape, ItsRecordVerifiesWithTheSecretOnceItIsOver) {
  Table table(GetParam());
  RoomHarness& harness = table.harness;
  Shadow shadow(harness, table.id);
  Random random(test::seed_for(11));
  for (int move = 0; move < 8 && shadow.match().state().phase != Phase::kOver; ++move) {
    const Caller& mover = table.people[static_cast<std::size_t>(shadow.mover())];
    harness.send(mover, table.id, R"({"shot_id":"m)" + std::to_string(move) + '"' + shadow.command(random) + '}');
    shadow.catch_up();
    const std::string view = harness.show(mover, table.id).body;
    harness.crash();
    EXPECT_EQ(harness.show(mover, table.id).body, view);
  }
  for (std::size_t seat = 1; harness.row(table.id).phase == MatchPhase::kPlaying && seat < table.people.size();
       ++seat) {
    harness.send(table.people[seat], table.id, R"({"shot_id":"c","cmd":"concede"})");
    harness.send(table.people[seat], table.id, R"({"shot_id":"c)" + std::to_string(seat) + R"(","cmd":"concede"})");
  }
  const MatchRow row = harness.row(table.id);
  ASSERT_EQ(row.phase, MatchPhase::kOver);
  EXPECT_EQ(row.ending, "conceded");
  EXPECT_FALSE(row.winner.empty());
  std::string lines;
  for (const EventRow& event : harness.log(table.id)) lines += event.body + '\n';
  const auto kept = protocol::read_record(lines);
  EXPECT_FALSE(kept.fault) << kept.fault->sentence();
  EXPECT_TRUE(kept.verified && kept.head.draws());
  const Reply record = harness.ask([&](Responder respond) { harness.rooms->record({}, table.id, std::move(respond)); });
  const auto published = protocol::read_record(record.body);
  EXPECT_TRUE(published.verified) << (published.fault ? published.fault->sentence() : "");
  EXPECT_EQ(record.body, lines);
  EXPECT_EQ(text_at(harness.show({}, table.id).body, "secret"), row.secret);
}

INSTANTIATE_TEST_SUITE_P(Rooms, EveryMatchShape, testing::ValuesIn(match_shapes()), [](const auto& each) {
  std::string name = std::string(each.param.game->key) + '_' + std::to_string(each.param.sides) + "x" +
                     std::to_string(each.param.team);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace hammer::server
