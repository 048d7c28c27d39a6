#include "api/route.h"

#include <algorithm>

#include "api/refusals.h"
#include "json/fields.h"

namespace hammer::server {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(at, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

bool is_word(std::string_view part) { return part.starts_with('{'); }

bool fits(std::string_view pattern, std::span<const std::string_view> path) {
  const std::vector<std::string_view> parts = split(pattern, '/');
  return parts.size() == path.size() &&
         std::equal(parts.begin(), parts.end(), path.begin(), [](std::string_view part, std::string_view given) {
           return is_word(part) ? !given.empty() : part == given;
         });
}

std::vector<std::string> words_of(std::string_view pattern, std::span<const std::string_view> path) {
  const std::vector<std::string_view> parts = split(pattern, '/');
  std::vector<std::string> words;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (is_word(parts[i])) words.emplace_back(path[i]);
  }
  return words;
}

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_coded =
        text[i] == '%' && i + 2 < text.size() && digit_of(text[i + 1]) >= 0 && digit_of(text[i + 2]) >= 0;
    plain += is_coded ? static_cast<char>(digit_of(text[i + 1]) * 16 + digit_of(text[i + 2])) : text[i];
    if (is_coded) i += 2;
  }
  return plain;
}

Reply refuse_query_field(const std::string& name, std::string_view known) {
  const std::vector<std::string_view> names = known.empty() ? std::vector<std::string_view>{} : split(known, ' ');
  return refuse({"unknown_in_address", name, {arg("name", name), arg("names", list_of(names))}});
}

}  // namespace

std::string_view scope_of(Needs needs) {
  switch (needs) {
    case Needs::kNothing:
    case Needs::kToken:
      return "";
    case Needs::kRead:
      return "read";
    case Needs::kPlay:
      return "play";
    case Needs::kAccount:
      return "account";
  }
  return "";
}

Routed find_route(std::string_view method, std::string_view path) {
  const std::vector<std::string_view> parts = split(path, '/');
  Routed routed;
  for (const Route& route : routes()) {
    if (!fits(route.path, parts)) continue;
    if (route.method == method) return {&route, words_of(route.path, parts), ""};
    routed.allowed += (routed.allowed.empty() ? "" : ", ") + std::string(route.method);
  }
  return routed;
}

Query read_query(std::string_view query, std::string_view known) {
  Query read;
  if (query.empty()) return read;
  const std::vector<std::string_view> names = split(known, ' ');
  for (const std::string_view field : split(query, '&')) {
    const std::size_t equals = std::min(field.find('='), field.size());
    const std::string name = decoded(field.substr(0, equals));
    if (name.empty() || std::ranges::find(names, name) == names.end()) {
      return {{}, refuse_query_field(name, known)};
    }
    if (!read.fields.emplace(name, decoded(field.substr(std::min(equals + 1, field.size())))).second) {
      return {{}, refuse({"twice_in_address", name})};
    }
  }
  return read;
}

}  // namespace hammer::server
