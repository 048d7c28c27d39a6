#include "json/fields.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "json/reader.h"
#include "json/writer.h"

namespace hammer {
namespace {

void append(JsonObject& object, JsonObject more) { std::move(more.begin(), more.end(), std::back_inserter(object)); }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

// How many letters to change, add, drop or swap with a neighbour.
std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> two_back, back, row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    two_back = std::exchange(back, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({back[j] + 1, row[j - 1] + 1, back[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], two_back[j - 2] + 1);
    }
  }
  return row[b.size()];
}

}  // namespace

std::string_view nearest_name(std::string_view mistyped, std::span<const std::string_view> names) {
  constexpr std::size_t kLongest = 40;
  if (mistyped.size() > kLongest) return {};
  std::string_view nearest;
  std::size_t least = 0;
  for (const std::string_view name : names) {
    const std::size_t edits = edits_between(mistyped, name);
    // At least half of the letters must be right, or short names would all be near each other.
    const bool near = edits <= 2 && 2 * edits < std::max(name.size(), mistyped.size()) + 1;
    if (near && (nearest.empty() || edits < least)) {
      nearest = name;
      least = edits;
    }
  }
  return nearest;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  const auto inside_character = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80; };
  while (end > 0 && inside_character(end)) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string quoted(std::string_view text) { return '"' + shortened(text) + '"'; }

JsonMember arg(std::string_view name, const Complaint& complaint) {
  JsonObject inner{arg("code", complaint.code), arg("field", complaint.field)};
  inner.push_back({"arguments", {complaint.arguments}});
  return {std::string(name), {std::move(inner)}};
}

void write_complaint_fields(JsonWriter& json, const Complaint& complaint) {
  json.name("field");
  complaint.field.empty() ? json.null() : json.value(complaint.field);
  json.field("code", complaint.code).name("arguments");
  write_json(json, {complaint.arguments});
}

JsonValue list_of(std::span<const std::string_view> names) {
  JsonArray list;
  for (const std::string_view name : names) list.push_back({std::string(name)});
  return {std::move(list)};
}

JsonObject accepted(const NumberField& field) {
  JsonObject arguments;
  if (std::isinf(field.low)) {
    arguments.push_back({"form", {"number"}});
  } else {
    arguments.push_back({"low", {field.low}});
    arguments.push_back({"high", {field.high}});
    arguments.push_back({"whole", {field.whole}});
  }
  if (!field.unit.empty()) arguments.push_back({"unit", {std::string(field.unit)}});
  return arguments;
}

JsonObject accepted(std::span<const std::string_view> names) { return {{"names", list_of(names)}}; }

JsonObject accepted_form(std::string_view form) { return {{"form", {std::string(form)}}}; }

JsonObject shown(const JsonValue& value) {
  if (value.get<JsonArray>()) return {{"type", {"array"}}};
  if (value.get<JsonObject>()) return {{"type", {"object"}}};
  if (const auto* text = value.get<std::string>()) return {{"value", {shortened(*text)}}};
  return {{"value", value}};
}

std::string element_of(std::string_view array, std::size_t index) {
  return std::string(array) + '[' + whole_number(static_cast<std::int64_t>(index)) + ']';
}

Fields::Fields(const JsonValue& value, std::string path, std::span<const std::string_view> known,
               Complaints& complaints)
    : Fields(value, std::move(path), complaints) {
  if (object_) refuse_unknown(known);
}

Fields::Fields(const JsonValue& value, std::string path, Complaints& complaints)
    : object_(value.get<JsonObject>()), path_(std::move(path)), complaints_(complaints) {
  if (object_) return;
  JsonObject arguments = shown(value);
  append(arguments, accepted_form("object"));
  complaints_.add({"not_accepted", path_, std::move(arguments)});
}

void Fields::refuse_unknown(std::span<const std::string_view> known) const {
  for (const JsonMember& member : *object_) {
    if (std::find(known.begin(), known.end(), member.name) != known.end()) continue;
    JsonObject arguments = accepted(known);
    if (const auto nearest = nearest_name(member.name, known); !nearest.empty()) {
      arguments.push_back({"nearest", {path_of(nearest)}});
    }
    return complain(member.name, "unknown_field", std::move(arguments));
  }
}

const JsonValue* Fields::find(std::string_view name) const {
  if (!object_) return nullptr;
  const auto has_name = [&](const JsonMember& member) { return member.name == name; };
  const auto found = std::find_if(object_->begin(), object_->end(), has_name);
  return found == object_->end() ? nullptr : &found->value;
}

std::string Fields::path_of(std::string_view name) const {
  const std::string last = name.empty() ? "\"\"" : shortened(name);
  return path_.empty() ? last : path_ + '.' + last;
}

void Fields::complain(std::string_view name, std::string_view code, JsonObject arguments) const {
  complaints_.add({code, path_of(name), std::move(arguments)});
}

void Fields::refuse(std::string_view name, JsonObject accepted) const {
  const JsonValue* value = find(name);
  if (!value) return complain(name, "missing", std::move(accepted));
  JsonObject arguments = shown(*value);
  append(arguments, std::move(accepted));
  complain(name, "not_accepted", std::move(arguments));
}

double Fields::number(const NumberField& field) const {
  const double stand_in = field.fallback.value_or(0);
  const JsonValue* value = find(field.name);
  if (!value && field.fallback) return stand_in;
  const double* number = value ? value->get<double>() : nullptr;
  const bool fits = number && *number >= field.low && *number <= field.high;
  if (fits && (!field.whole || *number == std::floor(*number))) return *number;
  refuse(field.name, accepted(field));
  return stand_in;
}

bool Fields::boolean(std::string_view name, bool fallback) const {
  const JsonValue* value = find(name);
  if (!value) return fallback;
  if (const bool* boolean = value->get<bool>()) return *boolean;
  refuse(name, accepted_form("boolean"));
  return fallback;
}

int Fields::choice(std::string_view name, std::span<const std::string_view> names, bool required) const {
  const JsonValue* value = find(name);
  if (!value && !required) return -1;
  const std::string* text = value ? value->get<std::string>() : nullptr;
  const auto found = text ? std::find(names.begin(), names.end(), *text) : names.end();
  if (found != names.end()) return static_cast<int>(found - names.begin());
  JsonObject arguments = accepted(names);
  const std::string_view nearest = text ? nearest_name(*text, names) : "";
  if (!nearest.empty()) arguments.push_back({"nearest", {std::string(nearest)}});
  refuse(name, std::move(arguments));
  return -1;
}

template <class T>
const T* Fields::of_type(std::string_view name, std::string_view form, bool required) const {
  const JsonValue* value = find(name);
  const T* held = value ? value->get<T>() : nullptr;
  if (held || (!value && !required)) return held;
  refuse(name, accepted_form(form));
  return nullptr;
}

const std::string* Fields::text(std::string_view name, std::string_view form, bool required) const {
  return of_type<std::string>(name, form, required);
}

const JsonArray* Fields::array(std::string_view name, std::string_view form, bool required) const {
  return of_type<JsonArray>(name, form, required);
}

ParsedObject::ParsedObject(std::string_view text, std::span<const std::string_view> known) {
  auto read = read_json(text);
  if (read) {
    value_ = std::move(read.value());
  } else {
    complaints_.add(read.refusal());
  }
  fields_.emplace(value_, "", known, complaints_);
}

}  // namespace hammer
