#include "json_reader.h"

#include <boost/json/basic_parser_impl.hpp>
#include <utility>

#include "json_builder.h"
#include "json_syntax.h"

namespace hammer::protocol {
namespace {

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
    if (!go_on) ec = json::error::exception;  // any code will do: the builder has the sentence
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
  if (!builder.complaint().sentence.empty()) return builder.complaint();
  if (ec) return describe_syntax(fault_of(ec), text, used, builder.field());
  if (used < text.size()) return describe_syntax(SyntaxFault::kExtraData, text, used, "");
  return builder.take();
}

}  // namespace hammer::protocol
