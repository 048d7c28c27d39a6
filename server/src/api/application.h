// The API as one object. The network hands it calls and sends its replies.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "api/passwords.h"
#include "base/call.h"

namespace hammer::server {

struct ApiContext;
class Log;
class Loop;
class Metrics;
class Store;
class Workers;

// All outlive the application, which is used on the loop's thread alone.
struct ServerDependencies {
  Loop& loop;
  Store& store;
  Workers& workers;           // for machines that choose their shots
  Workers& password_workers;  // its own: people can sign in however many machines play
  Metrics& metrics;
  Log& log;
  // How long a match waits for its players' numbers before the toss.
  std::chrono::milliseconds number_grace{0};
};

struct ServerInfo {
  std::string version;
  PasswordCost password_cost = {};
  // Where phones on the same network find this server: "http://192.168.1.7:8080/". Called each time.
  std::function<std::vector<std::string>()> elsewhere = {};
};

class OnlineApplication : public Application {
 public:
  OnlineApplication(const ServerDependencies& services, ServerInfo info);
  ~OnlineApplication() override;

  void answer(Call call, Responder respond) override;

  // Ends every stream with a "bye" line and refuses new calls (503). Calls on their way are still answered.
  void stop();

 private:
  std::shared_ptr<ApiContext> context_;
};

}  // namespace hammer::server
