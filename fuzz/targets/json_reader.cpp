// What can be read can be written, and reads back the same.
#include "json/reader.h"

#include "answers.h"
#include "json/writer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hammer;
  const std::string_view text = fuzz::as_text(data, size);
  const auto value = read_json(text);
  if (!value) {
    fuzz::expect(!value.refusal().code.empty(), "refused without a reason", text);
    return 0;
  }
  const std::string once = json_text(value.value());
  const auto again = read_json(once);
  fuzz::expect(static_cast<bool>(again), "what was written does not read", once);
  fuzz::expect(json_text(again.value()) == once, "what was written reads as something else", once);
  return 0;
}
