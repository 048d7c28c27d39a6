#include <utility>

#include "session/calls.h"
#include "session/desk.h"

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

}  // namespace

void create_match(Desk& desk, Asked asked) {
  desk.rooms.create(asked.caller, asked.call.body, and_look_at_challenges(desk, std::move(asked.answering)));
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
  desk.rooms.sit_down(asked.caller, asked.word(0), asked.call.body,
                      and_look_at_challenges(desk, std::move(asked.answering)));
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
  desk.rooms.difference(asked.caller, asked.word(0), asked.call.body, std::move(asked.answering));
}

}  // namespace hammer::server::calls
