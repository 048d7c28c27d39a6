#include "json/reader.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>
#include <vector>

#include "hammer/heap_sort.h"
#include "json/fields.h"
#include "syntax_fault.h"
#ifdef __wasi__
#include "decimal.h"
#endif

namespace hammer {
namespace {

// By sorting: comparing every pair would make a line with a hundred thousand fields very slow.
const std::string* find_repeated(const JsonObject& object) {
  std::vector<const std::string*> names;
  names.reserve(object.size());
  for (const JsonMember& member : object) names.push_back(&member.name);
  heap_sort(names, [](auto* a, auto* b) { return *a < *b; });
  const auto pair = std::adjacent_find(names.begin(), names.end(), [](auto* a, auto* b) { return *a == *b; });
  return pair == names.end() ? nullptr : *pair;
}

bool is_digit(unsigned byte) { return byte >= '0' && byte <= '9'; }

// Goes through the text once. Every function leaves at_ just after what it has read; or it returns false, with
// complaint_ set.
class JsonParser {
 public:
  explicit JsonParser(std::string_view text) : text_(text) {}

  Result<JsonValue, Complaint> read() {
    JsonValue whole;
    if (!read_value(whole)) return std::move(*complaint_);
    skip_space();
    if (at_ < text_.size()) return describe_syntax(SyntaxFault::kExtraData, text_, at_, "");
    return whole;
  }

 private:
  // A container that is being read: its element or member.
  struct Open {
    std::size_t index;        // of an array
    const std::string* name;  // of an object; nullptr between members
    bool is_array;
  };

  // ---- complaints

  // Of the value that is being read: "weights[2].x", or empty for the whole.
  std::string field() const {
    std::string path;
    for (const Open& open : open_) {
      if (open.is_array) {
        path += element_of("", open.index);
      } else if (open.name && !open.name->empty()) {
        path += (path.empty() ? "" : ".") + shortened(*open.name);
      }
    }
    return path;
  }
  bool fail(SyntaxFault fault = SyntaxFault::kUnexpected) {
    complaint_ = describe_syntax(fault, text_, at_, field());
    return false;
  }
  // The token that begins there is wrong, unless the text simply ends.
  bool fail_from(std::size_t start) {
    if (at_ < text_.size()) at_ = start;
    return fail();
  }
  bool complain(std::string_view code, JsonObject arguments = {}) {
    complaint_ = Complaint{code, field(), std::move(arguments)};
    return false;
  }

  // ---- pieces

  unsigned here() const { return byte_at(text_, at_); }
  bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
  void skip_space() {
    while (is_at(' ') || is_at('\t') || is_at('\n') || is_at('\r')) ++at_;
  }
  bool take(char c) {
    if (!is_at(c)) return false;
    ++at_;
    return true;
  }

  bool read_value(JsonValue& value) {
    skip_space();
    switch (here()) {
      case '{':
        return read_object(value);
      case '[':
        return read_array(value);
      case '"':
        return read_string(value.held.emplace<std::string>());
      case 't':
        value.held = true;
        return read_word("true");
      case 'f':
        value.held = false;
        return read_word("false");
      case 'n':
        value.held = nullptr;
        return read_word("null");
      default:
        return is_at('-') || is_digit(here()) ? read_number_into(value) : fail();
    }
  }

  bool read_word(std::string_view word) {
    const std::size_t start = at_;
    for (const char c : word)
      if (!take(c)) return fail_from(start);
    return true;
  }

  bool open(bool is_array) {
    if (open_.size() == kMaxJsonDepth) return fail(SyntaxFault::kTooDeep);
    ++at_;
    open_.push_back({0, nullptr, is_array});
    return true;
  }

  bool read_array(JsonValue& value) {
    if (!open(true)) return false;
    auto& array = value.held.emplace<JsonArray>();
    skip_space();
    while (!take(']')) {
      if (!array.empty() && !take(',')) return fail();
      if (!read_value(array.emplace_back())) return false;
      ++open_.back().index;
      skip_space();
    }
    open_.pop_back();
    return true;
  }

  bool read_object(JsonValue& value) {
    if (!open(false)) return false;
    auto& object = value.held.emplace<JsonObject>();
    skip_space();
    while (!take('}')) {
      if (!object.empty()) {
        if (!take(',')) return fail();
        skip_space();
      }
      if (!read_member(object)) return false;
      skip_space();
    }
    if (const std::string* repeated = find_repeated(object)) {
      const std::string shown = repeated->empty() ? "\"\"" : *repeated;
      open_.back().name = &shown;
      return complain("given_twice");
    }
    open_.pop_back();
    return true;
  }

  bool read_member(JsonObject& object) {
    std::string name;
    if (!is_at('"')) return fail();
    if (!read_string(name)) return false;
    open_.back().name = &name;
    skip_space();
    if (!take(':')) return fail();
    JsonValue value;
    if (!read_value(value)) return false;
    open_.back().name = nullptr;
    object.push_back({std::move(name), std::move(value)});
    return true;
  }

  // ---- numbers

  void skip_digits() {
    while (at_ < text_.size() && is_digit(here())) ++at_;
  }
  bool need_digits() {
    if (!is_digit(here())) return fail();
    skip_digits();
    return true;
  }

