// Records: any text is read or refused with the line and the reason, and what was read can be written and resumed.
//
// Every mutation would fail at the checksums. So inputs have none, and get correct ones here; unit tests check that
// wrong checksums are found.
#include "answers.h"
#include "protocol/advise_line.h"
#include "protocol/record.h"
#include "protocol/replay.h"
#include "protocol/replay_text.h"
#include "protocol/umpire.h"

namespace {

using namespace hammer;

constexpr int kMaxLines = 60;

std::string with_sums(std::string_view text) {
  Hash sum;
  std::string out;
  for (int count = 0; count < kMaxLines && !text.empty(); ++count) {
    std::string_view line = fuzz::take_line(text);
    if (line.starts_with(R"({"names")")) {  // outside the sums
      out += line;
      out += '\n';
      continue;
    }
    if (line.ends_with('}')) line.remove_suffix(1);
    protocol::add_bytes(sum, line);
    const std::string ending = protocol::sum_ending(sum) + '\n';
    protocol::add_bytes(sum, ending);
    out += line;
    out += ending;
  }
  return out;
}

// What could be read can be written, for people and for programs.
void expect_tells(const protocol::ReadRecord& read, const std::string& text) {
  fuzz::expect(!protocol::replay_text(read).empty(), "told without a word", text);
  const std::string told = protocol::replay_json(read);
  std::string_view rest = told;
  while (!rest.empty()) fuzz::expect_one_answer("-", fuzz::take_line(rest));
}

// Every throw of an accepted record can be replayed, and the coach accepts its position.
void expect_opens(const protocol::ReadRecord& read, const std::string& text) {
  const protocol::OpenReplay replay(read);
  const std::string told = replay.json();
  std::string_view rest = told;
  while (!rest.empty()) fuzz::expect_one_answer("-", fuzz::take_line(rest));
  const bool is_open = read.match && read.own && (!read.fault || read.fault->cut_off);
  const int events = is_open ? static_cast<int>(read.match->log().size()) : 0;
  for (int event = -1; event <= events; ++event) {
    std::string position = replay.position_json(event);
    fuzz::expect((position != "null") == replay.course(event).has_value(), "a throw and its position", text);
    if (position == "null") continue;
    position.back() = ',';
    std::string answer;
    protocol::advise_line(1, position + R"("next":true})", {}, answer);
    fuzz::expect(answer.starts_with(R"({"to_shoot")"), "the coach does not take it", position + answer);
  }
}

void try_reading(const std::string& text) {
  const protocol::ReadRecord read = protocol::read_record(text);
  if (read.fault) fuzz::expect(read.fault->line > 0 && !read.fault->why.code.empty(), "no reason", text);
  fuzz::expect_one_answer("-", protocol::verdict_json(read));
  expect_opens(read, text);
  if (!read.narration) return fuzz::expect(read.fault.has_value(), "nothing read, and nothing wrong", text);
  expect_tells(read, text);
  if (!read.match) return fuzz::expect(!read.own && read.objection, "no match, and no reason", text);

  const protocol::Umpire umpire(read, 1, {});
  fuzz::expect(umpire.match() && umpire.match()->hash() == read.match->hash(), "not taken up as it was", text);
  fuzz::expect_one_answer("-", umpire.show());

  const protocol::ReadRecord again = protocol::read_record(protocol::write_record(*read.match, read.head));
  fuzz::expect(again.match && again.match->hash() == read.match->hash(), "not written as it was read", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  try_reading(std::string(text));
  try_reading(with_sums(text));
  return 0;
}
