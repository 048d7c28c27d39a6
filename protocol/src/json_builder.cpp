#include "json_builder.h"

#include <algorithm>

#include "hammer/heap_sort.h"
#include "protocol/numbers.h"
#include "quote.h"

namespace hammer::protocol {
namespace {

// By sorting: comparing every pair would let one line of a hundred thousand fields hold the program up.
const std::string* find_repeated(const JsonObject& object) {
  std::vector<const std::string*> names;
  names.reserve(object.size());
  for (const JsonMember& member : object) names.push_back(&member.name);
  heap_sort(names, [](auto* a, auto* b) { return *a < *b; });
  const auto pair = std::adjacent_find(names.begin(), names.end(), [](auto* a, auto* b) { return *a == *b; });
  return pair == names.end() ? nullptr : *pair;
}

}  // namespace

bool JsonBuilder::complain(std::string field, std::string_view rest) {
  complaint_.sentence = (field.empty() ? std::string("the line") : field) + std::string(rest);
  complaint_.field = std::move(field);
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
      return complain(field(), " is given twice");
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
  return complain(field(), " is " + shortened(text) + ", too large for a number");
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

}  // namespace hammer::protocol