  bool read_number_into(JsonValue& value) {
    const std::size_t start = at_;
    take('-');
    if (!take('0') && !need_digits()) return false;
    if (take('.') && !need_digits()) return false;
    if (take('e') || take('E')) {
      if (!take('+')) take('-');
      const std::size_t exponent = at_;
      if (!need_digits()) return false;
      if (is_too_large(text_.substr(exponent, at_ - exponent))) return fail(SyntaxFault::kExponent);
    }
    const std::string_view text = text_.substr(start, at_ - start);
    const auto number = read_number(text);
    if (!number) return complain("number_too_large", {arg("found", shortened(text))});
    value.held = *number;
    return true;
  }

  // An exponent this long is out of any range.
  static bool is_too_large(std::string_view exponent) {
    exponent.remove_prefix(std::min(exponent.find_first_not_of('0'), exponent.size()));
    return exponent.size() > 9;
  }

  // ---- texts

  bool read_string(std::string& out) {
    ++at_;
    for (;;) {
      const std::size_t start = at_;
      while (at_ < text_.size() && here() >= 0x20 && here() < 0x80 && !is_at('"') && !is_at('\\')) ++at_;
      out.append(text_, start, at_ - start);
      if (take('"')) return true;
      if (at_ >= text_.size()) return fail();
      const bool is_read = is_at('\\') ? read_escape(out) : read_character(out);
      if (!is_read) return false;
    }
  }

  // One beyond ASCII.
  bool read_character(std::string& out) {
    const std::size_t length = here() < 0x20 ? 0 : character_length(text_, at_);
    if (length == 0) return fail();
    out.append(text_, at_, length);
    at_ += length;
    return true;
  }

  bool read_escape(std::string& out) {
    constexpr std::string_view kEscapes = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    ++at_;
    if (take('u')) return read_code_point(out);
    const std::size_t which = at_ < text_.size() ? kEscapes.find(text_[at_]) : std::string_view::npos;
    if (which == std::string_view::npos) return fail();
    ++at_;
    out += kMeant[which];
    return true;
  }

  bool read_code_point(std::string& out) {
    char32_t first = 0, second = 0;
    if (!read_hex(first)) return false;
    const bool is_first_half = first >= 0xD800 && first < 0xDC00, is_second_half = first >= 0xDC00 && first < 0xE000;
    if (is_second_half) return fail(SyntaxFault::kSurrogate);
    if (is_first_half) {
      if (at_ >= text_.size()) return fail();
      if (!text_.substr(at_).starts_with("\\u")) return fail(SyntaxFault::kSurrogate);
      at_ += 2;
      if (!read_hex(second)) return false;
      if (second < 0xDC00 || second >= 0xE000) return fail(SyntaxFault::kSurrogate);
      first = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    }
    append_utf8(out, first);
    return true;
  }

  bool read_hex(char32_t& number) {
    const std::size_t start = at_ - 1;  // the u
    for (int i = 0; i < 4; ++i, ++at_) {
      const unsigned byte = here(), lower = byte | 0x20;
      if (!is_digit(byte) && (lower < 'a' || lower > 'f')) return fail_from(start);
      number = number << 4 | (is_digit(byte) ? byte - '0' : lower - 'a' + 10);
    }
    return true;
  }

  static void append_utf8(std::string& out, char32_t c) {
    const auto add = [&](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80) return add(c);
    if (c < 0x800) {
      add(0xC0 | c >> 6);
    } else {
      if (c < 0x10000) {
        add(0xE0 | c >> 12);
      } else {
        add(0xF0 | c >> 18);
        add(0x80 | (c >> 12 & 0x3F));
      }
      add(0x80 | (c >> 6 & 0x3F));
    }
    add(0x80 | (c & 0x3F));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Open> open_;
  std::optional<Complaint> complaint_;
};

#ifndef __wasi__
// Of a number that no double can hold, whether it lies near zero rather than beyond the largest.
// from_chars reports both alike, so the power of ten of the first digit that is not 0 decides.
bool is_tiny(std::string_view text) {
  long power = 0;
  bool past_point = false;
  bool counting = false;  // from the first digit that is not 0
  std::size_t i = text.starts_with('-') ? 1 : 0;
  for (; i < text.size() && (is_digit(static_cast<unsigned char>(text[i])) || text[i] == '.'); ++i) {
    if (text[i] == '.') {
      past_point = true;
    } else {
      if (!counting && text[i] != '0') counting = true;
      if (counting && !past_point) ++power;
      if (!counting && past_point) --power;
    }
  }
  if (i == text.size()) return power < 0;
  ++i;  // the e
  const bool negative = text[i] == '-';
  if (text[i] == '-' || text[i] == '+') ++i;
  long exponent = 0;
  const auto read = std::from_chars(text.data() + i, text.data() + text.size(), exponent);
  if (read.ec != std::errc{}) return negative;
  return power + (negative ? -exponent : exponent) < 0;
}
#endif

}  // namespace

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

Result<JsonValue, Complaint> read_json(std::string_view text) { return JsonParser(text).read(); }

#ifdef __wasi__
std::optional<double> read_number(std::string_view text) { return nearest_double(text); }
#else
std::optional<double> read_number(std::string_view text) {
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec == std::errc::result_out_of_range) {
    if (!is_tiny(text)) return std::nullopt;
    return text.starts_with('-') ? -0.0 : 0.0;
  }
  assert(read.ec == std::errc{} && read.ptr == text.data() + text.size());
  return number;
}
#endif

}  // namespace hammer
