#include "api/application.h"

#include <chrono>
#include <utility>

#include "api/api_context.h"
#include "api/authentication.h"
#include "api/refusals.h"
#include "api/route.h"

namespace hammer::server {
namespace {

// Counts how the call was answered. The network logs it.
Responder counted(ApiContext& context, const Route& route, Responder respond) {
  const Loop::TimePoint begun = context.services.loop.now();
  return [weak = context.weak_from_this(), &route, begun, respond = std::move(respond)](Reply reply) {
    if (const auto held = weak.lock()) {
      const std::string call = std::string(route.method) + ' ' + std::string(route.path);
      const std::chrono::duration<double> took = held->services.loop.now() - begun;
      held->services.metrics.count("hammer_calls_total{call=\"" + call + "\",status=\"" + std::to_string(reply.status) +
                                   "\"}");
      held->services.metrics.observe("hammer_call_seconds", took.count());
    }
    respond(std::move(reply));
  };
}

Refusal stopping() {
  Refusal refused("server_stopping");
  refused.wait = std::chrono::seconds(5);
  return refused;
}

Reply no_such_call(const Routed& routed) {
  if (routed.allowed.empty()) return refuse({"no_call"});
  Reply reply = refuse({"other_method", "", {arg("methods", routed.allowed)}});
  reply.headers.emplace_back("Allow", routed.allowed);
  return reply;
}

std::optional<Reply> find_body_fault(const Route& route, const std::string& body) {
  const bool is_empty = body.find_first_not_of(" \t\r\n") == std::string::npos;
  if (route.body.empty() && !is_empty && body != "{}") return refuse({"body_not_taken"});
  if (!route.body.empty() && route.needs_body && is_empty) return refuse({"body_needed"});
  return std::nullopt;
}

}  // namespace

OnlineApplication::OnlineApplication(const ServerDependencies& services, ServerInfo info)
    : context_(std::make_shared<ApiContext>(services, std::move(info))) {
  services.store.when_changed_outside([weak = context_->weak_from_this()] {
    if (const auto context = weak.lock()) context->bearers.forget_all();
  });
}

OnlineApplication::~OnlineApplication() = default;

void OnlineApplication::answer(Call call, Responder respond) {
  ApiContext& context = *context_;
  Routed routed = find_route(call.method, call.path);
  if (routed.route == nullptr) return respond(no_such_call(routed));
  const Route& route = *routed.route;
  Responder counting = counted(context, route, std::move(respond));
  if (context.is_stopping) return counting(refuse(stopping()));
  const int wait = context.limits.take_address(call.address);
  if (wait > 0) return counting(too_often("too_many_from_address", wait));
  Query query = read_query(call.query, route.query);
  if (query.refused) return counting(std::move(*query.refused));
  if (auto fault = find_body_fault(route, call.body)) return counting(std::move(*fault));
  admit(context, route,
        {.call = std::move(call),
         .parameters = std::move(routed.parameters),
         .query = std::move(query.fields),
         .respond = std::move(counting)});
}

void OnlineApplication::stop() {
  ApiContext& context = *context_;
  context.is_stopping = true;
  context.pairing.stop();
  context.challenges.stop();
  context.rooms.stop();
  context.person_streams.close_all("stopping");
}

}  // namespace hammer::server
