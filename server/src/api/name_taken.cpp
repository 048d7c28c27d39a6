#include "api/name_taken.h"

#include "api/names.h"
#include "api/refusals.h"

namespace hammer::server {
namespace {

constexpr int kMaxTries = 1000;

std::string free_name_like(Reader& reader, const std::string& name) {
  int number = 2;
  // Steps grow, so that a name that a hundred have already is found soon.
  for (int step = 1; number < kMaxTries && reader.account_named(numbered_name(name, number)); ++step) number += step;
  return numbered_name(name, number);
}

}  // namespace

std::optional<Reply> find_name_conflict(Reader& reader, const std::string& name, AccountId own) {
  const auto holder = reader.account_named(name);
  if (!holder || holder->id == own) return std::nullopt;
  const std::string suggestion = free_name_like(reader, name);
  const JsonMember free = arg("suggestion", suggestion);
  return refuse({"name_taken", "name", {arg("name", name), free}}, {free});
}

}  // namespace hammer::server
