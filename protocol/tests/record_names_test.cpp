// Names in a record: they can be taken away, and cannot be swapped.
#include <gtest/gtest.h>

#include "protocol/hosted_match.h"
#include "protocol/replay.h"
#include "protocol/replay_text.h"
#include "record_text.h"

namespace hammer::protocol {
namespace {

constexpr NameSecret kSecret{1, 2, 3};

// Partners under a name, one who plays alone, a side called by its colour.
std::string setup_with(const std::string& seats) {
  return R"({"game":"knock-off","options":{"hand":"natural"},"seed":7,"seats":)" + seats + '}';
}
const std::vector<std::string> kSetups{
    setup_with(R"([{"name":"Ann"},{"name":"Bob"}])"),
    setup_with(R"([{"name":"Ann","side":"red"},{"name":"Bob","side":"blue"}])"),
    setup_with(R"([{"name":"Ann","side":"Owls"},{"name":"Bob","side":"Elks"},)"
               R"({"name":"Cid","side":"Owls"},{"name":"Łucja \"Lu\"","side":"Elks"}])"),
    setup_with(R"([{"name":"red"},{"name":"#1"}])"),
};

std::string record_of(const std::string& setup, const NameSecret& secret = kSecret) {
  Umpire umpire(1, secret);
  EXPECT_TRUE(as<bool>(at(parsed(umpire.answer(setup)), "ok")));
  const std::string& first = umpire.match()->setup().sides[0];
  umpire.answer(R"({"cmd":"open","first":")" + first + "\"}");
  umpire.answer(R"({"cmd":"shoot","speed":1.8})");
  umpire.answer(R"({"cmd":"foul","side":")" + first + R"(","kind":"foot"})");
  umpire.answer(R"({"cmd":"concede","side":")" + first + "\"}");
  EXPECT_EQ(umpire.match()->log().size(), 4u);
  return umpire.end_record();
}

std::vector<std::string> names_in(const ReadRecord& record) {
  std::vector<std::string> names;
  for (const Seat& seat : record.match->setup().seats) names.push_back(seat.name);
  for (const std::string& side : record.match->setup().sides)
    if (side != "red" && side != "blue") names.push_back(side);
  return names;
}

TEST(RecordNames, AnyCanBeTakenAwayAndTheRestHolds) {
  for (const std::string& setup : kSetups) {
    const std::string text = record_of(setup);
    const ReadRecord whole = read_record(text);
    ASSERT_TRUE(whole.verified) << whole.fault->sentence();
    std::string rest = text;
    for (const std::string& name : names_in(whole)) {
      const auto without = without_name(rest, name);
      if (!without) continue;               // gone with the player's
      const bool is_color = name == "red";  // a word that every record has
      ASSERT_TRUE(is_color || without.value().find(json_text({name})) == std::string::npos) << name;
      const ReadRecord read = read_record(without.value());
      ASSERT_FALSE(read.fault) << read.fault->sentence();
      EXPECT_TRUE(read.verified);
      EXPECT_EQ(read.match->nameless_hash(), whole.match->nameless_hash());
      EXPECT_EQ(write_record(*read.match, read.head), without.value());
      rest = without.value();
    }
    EXPECT_EQ(read_record(rest).nameless_seats().size(), whole.match->setup().seats.size());
    const auto lines = lines_of(text);
    std::string without_line;
    for (std::size_t i = 0; i < lines.size(); ++i) without_line += i == 1 ? "" : lines[i] + '\n';
    const ReadRecord nameless = read_record(without_line);
    EXPECT_TRUE(nameless.verified) << nameless.fault->sentence();
    EXPECT_EQ(write_record(*nameless.match, nameless.head), without_line);
  }
}

TEST(RecordNames, TheVerdictSaysWhoseNameIsGone) {
  const std::string text = record_of(kSetups[2]);
  const std::string without = without_name(text, "Bob").value();
  EXPECT_NE(verdict_text(read_record(without)).find("; the name of player 2 has been removed\n"), std::string::npos);
  EXPECT_NE(verdict_json(read_record(without)).find(R"("names_removed":[1])"), std::string::npos);
  EXPECT_EQ(verdict_json(read_record(text)).find("names_removed"), std::string::npos);
  EXPECT_NE(replay_text(read_record(without)).find("Elks: #2 and Łucja"), std::string::npos);
  const std::string sideless = without_name(without, "Elks").value();
  EXPECT_NE(replay_text(read_record(sideless)).find("#2+4: #2 and Łucja"), std::string::npos);
}

