// `hammer match`, and an umpire's request for a machine's move: any line is refused in one answer, or is a match whose
// record begins with a line that reads back. Nothing is played, because that is slow and this tests reading.
#include "protocol/machine_match.h"

#include "answers.h"
#include "protocol/umpire.h"

namespace {

using namespace hammer;

// Before the first throw, so that the machine has nothing to search.
void expect_choice_answered(std::string_view line) {
  protocol::Umpire umpire(1, {});
  umpire.answer(R"({"game":")" + std::string(games().front()->key) +
                R"(","seats":[{"name":"Ann"},{"name":"Bob","hand":"pro"}]})");
  fuzz::expect_one_answer("{}", umpire.act(line));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::as_text(data, size);
  const std::string_view line = fuzz::take_line(rest);
  expect_choice_answered(line);
  protocol::MachineMatch match(line, 1, protocol::MachineMatch::Format::kJson);
  if (const auto& refusal = match.refusal()) {
    fuzz::expect(!refusal->sentence.empty(), "a refusal without a sentence", line);
    fuzz::expect_one_answer("{}", protocol::machine_match_json(line));
    return 0;
  }
  const protocol::ReadRecord record = protocol::read_record(match.end_record());
  fuzz::expect(record.verified, "a match that has not begun does not verify", line);
  return 0;
}
