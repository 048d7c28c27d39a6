// All that a connection needs to answer whoever is at its other end.
#pragma once

#include <functional>

#include "base/call.h"
#include "net/page.h"
#include "server/server.h"

namespace hammer::server {

class Log;
class Metrics;

// What it refers to outlives every connection.
struct Site {
  Page page;
  Application& application;
  Metrics& metrics;
  Log& log;
  std::function<bool()> is_well;
  Limits limits;
  bool behind_proxy = false;  // one of ours, which writes X-Forwarded-For and X-Forwarded-Proto
  bool metrics_open = false;
};

}  // namespace hammer::server
