#include <memory>
#include <utility>

#include "match/body.h"
#include "session/calls.h"
#include "session/desk.h"
#include "session/match_bounds.h"

namespace hammer::server::calls {
namespace {

// A match may have appeared in the list of challenges, or be gone from it.
Answering and_look_at_challenges(Desk& desk, Answering answering) {
  return desk.later([answering = std::move(answering)](Desk& held, Reply reply) {
    if (reply.status < 300) held.challenges.may_have_changed();
    answering(std::move(reply));
  });
}

// Who sits there is present by the stream: it must end with the token.
Answering and_hold_stream(Desk& desk, const Asked& asked, Answering answering) {
  return desk.later([account = asked.caller.account, hash = asked.token.hash, answering = std::move(answering)](
                        Desk& held, Reply reply) {
    if (reply.stream) {
      reply.stream =
          held.later([account, hash, open = std::move(reply.stream)](Desk& later, std::shared_ptr<LineSink> sink) {
            open(later.held_streams.hold(account, hash, std::move(sink)));
          });
    }
    answering(std::move(reply));
  });
}

// Goes on where the caller may have one more match.
void with_room_for_match(Desk& desk, Asked asked, NewMatch wanted, void (*then)(Desk&, Asked)) {
  const auto refused = std::make_shared<std::optional<Reply>>();
  const AccountId account = asked.caller.account;
  desk.parts.store.read(
      [refused, account, wanted](Reader& reader) { *refused = find_too_many(reader, account, wanted); },
      desk.later([refused, asked = std::move(asked), then](Desk& held, std::optional<StoreFault> fault) mutable {
        if (fault) return asked.answering(reply_to(*fault));
        if (*refused) return asked.answering(std::move(**refused));
        then(held, std::move(asked));
      }));
}

// By whom, of which match and of which line; empty where the body does not say.
std::string key_of_difference(const Asked& asked) {
  static constexpr std::array<std::string_view, 2> kKnown{"seq", "hash"};
  const Body body(asked.call.body, kKnown);
  const double seq = body.fields().number({.name = "seq", .unit = "", .low = 0, .high = 1e9, .whole = true});
  if (body.fault()) return "";
  return std::to_string(asked.caller.account) + ' ' + asked.word(0) + ' ' + std::to_string(static_cast<int>(seq));
}

}  // namespace

void create_match(Desk& desk, Asked asked) {
  with_room_for_match(desk, std::move(asked), NewMatch::kHosted, [](Desk& held, Asked let_in) {
    Answering answering = and_look_at_challenges(held, std::move(let_in.answering));
    held.rooms.create(let_in.caller, let_in.call.body, std::move(answering));
  });
}

void show_match(Desk& desk, Asked asked) { desk.rooms.show(asked.caller, asked.word(0), std::move(asked.answering)); }

void show_record(Desk& desk, Asked asked) {
  desk.rooms.record(asked.caller, asked.word(0), std::move(asked.answering));
}

void stream_match(Desk& desk, Asked asked) {
  Answering answering = std::move(asked.answering);
  if (asked.caller.account != 0) answering = and_hold_stream(desk, asked, std::move(answering));
  desk.rooms.stream(asked.caller, asked.word(0), asked.call.query, std::move(answering));
}

void sit_down(Desk& desk, Asked asked) {
  with_room_for_match(desk, std::move(asked), NewMatch::kJoined, [](Desk& held, Asked let_in) {
    Answering answering = and_look_at_challenges(held, std::move(let_in.answering));
    held.rooms.sit_down(let_in.caller, let_in.word(0), let_in.call.body, std::move(answering));
  });
}

void stand_up(Desk& desk, Asked asked) {
  desk.rooms.stand_up(asked.caller, asked.word(0), and_look_at_challenges(desk, std::move(asked.answering)));
}

void cancel_match(Desk& desk, Asked asked) {
  desk.rooms.cancel(asked.caller, asked.word(0), and_look_at_challenges(desk, std::move(asked.answering)));
}

void send_command(Desk& desk, Asked asked) {
  desk.rooms.command(asked.caller, asked.word(0), asked.call.body, std::move(asked.answering));
}

void make_offer(Desk& desk, Asked asked) {
  desk.rooms.offer(asked.caller, asked.word(0), asked.call.body, std::move(asked.answering));
}

void answer_offer(Desk& desk, Asked asked) {
  desk.rooms.answer_offer(asked.caller, asked.word(0), asked.call.body, std::move(asked.answering));
}

void claim_match(Desk& desk, Asked asked) { desk.rooms.claim(asked.caller, asked.word(0), std::move(asked.answering)); }

void say_phrase(Desk& desk, Asked asked) {
  desk.rooms.phrase(asked.caller, asked.word(0), asked.call.body, std::move(asked.answering));
}

void tell_difference(Desk& desk, Asked asked) {
  const std::string key = key_of_difference(asked);
  if (!key.empty() && !desk.differences.put(key)) return asked.answering({.status = 204});
  Answering answering = desk.later([key, answering = std::move(asked.answering)](Desk& held, Reply reply) {
    if (reply.status != 204) held.differences.take_back(key);
    answering(std::move(reply));
  });
  desk.rooms.difference(asked.caller, asked.word(0), asked.call.body, std::move(answering));
}

}  // namespace hammer::server::calls
