// The API as one object: who may call what, and what is answered. The network hands it calls and sends its answers.
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

// All outlive the application. Everything happens on the loop's thread.
struct ServerDependencies {
  Loop& loop;
  Store& store;
  Workers& workers;           // machines choose their shots there
  Workers& password_workers;  // apart: however many machines play, people get in
  Metrics& metrics;
  Log& log;
};

struct ServerInfo {
  std::string version;
  PasswordCost password_cost = {};
  // Where phones on the same network find this server: "http://192.168.1.7:8080/". ApiRequest for each time.
  std::function<std::vector<std::string>()> elsewhere = {};
};

class OnlineApplication : public Application {
 public:
  OnlineApplication(const ServerDependencies& services, ServerInfo info);
  ~OnlineApplication() override;

  void answer(Call call, Responder respond) override;

  // Says goodbye on every stream and takes no new calls (503); what is on its way is still answered.
  void stop();

 private:
  std::shared_ptr<ApiContext> context_;
};

}  // namespace hammer::server
