#include "session/desk.h"

#include "session/admission.h"

namespace hammer::server {
namespace {

RoomServices surroundings_of(Desk& desk) {
  return {
      desk.parts.loop,
      desk.parts.store,
      desk.parts.workers,
      desk.parts.metrics,
      desk.parts.log,
      [&desk](AccountId account, const std::shared_ptr<const std::string>& line) { desk.streams.tell(account, line); },
      [&desk](AccountId listener, AccountId speaker) { return desk.mutes.has(listener, speaker); }};
}

TokenStreams::Needs needs_of_held_streams(Desk& desk) {
  return {desk.parts.loop, [&desk](const std::string& hash, std::function<void(bool)> told) {
            find_bearer(desk, hash, [told = std::move(told)](Desk& held, const Result<Bearer, Reply>& found) {
              told(found && !check_account(held, found.value()));
            });
          }};
}

PairingQueue::Needs needs_of_pairing(Desk& desk) {
  return {
      desk.parts.loop, [&desk](AccountId one, AccountId other) { return !desk.mutes.is_between(one, other); },
      [&desk](const std::string& game, const Caller& one, const Caller& other,
              std::function<void(Result<std::string, Reply>)> begun) {
        desk.rooms.begin_rated(game, one, other, std::move(begun));
      },
      [&desk](AccountId account, const std::shared_ptr<const std::string>& line) { desk.streams.tell(account, line); }};
}

}  // namespace

Desk::Desk(const Parts& given, Facts known)
    : parts(given),
      facts(std::move(known)),
      clock(given.loop),
      limits(given.loop),
      guesses(given.loop),
      held_streams(needs_of_held_streams(*this)),
      streams({given.loop, [this](AccountId account) { pairing.leave(account); }}),
      challenges({given.loop, given.store, [this] { return !streams.is_empty(); },
                  [this](const ChallengeList::Line& line) { streams.tell_all(line); }}),
      rooms(surroundings_of(*this)),
      pairing(needs_of_pairing(*this)) {}

void look_up(Desk& desk, Answering answering, std::function<Reply(Reader&)> read) {
  const auto reply = std::make_shared<Reply>();
  desk.parts.store.read([reply, read = std::move(read)](Reader& reader) { *reply = read(reader); },
                        [reply, answering = std::move(answering)](std::optional<StoreFault> fault) {
                          answering(fault ? reply_to(*fault) : std::move(*reply));
                        });
}

void change(Desk& desk, Answering answering, std::function<Changed(Writer&)> work, std::function<void(Desk&)> after) {
  const auto reply = std::make_shared<Reply>();
  desk.parts.store.write(
      [reply, work = std::move(work)](Writer& writer) {
        Changed changed = work(writer);
        *reply = std::move(changed.reply);
        return changed.fault;
      },
      desk.later([reply, answering = std::move(answering), after = std::move(after)](Desk& held,
                                                                                     std::optional<StoreFault> fault) {
        if (fault) return answering(reply_to(*fault));
        if (after && reply->status < 400) after(held);
        answering(std::move(*reply));
      }));
}

Reply too_often(std::string_view code, int seconds) {
  return try_again(429, {code, "", {arg("seconds", seconds)}}, seconds);
}

}  // namespace hammer::server