TEST(RecordNames, ANameThatWasSwappedIsRefused) {
  auto lines = lines_of(record_of(kSetups[2]));
  const auto refused = [&](const std::string& what, const std::string& by) {
    auto changed = lines;
    changed[1] = replaced(lines[1], what, by);
    const ReadRecord record = read_record(with_right_sums(changed));
    EXPECT_TRUE(record.fault) << by;
    EXPECT_EQ(record.fault ? record.fault->line : 0, 2);
    return record.fault ? record.fault->reason() : "";
  };
  EXPECT_EQ(refused(R"("name":"Ann")", R"("name":"Eve")"),
            "names.seats[0] is not the name that the record was made with");
  EXPECT_EQ(refused(R"("name":"Owls")", R"("name":"Orcs")"),
            "names.sides[0] is not the name that the record was made with");
  EXPECT_EQ(refused(R"("salt":")", R"("salt":"z)"), "names.sides[0].salt is \"z" +
                                                        lines[1].substr(lines[1].find(R"("salt":")") + 8, 32) +
                                                        "\"; accepted is 32 hex digits");
  refused(R"({"names":{)", R"({"names": {)");
  refused(R"(,"seats":[)", R"(,"seats":[null,)");
  // Whole entries change places.
  const std::size_t seats = lines[1].find(R"("seats":[)") + 9;
  const std::size_t second = lines[1].find(R"(,{"name":"Bob")");
  const std::size_t third = lines[1].find(R"(,{"name":"Cid")");
  auto swapped = lines;
  swapped[1] = lines[1].substr(0, seats) + lines[1].substr(second + 1, third - second - 1) + ',' +
               lines[1].substr(seats, second - seats) + lines[1].substr(third);
  const ReadRecord record = read_record(with_right_sums(swapped));
  ASSERT_TRUE(record.fault);
  EXPECT_EQ(record.fault->reason(), "names.seats[0] is not the name that the record was made with");
}

TEST(RecordNames, TheLineStandsSecondOrNowhere) {
  auto lines = lines_of(record_of(kSetups[0]));
  for (std::size_t place = 2; place < lines.size(); ++place) {
    auto moved = lines;
    const std::string names = moved[1];
    moved.erase(moved.begin() + 1);
    moved.insert(moved.begin() + static_cast<std::ptrdiff_t>(place), names);
    const ReadRecord record = read_record(with_right_sums(moved));
    ASSERT_TRUE(record.fault) << place;
    EXPECT_EQ(record.fault->line, static_cast<int>(place) + 1);
  }
  lines.insert(lines.begin() + 1, lines[1]);
  EXPECT_TRUE(read_record(with_right_sums(lines)).fault);
}

TEST(RecordNames, NothingOfANameIsElsewhere) {
  for (const std::string& setup : kSetups) {
    const auto lines = lines_of(record_of(setup));
    for (const std::string name : {"Ann", "Bob", "Cid", "Owls", "Elks", "#1"})
      for (std::size_t i = 0; i < lines.size(); ++i)
        EXPECT_TRUE(i == 1 || lines[i].find(json_text({name})) == std::string::npos) << lines[i];
  }
}

TEST(RecordNames, AnotherSecretIsAnotherHashOfTheSameName) {
  const auto one = lines_of(record_of(kSetups[0], {1})), other = lines_of(record_of(kSetups[0], {2}));
  const auto hash = [](const std::string& line) { return line.substr(line.find("name_hash") + 12, 64); };
  EXPECT_NE(hash(one[0]), hash(other[0]));
  // Two who are called the same at two tables with one secret would be known by it: so it is drawn anew.
  EXPECT_EQ(hash(one[0]), hash(lines_of(record_of(kSetups[0], {1}))[0]));
}

TEST(RecordNames, OneThatIsNotThereAndAnOldFormatAreRefused) {
  EXPECT_EQ(without_name(record_of(kSetups[0]), "Eve").refusal().code, "name_not_there");
  EXPECT_EQ(without_name("", "Eve").refusal().code, "name_not_there");
  EXPECT_EQ(without_name("a\nb\n", "Eve").refusal().code, "json_unexpected");
  const std::string once = without_name(record_of(kSetups[0]), "Ann").value();
  EXPECT_EQ(without_name(once, "Ann").refusal().code, "name_not_there");
  EXPECT_EQ(without_name(once, "#1").refusal().code, "name_not_there");
}

TEST(RecordNames, AMatchWithoutANameGoesOn) {
  Umpire umpire(1, kSecret);
  umpire.answer(kSetups[0]);
  umpire.answer(R"({"cmd":"open","first":"Ann"})");
  const std::string begun = without_name(umpire.take_record(), "Ann").value();
  Umpire after(read_record(begun), 1, {});
  EXPECT_TRUE(as<bool>(at(parsed(after.answer(R"({"cmd":"concede","side":"#1"})")), "ok")));
  const ReadRecord record = read_record(after.end_record());
  EXPECT_TRUE(record.verified);
  EXPECT_EQ(record.nameless_seats(), std::vector<int>{0});
}

}  // namespace
}  // namespace hammer::protocol
