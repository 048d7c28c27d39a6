// Two people at a table.
#pragma once

#include <string>

#include "room_harness.h"

namespace hammer::server {

struct Pair {
  RoomHarness harness;
  Caller ann = harness.person("Ann"), bob = harness.person("Bob"), eve = harness.person("Eve");
  std::string id;
  int shots = 0;

  explicit Pair(const std::string& more = "", const std::string& game = "knock-off") {
    id = harness.created(ann, two_seats(game, more));
    const Reply sat = harness.sit(bob, id);
    EXPECT_EQ(sat.status, 200) << sat.body;
  }

  const Caller& mover() {
    Shadow shadow(harness, id);
    return shadow.mover() == 0 ? ann : bob;
  }
  const Caller& waiter() { return &mover() == &ann ? bob : ann; }

  // The next move, by the player at turn, with a new shot id.
  Reply move() {
    Shadow shadow(harness, id);
    Random random(static_cast<std::uint64_t>(++shots));
    const Caller& who = shadow.mover() == 0 ? ann : bob;
    return harness.send(who, id, R"({"shot_id":"s)" + std::to_string(shots) + '"' + shadow.command(random) + '}');
  }
  void open() {  // to the first throw
    while (Shadow(harness, id).match().state().phase != Phase::kShooting) EXPECT_EQ(move().status, 200);
  }
  std::string view(const Caller& caller = {}) { return harness.show(caller, id).body; }
  std::string part(std::string_view name) { return text_at(view(), name); }
};

inline const std::string kRated = R"(,"rated":true,"listed":true)";

inline bool has_completed(Pair& pair, int rounds) {
  return Shadow(pair.harness, pair.id).match().state().round > rounds;
}
inline void play_rounds(Pair& pair, int rounds) {
  while (!has_completed(pair, rounds)) ASSERT_EQ(pair.move().status, 200);
}

inline const std::string kShot = R"("cmd":"shoot","speed":1.8})";
inline std::string shot(const std::string& id) { return R"({"shot_id":")" + id + "\"," + kShot; }

}  // namespace hammer::server
