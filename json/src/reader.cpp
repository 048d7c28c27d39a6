#include "json/reader.h"

#include <algorithm>
#include <array>
#include <boost/json/basic_parser_impl.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "hammer/heap_sort.h"
#include "json/names.h"
#include "json/numbers.h"

namespace hammer {
namespace {

// ---- what was read so far

// By sorting: comparing every pair would let one line of a hundred thousand fields hold the program up.
const std::string* find_repeated(const JsonObject& object) {
  std::vector<const std::string*> names;
  names.reserve(object.size());
  for (const JsonMember& member : object) names.push_back(&member.name);
  heap_sort(names, [](auto* a, auto* b) { return *a < *b; });
  const auto pair = std::adjacent_find(names.begin(), names.end(), [](auto* a, auto* b) { return *a == *b; });
  return pair == names.end() ? nullptr : *pair;
}

// Puts a JsonValue together from the pieces that a parser meets, and always knows which field it is at.
class JsonBuilder {
 public:
  // Each answers whether to go on; when not, complaint() says why.
  bool begin(JsonValue container);
  bool end();
  bool name(std::string_view text);
  bool add(JsonValue value);
  bool add_number(std::string_view text);

  // Of the value that is being read: "weights[2].x", or empty for the whole.
  std::string field() const;
  const std::optional<Complaint>& complaint() const { return complaint_; }
  JsonValue take() { return std::move(whole_); }

 private:
  struct Open {
    JsonValue container;
    std::string name;  // of the member that is being read, in an object
  };

  bool complain(std::string_view code, JsonObject arguments = {});

  JsonValue whole_{};
  std::vector<Open> open_;
  std::optional<Complaint> complaint_;
};

bool JsonBuilder::complain(std::string_view code, JsonObject arguments) {
  complaint_ = Complaint{code, field(), std::move(arguments)};
  return false;
}

bool JsonBuilder::begin(JsonValue container) {
  open_.push_back({std::move(container), {}});
  return true;
}

bool JsonBuilder::end() {
  JsonValue closed = std::move(open_.back().container);
  if (const auto* object = closed.get<JsonObject>()) {
    if (const std::string* repeated = find_repeated(*object)) {
      open_.back().name = repeated->empty() ? "\"\"" : *repeated;
      return complain("given_twice");
    }
  }
  open_.pop_back();
  return add(std::move(closed));
}

bool JsonBuilder::name(std::string_view text) {
  open_.back().name = text;
  return true;
}

bool JsonBuilder::add(JsonValue value) {
  if (open_.empty()) {
    whole_ = std::move(value);
    return true;
  }
  Open& parent = open_.back();
  if (auto* object = std::get_if<JsonObject>(&parent.container.held)) {
    object->push_back({std::move(parent.name), std::move(value)});
    parent.name.clear();
  } else {
    std::get_if<JsonArray>(&parent.container.held)->push_back(std::move(value));
  }
  return true;
}

bool JsonBuilder::add_number(std::string_view text) {
  if (const auto number = read_number(text)) return add({*number});
  return complain("number_too_large", {arg("found", shortened(text))});
}

std::string JsonBuilder::field() const {
  std::string path;
  for (const Open& open : open_) {
    if (const auto* array = open.container.get<JsonArray>()) {
      path += '[' + std::to_string(array->size()) + ']';
    } else if (!open.name.empty()) {
      if (!path.empty()) path += '.';
      path += shortened(open.name);
    }
  }
  return path;
}

// ---- what is wrong with text that is not JSON

enum class SyntaxFault : std::uint8_t { kUnexpected, kIncomplete, kExtraData, kTooDeep, kExponent, kSurrogate };

unsigned byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
}

bool is_continuation(unsigned byte) { return (byte & 0xC0) == 0x80; }

// Bytes of the UTF-8 character at i; 0 where there is none. Overlong forms and surrogates are none.
std::size_t character_length(std::string_view text, std::size_t i) {
  const unsigned first = byte_at(text, i), second = byte_at(text, i + 1);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  if (first == 0xE0 && second < 0xA0) return 0;
  if (first == 0xED && second >= 0xA0) return 0;
  if (first == 0xF0 && second < 0x90) return 0;
  if (first == 0xF4 && second >= 0x90) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if (!is_continuation(byte_at(text, i + k))) return 0;
  }
  return length;
}

std::optional<std::size_t> find_broken_character(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text, i);
    if (length == 0) return i;
    i += length;
  }
  return std::nullopt;
}

JsonMember at_column(std::size_t offset) { return arg("column", offset + 1); }

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+' ||
         c == '.' || c == '_';
}

struct Word {
  std::size_t at;
  std::string_view text;
};

// What stands at `at`: the whole word that `at` is in, or one character.
Word word_at(std::string_view text, std::size_t at) {
  std::size_t begin = at, end = at;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  while (end < text.size() && is_word(text[end])) ++end;
  if (end == at) begin = at, end = at + std::max<std::size_t>(1, character_length(text, at));
  return {begin, text.substr(begin, end - begin)};
}

bool is_not_a_number(std::string_view word) {
  std::string lower(word.substr(word.starts_with('-') || word.starts_with('+') ? 1 : 0));
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  constexpr std::array<std::string_view, 3> kNames{"nan", "inf", "infinity"};
  return std::find(kNames.begin(), kNames.end(), lower) != kNames.end();
}

// \ud800 to \udbff, which the other half has to follow.
bool ends_with_half_a_pair(std::string_view text) {
  constexpr std::size_t kLength = 6;
  if (text.size() < kLength) return false;
  text.remove_prefix(text.size() - kLength);
  return text[0] == '\\' && text[1] == 'u' && (text[2] == 'd' || text[2] == 'D') &&
         std::string_view("89abAB").find(text[3]) != std::string_view::npos;
}

