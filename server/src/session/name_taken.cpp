#include "session/name_taken.h"

#include "json/writer.h"
#include "session/names.h"

namespace hammer::server {
namespace {

constexpr int kMostTries = 1000;

std::string free_name_like(Reader& reader, const std::string& name) {
  int number = 2;
  // Steps grow, so that a name that a hundred have already is found soon.
  for (int step = 1; number < kMostTries && reader.account_named(numbered_name(name, number)); ++step) number += step;
  return numbered_name(name, number);
}

}  // namespace

std::optional<Reply> find_name_conflict(Reader& reader, const std::string& name, AccountId own) {
  const auto holder = reader.account_named(name);
  if (!holder || holder->id == own) return std::nullopt;
  const std::string suggestion = free_name_like(reader, name);
  Reply reply{.status = 409};
  JsonWriter(reply.body)
      .begin_object()
      .field("error", "the name " + name + " is taken; " + suggestion + " is free")
      .field("field", "name")
      .field("suggestion", suggestion)
      .end_object();
  return reply;
}

}  // namespace hammer::server
