#include "session/application.h"

#include <chrono>
#include <utility>

#include "session/admission.h"
#include "session/desk.h"
#include "session/route.h"

namespace hammer::server {
namespace {

// Counts how the call was answered; the network logs it.
Answering watched(Desk& desk, const Route& route, Answering answering) {
  const Loop::Steady begun = desk.parts.loop.steady();
  return [weak = desk.weak_from_this(), &route, begun, answering = std::move(answering)](Reply reply) {
    if (const auto held = weak.lock()) {
      const std::string call = std::string(route.method) + ' ' + std::string(route.path);
      const std::chrono::duration<double> took = held->parts.loop.steady() - begun;
      held->parts.metrics.count("hammer_calls_total{call=\"" + call + "\",status=\"" + std::to_string(reply.status) +
                                "\"}");
      held->parts.metrics.observe("hammer_call_seconds", took.count());
    }
    answering(std::move(reply));
  };
}

Reply no_such_call(const Routed& routed) {
  if (routed.allowed.empty()) return refusal(404, {"no_call"});
  Reply reply = refusal(405, {"other_method", "", {arg("methods", routed.allowed)}});
  reply.headers.emplace_back("Allow", routed.allowed);
  return reply;
}

std::optional<Reply> find_body_fault(const Route& route, const std::string& body) {
  const bool is_empty = body.find_first_not_of(" \t\r\n") == std::string::npos;
  if (route.body.empty() && !is_empty && body != "{}") return refusal(400, {"body_not_taken"});
  if (!route.body.empty() && route.needs_body && is_empty) return refusal(400, {"body_needed"});
  return std::nullopt;
}

}  // namespace

OnlineApplication::OnlineApplication(const Parts& parts, Facts facts)
    : desk_(std::make_shared<Desk>(parts, std::move(facts))) {
  parts.store.when_changed_outside([weak = desk_->weak_from_this()] {
    if (const auto desk = weak.lock()) desk->bearers.forget_all();
  });
}

OnlineApplication::~OnlineApplication() = default;

void OnlineApplication::answer(Call call, Answering answering) {
  Desk& desk = *desk_;
  Routed routed = find_route(call.method, call.path);
  if (routed.route == nullptr) return answering(no_such_call(routed));
  const Route& route = *routed.route;
  Answering watching = watched(desk, route, std::move(answering));
  if (desk.is_stopping) return watching(try_again(503, {"server_stopping"}, 5));
  const int wait = desk.limits.take_address(call.address);
  if (wait > 0) return watching(too_often("too_many_from_address", wait));
  Query query = read_query(call.query, route.query);
  if (query.refused) return watching(std::move(*query.refused));
  if (auto fault = find_body_fault(route, call.body)) return watching(std::move(*fault));
  admit(desk, route,
        {.call = std::move(call),
         .words = std::move(routed.words),
         .query = std::move(query.fields),
         .answering = std::move(watching)});
}

void OnlineApplication::stop() {
  Desk& desk = *desk_;
  desk.is_stopping = true;
  desk.pairing.stop();
  desk.challenges.stop();
  desk.rooms.stop();
  desk.streams.close_all("stopping");
}

}  // namespace hammer::server