Complaint unexpected(std::string_view text, std::size_t at, std::string field) {
  if (const auto broken = find_broken_character(text)) {
    return {"not_utf8", std::move(field), {arg("byte", byte_at(text, *broken)), at_column(*broken)}};
  }
  if (byte_at(text, at) < 0x20) {
    return {"json_control_character", std::move(field), {arg("byte", byte_at(text, at)), at_column(at)}};
  }
  // Invisible, so it must be named: some editors put it in front of a file.
  if (text.substr(at).starts_with("\xef\xbb\xbf")) return {"byte_order_mark", std::move(field), {at_column(at)}};
  const Word word = word_at(text, at);
  if (is_not_a_number(word.text)) return {"not_finite", std::move(field), {arg("found", word.text)}};
  return {"json_unexpected", std::move(field), {arg("found", shortened(word.text)), at_column(word.at)}};
}

// `at`: how many bytes were understood; `field`: what was being read there.
Complaint describe_syntax(SyntaxFault fault, std::string_view text, std::size_t at, std::string field) {
  switch (fault) {
    case SyntaxFault::kIncomplete:
      return {"json_ends_early", std::move(field), {arg("bytes", text.size())}};
    case SyntaxFault::kTooDeep:
      return {"json_too_deep", std::move(field), {arg("levels", kMaxJsonDepth), at_column(at)}};
    case SyntaxFault::kExponent:
      return {"exponent_too_large", std::move(field)};
    case SyntaxFault::kExtraData:
      return {"json_goes_on", {}, {at_column(at)}};
    case SyntaxFault::kSurrogate:
      return {"half_a_pair", std::move(field)};
    case SyntaxFault::kUnexpected:
      break;
  }
  if (ends_with_half_a_pair(text.substr(0, at))) {
    return describe_syntax(SyntaxFault::kSurrogate, text, at, std::move(field));
  }
  if (at >= text.size()) return describe_syntax(SyntaxFault::kIncomplete, text, at, std::move(field));
  return unexpected(text, at, std::move(field));
}

// ---- the parser

namespace json = boost::json;

// Boost 1.81 rounds some numbers wrongly in the last bit, so its own conversions are ignored
// and the text of every number goes to the builder.
class Handler {
 public:
  static constexpr std::size_t max_object_size = std::size_t(-1);
  static constexpr std::size_t max_array_size = std::size_t(-1);
  static constexpr std::size_t max_key_size = std::size_t(-1);
  static constexpr std::size_t max_string_size = std::size_t(-1);

  JsonBuilder builder;

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code&) { return builder.begin({JsonObject{}}); }
  bool on_object_end(std::size_t, json::error_code& ec) { return check(builder.end(), ec); }
  bool on_array_begin(json::error_code&) { return builder.begin({JsonArray{}}); }
  bool on_array_end(std::size_t, json::error_code& ec) { return check(builder.end(), ec); }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) { return keep(part); }
  bool on_key(json::string_view last, std::size_t, json::error_code&) { return builder.name(whole(last)); }
  bool on_string_part(json::string_view part, std::size_t, json::error_code&) { return keep(part); }
  bool on_string(json::string_view last, std::size_t, json::error_code&) { return builder.add({whole(last)}); }
  bool on_number_part(json::string_view part, json::error_code&) { return keep(part); }
  bool on_int64(std::int64_t, json::string_view last, json::error_code& ec) { return number(last, ec); }
  bool on_uint64(std::uint64_t, json::string_view last, json::error_code& ec) { return number(last, ec); }
  bool on_double(double, json::string_view last, json::error_code& ec) { return number(last, ec); }
  bool on_bool(bool value, json::error_code&) { return builder.add({value}); }
  bool on_null(json::error_code&) { return builder.add({nullptr}); }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  bool keep(json::string_view part) {
    parts_.append(part.data(), part.size());
    return true;
  }
  std::string whole(json::string_view last) {
    keep(last);
    return std::exchange(parts_, {});
  }
  bool number(json::string_view last, json::error_code& ec) { return check(builder.add_number(whole(last)), ec); }
  bool check(bool go_on, json::error_code& ec) {
    if (!go_on) ec = json::error::exception;  // any code will do: the builder says why
    return go_on;
  }

  std::string parts_;
};

SyntaxFault fault_of(const json::error_code& ec) {
  if (ec == json::error::incomplete) return SyntaxFault::kIncomplete;
  if (ec == json::error::extra_data) return SyntaxFault::kExtraData;
  if (ec == json::error::too_deep) return SyntaxFault::kTooDeep;
  if (ec == json::error::exponent_overflow) return SyntaxFault::kExponent;
  for (const json::error half : {json::error::illegal_leading_surrogate, json::error::illegal_trailing_surrogate,
                                 json::error::expected_utf16_escape}) {
    if (ec == half) return SyntaxFault::kSurrogate;
  }
  return SyntaxFault::kUnexpected;
}

}  // namespace

Result<JsonValue, Complaint> read_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  json::basic_parser<Handler> parser(options);
  json::error_code ec;
  const std::size_t used = parser.write_some(false, text.data(), text.size(), ec);
  JsonBuilder& builder = parser.handler().builder;
  if (builder.complaint()) return *builder.complaint();
  if (ec) return describe_syntax(fault_of(ec), text, used, builder.field());
  if (used < text.size()) return describe_syntax(SyntaxFault::kExtraData, text, used, "");
  return builder.take();
}

}  // namespace hammer
