#include "net/content_coding.h"

#include "net/headers.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, kCodings> kNames{"br", "gzip", "identity"};
constexpr std::array<std::string_view, kCodings> kEndings{".br", ".gz", ""};

bool names(std::string_view word, Coding coding) {
  return equal_ignoring_case(word, coding_name(coding)) ||
         (coding == Coding::kGzip && equal_ignoring_case(word, "x-gzip"));
}

// In thousandths. A malformed one counts as 1, as if it were missing.
int quality(std::string_view parameters) {
  constexpr int kFull = 1000;
  const auto start = parameters.find_first_of("qQ");
  if (start == std::string_view::npos || parameters.substr(start + 1, 1) != "=") return kFull;
  const std::string_view digits = trim(parameters.substr(start + 2));
  if (digits.empty() || digits[0] != '0') return kFull;
  int thousandths = 0;
  for (std::size_t i = 2, worth = 100; i < digits.size() && worth > 0; ++i, worth /= 10) {
    if (digits[i] < '0' || digits[i] > '9') break;
    thousandths += (digits[i] - '0') * static_cast<int>(worth);
  }
  return thousandths;
}

struct Preference {
  std::optional<int> named;
  std::optional<int> any;  // by "*"
};

Preference find_preference(std::string_view header, Coding coding) {
  Preference preference;
  for (std::string_view rest = header; !rest.empty();) {
    const std::string_view item = next_item(rest);
    const auto semicolon = item.find(';');
    const std::string_view word = trim(item.substr(0, semicolon));
    const int weight = semicolon == std::string_view::npos ? quality("") : quality(item.substr(semicolon + 1));
    if (names(word, coding)) preference.named = weight;
    if (word == "*") preference.any = weight;
  }
  return preference;
}

// By default a client accepts the uncompressed file, as its last choice, and no other coding.
int preference_for(std::string_view header, Coding coding) {
  constexpr int kUnlessRefused = 1;
  const Preference preference = find_preference(header, coding);
  if (preference.named) return *preference.named;
  if (coding == Coding::kIdentity) return preference.any == 0 ? 0 : kUnlessRefused;
  return preference.any.value_or(0);
}

}  // namespace

std::string_view coding_name(Coding coding) { return kNames[static_cast<std::size_t>(coding)]; }
std::string_view coding_ending(Coding coding) { return kEndings[static_cast<std::size_t>(coding)]; }

std::optional<Coding> choose_coding(std::optional<std::string_view> accept_encoding,
                                    const std::array<bool, kCodings>& available) {
  if (!accept_encoding) return Coding::kIdentity;
  std::optional<Coding> best;
  int highest = 0;
  for (std::size_t i = 0; i < kCodings; ++i) {
    const int weight = available[i] ? preference_for(*accept_encoding, static_cast<Coding>(i)) : 0;
    if (weight <= highest) continue;
    highest = weight;
    best = static_cast<Coding>(i);
  }
  return best;
}

}  // namespace hammer::server
