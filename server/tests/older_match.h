// A match that began before there were commitments: its luck is drawn from a seed.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "protocol/umpire.h"
#include "store/store.h"

namespace hammer::server {

struct OlderMatch {
  MatchRow row;
  std::vector<SeatRow> seats;
  EventRow setup;

  // Between two, with an unsteady hand.
  OlderMatch(std::string id, std::uint64_t seed, const std::vector<std::pair<AccountId, std::string>>& people) {
    std::string line = R"({"game":"knock-off","options":{"hand":"natural"},"seats":[)";
    for (const auto& [account, name] : people) {
      seats.push_back({.seat = static_cast<int>(seats.size()), .account = account, .name = name});
      line += R"({"name":")" + name + (seats.size() < people.size() ? "\"}," : "\"}]");
    }
    protocol::Umpire umpire(seed, {});
    const std::string shown = umpire.answer(line + '}');
    EXPECT_TRUE(shown.starts_with(R"({"ok":true)")) << shown;
    setup.body = umpire.take_record();
    setup.body.pop_back();
    setup.state_hash = hex(umpire.match()->nameless_hash(), 16);
    row = {
        .id = std::move(id), .game = "knock-off", .phase = MatchPhase::kPlaying, .seed = seed, .host = people[0].first};
    row.plan = line + '}';
  }

  std::optional<StoreFault> write(Writer& writer) const {
    if (const auto fault = writer.add_match(row, seats)) return fault;
    return writer.add_event(row.id, setup);
  }
};

}  // namespace hammer::server
