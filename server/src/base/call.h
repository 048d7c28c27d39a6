// A request to the API and its answer, before any network is involved.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/line_sink.h"
#include "json/complaint.h"

namespace hammer::server {

struct Call {
  std::string method;  // "POST"
  std::string path;    // "/api/matches/x7k2/commands": decoded, without the query
  std::string query;   // "since=12", as it was sent
  std::string body;
  std::string token;    // of "Authorization: Bearer"; empty: none
  std::string address;  // the caller's
};

struct Reply {
  int status = 200;
  std::string body = "";  // JSON, unless `type` says otherwise
  std::string type = "application/json";
  std::vector<std::pair<std::string, std::string>> headers = {};  // Retry-After …
  // Set: the answer is a stream of lines (application/x-ndjson). Called with the stream once it is open.
  std::function<void(std::shared_ptr<LineSink>)> stream = {};
};

// To be called once, on the loop's thread.
using Responder = std::function<void(Reply)>;

// {"error": in English, "field": or null, "code": of docs/codes.md, "arguments"}, and the fields of `more`.
Reply refusal(int status, const Complaint& complaint, const JsonObject& more = {});

// What answers the calls under /api.
class Application {
 public:
  virtual ~Application() = default;
  virtual void answer(Call call, Responder respond) = 0;
};

}  // namespace hammer::server
