// Laws of replays that hold for every game, preset and table. No game is named in them.

#include <gtest/gtest.h>

#include <algorithm>

#include "from_environment.h"
#include "json/writer.h"
#include "protocol/advise_line.h"
#include "protocol/record_writer.h"
#include "protocol/replay.h"
#include "random_play.h"
#include "session.h"

namespace hammer::protocol {
namespace {

std::string as_record(const Match& match, std::uint64_t seed) {
  return write_record(match, RecordHead::of(match.setup(), seed, {}));
}

// Every arrangement once, each with another seed.
template <class Expect>
void for_every_arrangement(const Expect& expect) {
  std::uint64_t number = test::seed_for(0);
  int throws = 0;
  for (const bench::Arrangement& arrangement : bench::arrangements()) {
    ++number;
    std::vector<OptionValue> options = bench::short_game(*arrangement.game);
    options.push_back({Option::kWear, static_cast<double>(number % 2)});
    Setup setup = bench::with_hands(bench::setup_of(arrangement, number, options), number);
    const Match match = bench::play_out(std::move(setup), number, bench::random_command, 150);
    for (const Event& event : match.log()) throws += std::holds_alternative<ShotPlayed>(event) ? 1 : 0;
    expect(match, OpenReplay(read_record(as_record(match, number))));
    if (testing::Test::HasFatalFailure()) FAIL() << arrangement.name() << ", match " << number;
  }
  EXPECT_GT(throws, 1000);
}

void expect_ends_at(const ThrowCourse& course, const Slide& slide) {
  ASSERT_EQ(course.weights.size(), slide.rests.size());
  for (int i = 0; i < static_cast<int>(slide.rests.size()); ++i) {
    const Rest& rest = slide.rests[static_cast<std::size_t>(i)];
    const Sample end = course.trajectory.at(i, course.trajectory.duration());
    ASSERT_EQ(end.on, rest.fell == Edge::kNone);
    if (!end.on) continue;
    ASSERT_EQ(end.x, rest.x);
    ASSERT_EQ(end.y, rest.y);
  }
}

TEST(OpenReplay, CoursesEndToTheBitWhereTheRecordSays) {
  for_every_arrangement([](const Match& match, const OpenReplay& replay) {
    for (int i = 0; i < static_cast<int>(match.log().size()); ++i) {
      const auto* played = std::get_if<ShotPlayed>(&match.log()[static_cast<std::size_t>(i)]);
      if (!played) continue;
      const auto course = replay.course(i);
      ASSERT_TRUE(course);
      expect_ends_at(*course, played->slide);
    }
  });
}

std::string with_more(const std::string& position, const std::string& more) {
  return position.substr(0, position.size() - 1) + ',' + more + '}';
}

JsonValue advised(const std::string& line) {
  std::string out;
  advise_line(1, line, {}, out);
  return parsed(out);
}

TEST(OpenReplay, PositionsAreTakenByTheCoachAndAreTheRecords) {
  for_every_arrangement([](const Match& match, const OpenReplay& replay) {
    Match again(match.setup());
    for (int i = 0; i < static_cast<int>(match.log().size()); ++i) {
      const Event& event = match.log()[static_cast<std::size_t>(i)];
      const std::string position = replay.position_json(i);
      if (std::holds_alternative<ShotPlayed>(event)) {
        const auto next = *again.to_shoot();
        const JsonValue read = advised(with_more(position, R"("next":true)"));
        ASSERT_EQ(text(read, "to_shoot"), match.setup().sides[static_cast<std::size_t>(next.side)]) << position;
        ASSERT_EQ(number(read, "throws"), next.four ? 4 : 1);
        ASSERT_EQ(number(read, "thrown"), again.state().board.count);
        ASSERT_EQ(number(read, "weights_left"), next.weights_left);
        if (next.color) {
          ASSERT_EQ(text(read, "color"), *next.color == Color::kRed ? "red" : "blue");
        }
      }
      ASSERT_TRUE(again.append(event));
    }
  });
}

std::vector<std::pair<double, double>> places_of(const JsonValue& weights) {
  std::vector<std::pair<double, double>> places;
  for (const JsonValue& weight : as<JsonArray>(weights)) places.emplace_back(number(weight, "x"), number(weight, "y"));
  std::sort(places.begin(), places.end());
  return places;
}

std::string shot_json(const Shot& shot) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().field("y", shot.y).field("speed", shot.speed).field("angle", shot.angle);
  json.field("spin", shot.spin).end_object();
  return out;
}

TEST(OpenReplay, AThrowFromAPositionComesOutAsInTheMatch) {
  int compared = 0;
  for_every_arrangement([&](const Match& match, const OpenReplay& replay) {
    Match again(match.setup());
    for (int i = 0; i < static_cast<int>(match.log().size()); ++i) {
      const Event& event = match.log()[static_cast<std::size_t>(i)];
      const int thrown_before = again.state().board.count;
      ASSERT_TRUE(again.append(event));
      const auto* played = std::get_if<ShotPlayed>(&event);
      const auto* one = played ? std::get_if<Shoot>(&played->shot) : nullptr;
      if (!one || again.state().board.count != thrown_before + 1) continue;  // the round or turn is over
      const JsonValue answer =
          advised(with_more(replay.position_json(i), R"("hand":"none","throw":)" + shot_json(one->thrown)));
      std::vector<std::pair<double, double>> lie;
      for (const BoardWeight& weight : again.state().board.shot())
        if (weight.on()) lie.emplace_back(weight.x, weight.y);
      std::sort(lie.begin(), lie.end());
      const auto found = places_of(at(answer, "weights"));
      ASSERT_EQ(found.size(), lie.size());
      for (std::size_t k = 0; k < lie.size(); ++k) {
        ASSERT_NEAR(found[k].first, lie[k].first, 1e-9);
        ASSERT_NEAR(found[k].second, lie[k].second, 1e-9);
      }
      ++compared;
    }
  });
  EXPECT_GT(compared, 500);
}

std::vector<std::string> replayed_lines(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back().push_back(c);
  }
  return lines;
}

