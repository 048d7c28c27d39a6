// The API as one object: who may call what, and what is answered. The network hands it calls and sends its answers.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/call.h"
#include "session/passwords.h"

namespace hammer::server {

struct Desk;
class Log;
class Loop;
class Metrics;
class Store;
class Workers;

// All outlive the application. Everything happens on the loop's thread.
struct Parts {
  Loop& loop;
  Store& store;
  Workers& workers;           // machines choose their shots there
  Workers& password_workers;  // apart: however many machines play, people get in
  Metrics& metrics;
  Log& log;
};

struct Facts {
  std::string version;
  PasswordCost password_cost = {};
  // Where phones on the same network find this server: "http://192.168.1.7:8080/". Asked for each time.
  std::function<std::vector<std::string>()> elsewhere = {};
};

class OnlineApplication : public Application {
 public:
  OnlineApplication(const Parts& parts, Facts facts);
  ~OnlineApplication() override;

  void answer(Call call, Answering answering) override;

  // Says goodbye on every stream and takes no new calls (503); what is on its way is still answered.
  void stop();

 private:
  std::shared_ptr<Desk> desk_;
};

}  // namespace hammer::server
