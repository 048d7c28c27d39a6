// `hammer umpire`: any lines get one answer each, a refused one changes nothing, and the record reads back.
#include "answers.h"
#include "protocol/umpire.h"

namespace {

using namespace hammer;

// A short match with every phase.
constexpr int kMaxLines = 40;

std::uint64_t hash_of(const protocol::Umpire& umpire) { return umpire.match() ? umpire.match()->hash() : 0; }

void play_line(protocol::Umpire& umpire, std::string_view line) {
  const std::uint64_t before = hash_of(umpire);
  const std::string answer = umpire.answer(line);
  fuzz::expect_one_answer(line, answer);
  if (answer.starts_with(R"({"ok":false)")) fuzz::expect(hash_of(umpire) == before, "refused, and yet changed", line);
}

void expect_record_reads_back(const protocol::Umpire& umpire, const std::string& record) {
  const protocol::ReadRecord read = protocol::read_record(record);
  fuzz::expect(read.match && !read.fault && read.verified, "the record does not read back", record);
  fuzz::expect(read.match->hash() == umpire.match()->hash(), "the record is of another match", record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::as_text(data, size);
  protocol::Umpire umpire(1, {});
  std::string record;
  for (int line = 0; line < kMaxLines && !rest.empty(); ++line) {
    play_line(umpire, fuzz::take_line(rest));
    record += umpire.take_record();
  }
  if (umpire.match()) expect_record_reads_back(umpire, record + umpire.end_record());
  return 0;
}
