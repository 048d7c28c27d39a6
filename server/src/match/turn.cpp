#include "match/turn.h"

namespace hammer::server {

Turn turn_of(const Match& match) {
  const State& state = match.state();
  if (state.phase == Phase::kToss) return {Turn::Kind::kToss};
  if (state.phase == Phase::kChoice) return {Turn::Kind::kChoice, state.chooser};
  const auto next = match.to_shoot();
  if (!next) return {};
  const Setup& setup = match.setup();
  const auto seat = &setup.seat(next->side, next->player) - setup.seats.data();
  return {Turn::Kind::kThrow, next->side, static_cast<int>(seat), next->four};
}

int side_of(const Match& match, int seat) { return match.setup().seats[static_cast<std::size_t>(seat)].side; }

std::vector<int> people_of(const std::vector<SeatNow>& seats, const Match& match, int side) {
  std::vector<int> people;
  for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat) {
    const bool is_wanted = side < 0 || side_of(match, seat) == side;
    if (is_wanted && seats[static_cast<std::size_t>(seat)].is_person()) people.push_back(seat);
  }
  return people;
}

std::vector<int> people_still_in(const std::vector<SeatNow>& seats, const Match& match) {
  std::vector<int> people = people_of(seats, match, -1);
  std::erase_if(people, [&](int seat) { return match.state().out[static_cast<std::size_t>(side_of(match, seat))]; });
  return people;
}

std::vector<int> people_to_move(const std::vector<SeatNow>& seats, const Match& match, const Turn& turn) {
  switch (turn.kind) {
    case Turn::Kind::kNone:
      return {};
    case Turn::Kind::kToss:
      return people_still_in(seats, match);
    case Turn::Kind::kChoice:
      return people_of(seats, match, turn.side);
    case Turn::Kind::kThrow:
      break;
  }
  return seats[static_cast<std::size_t>(turn.seat)].is_person() ? std::vector{turn.seat} : std::vector<int>{};
}

}  // namespace hammer::server
