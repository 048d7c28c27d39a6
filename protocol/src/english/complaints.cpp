#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

#include "english/complaint_texts.h"
#include "english/words.h"
#include "hammer/table.h"
#include "json/fields.h"
#include "json/writer.h"
#include "protocol/english.h"

namespace hammer::protocol {
namespace {

template <std::size_t count>
const ComplaintText* find(const std::array<ComplaintText, count>& entries, std::string_view key) {
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const ComplaintText& one) { return one.key == key; });
  return found == entries.end() ? nullptr : &*found;
}

class Sentence {
 public:
  Sentence(const Complaint& complaint, std::string_view subject) : complaint_(complaint), subject_(subject) {}

  std::string say() const {
    const ComplaintText* entry = find(kTexts, complaint_.code);
    assert(entry);
    return entry ? filled(entry->text) : std::string(complaint_.code);
  }

 private:
  std::string filled(std::string_view text) const {
    std::string said;
    while (!text.empty()) {
      const std::size_t open = text.find('{');
      said += text.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = text.find('}', open);
      said += hole(text.substr(open + 1, close - open - 1));
      text.remove_prefix(close + 1);
    }
    return said;
  }

  std::string hole(std::string_view name) const {
    if (name == "field") return subject_.empty() ? "the line" : std::string(subject_);
    if (name == "value") return value();
    if (name == "hint") return hint();
    if (name == "accepted") return accepted();
    if (name == "ranges") return ranges();
    if (const std::size_t mark = name.find('?'); mark != std::string_view::npos) {
      const std::string_view either = name.substr(mark + 1);
      const std::size_t colon = either.find(':');
      return std::string(boolean(name.substr(0, mark)) ? either.substr(0, colon) : either.substr(colon + 1));
    }
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return plain(name, "or");
    return formed(name.substr(0, colon), name.substr(colon + 1));
  }

  const JsonValue* find_argument(std::string_view name) const {
    for (const JsonMember& member : complaint_.arguments)
      if (member.name == name) return &member.value;
    return nullptr;
  }
  double number(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const double* number = value ? value->get<double>() : nullptr;
    return number ? *number : 0;
  }
  bool boolean(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const bool* boolean = value ? value->get<bool>() : nullptr;
    return boolean && *boolean;
  }
  std::string text(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const auto* text = value ? value->get<std::string>() : nullptr;
    return text ? *text : std::string();
  }
  std::vector<std::string_view> list(std::string_view name) const {
    std::vector<std::string_view> names;
    const JsonValue* value = find_argument(name);
    const auto* array = value ? value->get<JsonArray>() : nullptr;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
      if (const auto* text = (*array)[i].get<std::string>()) names.push_back(*text);
    }
    return names;
  }

  std::string plain(std::string_view name, std::string_view last) const {
    const JsonValue* value = find_argument(name);
    if (!value) return {};
    if (const auto* number = value->get<double>()) return shortest(*number);
    if (const auto* text = value->get<std::string>()) return *text;
    if (const auto* boolean = value->get<bool>()) return *boolean ? "true" : "false";
    const auto names = list(name);
    return names.empty() ? "none" : join(names, last);
  }

  std::string formed(std::string_view name, std::string_view form) const {
    if (form == "and") return plain(name, form);
    if (form == "quoted") return quoted(text(name));
    if (form == "7") return rounded(number(name), 7);
    if (form == "12") return rounded(number(name), 12);
    if (form == "hex") return "0x" + hex(static_cast<std::uint64_t>(number(name)), 2);
    if (form == "table") return a_table(text(name));
    if (form == "ordinal") return std::string(ordinal_word(static_cast<int>(number(name))));
    if (form == "weight") return number(name) == 1 ? "weight" : "weights";
    if (form == "be") return number(name) == 1 || list(name).size() == 1 ? "is" : "are";
    if (form == "complaint") return nested(name);
    return counted(static_cast<int>(number(name)), form.substr(0, form.size() - 1));  // "weights" is of a "weight"
  }

  // An argument that is a complaint itself.
  std::string nested(std::string_view name) const {
    const JsonValue* value = find_argument(name);
    const auto* object = value ? value->get<JsonObject>() : nullptr;
    if (!object) return {};
    Complaint complaint{};
    std::string code;
    for (const JsonMember& member : *object) {
      if (member.name == "code") code = *member.value.get<std::string>();
      if (member.name == "field" && member.value.get<std::string>()) complaint.field = *member.value.get<std::string>();
      if (member.name == "arguments") complaint.arguments = *member.value.get<JsonObject>();
    }
    complaint.code = code;
    return sentence_of(complaint);
  }

  std::string value() const {
    if (const std::string type = text("type"); !type.empty()) {
      return type == "empty" ? type : "an " + type;  // array, object
    }
    const JsonValue* sent = find_argument("value");
    if (!sent || sent->get<std::nullptr_t>()) return "null";
    const auto* text = sent->get<std::string>();
    return text ? '"' + *text + '"' : plain("value", "or");
  }

  std::string hint() const {
    const std::string nearest = text("nearest");
    return nearest.empty() ? ";" : ", did you mean " + nearest + "?";
  }

  std::string range() const {
    const std::string unit = find_argument("unit") ? ' ' + text("unit") : std::string();
    const double low = number("low"), high = number("high");
    const bool whole = boolean("whole");
    const int digits = whole ? 17 : 7;  // enough to retype a limit
    if (low == high) return rounded(low, digits) + unit;
    return (whole ? "a whole number from " : "a number from ") + rounded(low, digits) + " to " + rounded(high, digits) +
           unit;
  }

  std::string accepted() const {
    const bool has_names = find_argument("names") != nullptr, has_range = find_argument("low") != nullptr;
    if (has_names && has_range) return plain("names", "or") + ", or " + range();
    if (has_names) return plain("names", "or");
    if (has_range) return range();
    if (text("form") == "number") return find_argument("unit") ? "a number in " + text("unit") : "a number";
    const ComplaintText* form = find(kForms, text("form"));
    assert(form);
    return form ? form->key == "dryness" ? filled(form->text) : std::string(form->text) : text("form");
  }

  // "0, 3 to 24 or 26", of pairs.
  std::string ranges() const {
    std::vector<std::string> parts;
    const JsonValue* value = find_argument("ranges");
    const auto* array = value ? value->get<JsonArray>() : nullptr;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
      const JsonArray& pair = *(*array)[i].get<JsonArray>();
      const double low = *pair[0].get<double>(), high = *pair[1].get<double>();
      parts.push_back(shortest(low) + (high > low ? " to " + shortest(high) : ""));
    }
    return join(std::vector<std::string_view>(parts.begin(), parts.end()));
  }

  const Complaint& complaint_;
  std::string_view subject_;
};

}  // namespace

std::string sentence_of(const Complaint& complaint) { return Sentence(complaint, complaint.field).say(); }

std::string sentence_about(std::string_view subject, const Complaint& complaint) {
  return Sentence(complaint, subject).say();
}

std::vector<std::string_view> complaint_codes() {
  std::vector<std::string_view> codes;
  for (const ComplaintText& entry : kTexts) codes.push_back(entry.key);
  return codes;
}

}  // namespace hammer::protocol
