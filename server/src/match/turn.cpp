#include "match/turn.h"

#include <algorithm>

namespace hammer::server {

using protocol::Speaker;

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

// ---------------------------------------------------------------- who may send what

std::optional<Refusal> check_speaker(const std::vector<SeatNow>& seats, const Match& match, const Turn& turn,
                                     Speaker speaker, int seat, std::string_view side) {
  const Setup& setup = match.setup();
  const int own = side_of(match, seat);
  const std::string& own_name = setup.sides[static_cast<std::size_t>(own)];
  if (speaker == Speaker::kHost) return Refusal("server_only", "cmd");
  if (match.state().out[static_cast<std::size_t>(own)]) return Refusal("side_conceded");
  const bool is_throw = turn.kind == Turn::Kind::kThrow;
  switch (speaker) {
    case Speaker::kHost:
      break;
    case Speaker::kSideThatCalls:
    case Speaker::kOwnSide:
      if (side.empty() || side == own_name || std::ranges::find(setup.sides, side) == setup.sides.end()) break;
      return Refusal("other_side", "side", {arg("side", side), arg("own", own_name)});
    case Speaker::kChooser:
      if (turn.kind != Turn::Kind::kChoice) return Refusal("nothing_to_choose");
      if (turn.side == own) break;
      return Refusal("other_chooses", "", {arg("side", setup.sides[static_cast<std::size_t>(turn.side)])});
    case Speaker::kShooter:
      if (!is_throw) return Refusal("nobody_shoots");
      if (turn.seat == seat) break;
      return Refusal("other_shoots", "", {arg("player", setup.seats[static_cast<std::size_t>(turn.seat)].name)});
    case Speaker::kOpponent: {
      if (!is_throw) return Refusal("nobody_shoots");
      const auto people = people_of(seats, match, -1);
      const bool has_opponents =
          std::ranges::any_of(people, [&](int each) { return side_of(match, each) != turn.side; });
      if (own == turn.side && has_opponents) return Refusal("others_grant");
      break;
    }
  }
  return std::nullopt;
}

JsonValue with_own_side(const Match& match, const JsonValue& sent, Speaker speaker, int seat) {
  JsonValue command = sent;
  auto& fields = std::get<JsonObject>(command.held);
  const bool calls = speaker == Speaker::kSideThatCalls && match.setup().side_count() == 2;
  const bool names_side = std::ranges::find(fields, "side", &JsonMember::name) != fields.end();
  if ((speaker != Speaker::kOwnSide && !calls) || names_side) return command;
  fields.push_back({"side", {match.setup().sides[static_cast<std::size_t>(side_of(match, seat))]}});
  return command;
}

std::string_view text_field(const JsonValue& command, std::string_view name) {
  for (const JsonMember& member : *command.get<JsonObject>()) {
    const auto* text = member.name == name ? member.value.get<std::string>() : nullptr;
    if (text) return *text;
  }
  return {};
}

}  // namespace hammer::server