Session undone_and_redone() {
  Session session;
  for (const char* line : {R"({"cmd":"open","first":"red"})", R"({"cmd":"shoot","speed":1.85})",
                           R"({"cmd":"shoot","speed":1.9})", R"({"cmd":"undo"})", R"({"cmd":"redo"})"})
    session.expect_ok(line);
  return session;
}

TEST(OpenReplay, SaysOfEveryEventWhetherItThrowsAndHowManyContactsThereWere) {
  Session session = undone_and_redone();
  const ReadRecord record = read_record(session.record());
  const auto lines = replayed_lines(OpenReplay(record).json());
  const auto printed = replayed_lines(replay_json(record));
  ASSERT_EQ(lines.size(), printed.size());
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) EXPECT_EQ(lines[i], printed[i]);
  const JsonValue whole = parsed(lines.back());
  EXPECT_TRUE(as<bool>(at(whole, "ok")));
  EXPECT_TRUE(as<bool>(at(whole, "verified")));
  const JsonValue contacts = at(whole, "contacts");
  EXPECT_TRUE(is_null(at(contacts, 0)));
  EXPECT_EQ(as<double>(at(contacts, 1)), 0);
  EXPECT_GE(as<double>(at(contacts, 2)), 1);
  EXPECT_TRUE(is_null(at(contacts, 3))) << "an undo throws nothing";
  EXPECT_EQ(as<double>(at(contacts, 4)), as<double>(at(contacts, 2))) << "a redo throws again";
}

TEST(OpenReplay, ARedoIsSeenFromThePositionBeforeIt) {
  Session session = undone_and_redone();
  const OpenReplay replay(read_record(session.record()));
  EXPECT_EQ(replay.position_json(4), replay.position_json(2));
  EXPECT_EQ(replay.course(4)->trajectory.duration(), replay.course(2)->trajectory.duration());
  EXPECT_FALSE(replay.course(3));
  EXPECT_EQ(replay.position_json(3), "null");
  for (const int event : {-1, 5, 1000}) {
    EXPECT_FALSE(replay.course(event));
    EXPECT_FALSE(replay.powder(event));
    EXPECT_EQ(replay.position_json(event), "null");
  }
}

TEST(OpenReplay, OneThatIsCutOffIsSeenUpToThereAndAChangedOneIsNot) {
  Session session = undone_and_redone();
  const std::string record = session.record();
  const std::string cut = record.substr(0, record.rfind("{\"end\""));
  const JsonValue whole = parsed(replayed_lines(OpenReplay(read_record(cut)).json()).back());
  EXPECT_TRUE(as<bool>(at(whole, "ok")));
  EXPECT_TRUE(as<bool>(at(whole, "cut_off")));
  EXPECT_EQ(as<JsonArray>(at(whole, "contacts")).size(), 5u);
  std::string changed = record;
  changed.replace(changed.find("1.85"), 4, "1.86");
  EXPECT_FALSE(as<bool>(at(parsed(replayed_lines(OpenReplay(read_record(changed)).json()).back()), "ok")));
  EXPECT_FALSE(as<bool>(at(parsed(OpenReplay(read_record("")).json()), "ok")));
}

}  // namespace
}  // namespace hammer::protocol
