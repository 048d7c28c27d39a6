// A call that was let in: what is request, by whom, and where the answer goes.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/call.h"
#include "match/caller.h"
#include "store/store.h"

namespace hammer::server {

struct ApiRequest {
  Call call;
  std::vector<std::string> words = {};            // what stands where the path has {…}
  std::map<std::string, std::string> query = {};  // decoded
  Caller caller = {};                             // account 0: nobody
  Token token = {};                               // of the caller
  Responder respond = {};

  const std::string& word(std::size_t place) const { return words[place]; }
};

}  // namespace hammer::server
