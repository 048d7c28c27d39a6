#include "api/api_context.h"

#include "api/authentication.h"
#include "api/match_views.h"
#include "api/refusals.h"
#include "base/names.h"

namespace hammer::server {
namespace {

RoomServices room_services_of(ApiContext& context) {
  return {context.services.loop,
          context.services.store,
          context.services.workers,
          context.services.metrics,
          context.services.log,
          [&context](AccountId account, const std::shared_ptr<const std::string>& line) {
            context.person_streams.tell(account, line);
          },
          [&context](AccountId listener, AccountId speaker) { return context.mutes.has(listener, speaker); },
          {},
          context.services.number_grace};
}

OpenStreams::Dependencies dependencies_of_open_streams(ApiContext& context) {
  return {context.services.loop, [&context](const std::string& hash, std::function<void(bool)> then) {
            find_bearer(context, hash, [then = std::move(then)](ApiContext& held, const Result<Bearer, Reply>& found) {
              then(found && !check_account(held, found.value()));
            });
          }};
}

PairingQueue::Dependencies dependencies_of_pairing(ApiContext& context) {
  return {context.services.loop,
          [&context](AccountId one, AccountId other) { return !context.mutes.is_between(one, other); },
          [&context](const std::string& game, const Caller& one, const Caller& other, RoomDone begun) {
            const auto plan = rated_plan(game, one, other);
            if (!plan) return begun(plan.refusal());
            context.rooms.create(plan.value(), one.account, std::move(begun));
          },
          [&context](AccountId account, const std::shared_ptr<const std::string>& line) {
            context.person_streams.tell(account, line);
          }};
}

constexpr int kMaxNameNumber = 1000;

std::string free_name_like(Reader& reader, const std::string& name) {
  int number = 2;
  // Growing steps reach a free number soon, also for a name that a hundred people have.
  for (int step = 1; number < kMaxNameNumber && reader.account_named(numbered_name(name, number)); ++step)
    number += step;
  return numbered_name(name, number);
}

}  // namespace

ApiContext::ApiContext(const ServerDependencies& given, ServerInfo known)
    : services(given),
      info(std::move(known)),
      clock(given.loop),
      limits(given.loop),
      guesses(given.loop),
      open_streams(dependencies_of_open_streams(*this)),
      person_streams({given.loop, [this](AccountId account) { pairing.leave(account); }}),
      challenges({given.loop, given.store, challenges_line, [this] { return !person_streams.is_empty(); },
                  [this](const ChallengeList::Line& line) { person_streams.tell_all(line); }}),
      rooms(room_services_of(*this)),
      pairing(dependencies_of_pairing(*this)) {}

void respond_from_store(ApiContext& context, Responder respond, std::function<Reply(Reader&)> read) {
  const auto reply = std::make_shared<Reply>();
  context.services.store.read([reply, read = std::move(read)](Reader& reader) { *reply = read(reader); },
                              [reply, respond = std::move(respond)](std::optional<StoreFault> fault) {
                                respond(fault ? refuse(*fault) : std::move(*reply));
                              });
}

void respond_after_write(ApiContext& context, Responder respond, std::function<Changed(Writer&)> work,
                         std::function<void(ApiContext&)> after) {
  const auto reply = std::make_shared<Reply>();
  context.services.store.write(
      [reply, work = std::move(work)](Writer& writer) {
        Changed changed = work(writer);
        *reply = std::move(changed.reply);
        return changed.fault;
      },
      context.later([reply, respond = std::move(respond), after = std::move(after)](ApiContext& held,
                                                                                    std::optional<StoreFault> fault) {
        if (fault) return respond(refuse(*fault));
        if (after && reply->status < 400) after(held);
        respond(std::move(*reply));
      }));
}

std::optional<Reply> find_name_conflict(Reader& reader, const std::string& name, AccountId own) {
  const auto holder = reader.account_named(name);
  if (!holder || holder->id == own) return std::nullopt;
  const std::string suggestion = free_name_like(reader, name);
  const JsonMember free = arg("suggestion", suggestion);
  return refuse({"name_taken", "name", {arg("name", name), free}}, {free});
}

}  // namespace hammer::server
