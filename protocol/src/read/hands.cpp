#include "read/hands.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "hammer/hand.h"
#include "read/agreed_game.h"

namespace hammer::protocol {
namespace {

constexpr std::string_view kUnknownHand = "pro";
constexpr std::array<std::string_view, 3> kHandFields{"speed", "angle", "place"};

// That of the player at turn; where no seat and no option says anything, a stand-in.
Hand hand_of_seat(const SentSituation& sent, int side) {
  const Setup& setup = sent.setup;
  const auto next = next_throw(setup, sent.state);
  const int player = setup.game->shares_board || next->side == side ? next->player : 0;
  const Seat& seat = setup.seat(side, player);
  const bool is_said = seat.hand || setup.options.hand() != HandNoise::kNone;
  return is_said ? setup.hand(seat) : *find_hand(kUnknownHand);
}

const Hand* read_named_hand(const Fields& fields, std::string_view name) {
  const int chosen = fields.choice(name, names_of(hands()), false);
  return chosen < 0 ? nullptr : &hands()[static_cast<std::size_t>(chosen)];
}

// Harder throws are less sure in the proportion of a named hand.
Hand read_measured_hand(const Fields& fields) {
  Hand hand = *find_hand(kUnknownHand);
  const double speed_growth = hand.speed_hard / hand.speed, angle_growth = hand.angle_hard / hand.angle;
  hand.name = "";
  hand.speed = fields.number({.name = "speed", .unit = "", .low = 0, .high = kMaxDeviation});
  hand.angle = fields.number({.name = "angle", .unit = "rad", .low = 0, .high = kMaxDeviation});
  hand.place = fields.number({.name = "place", .unit = "m", .low = 0, .high = kMaxDeviation});
  hand.speed_hard = hand.speed * speed_growth;
  hand.angle_hard = hand.angle * angle_growth;
  return hand;
}

// Numbers are a hand for all: what a side has is a name or an object.
bool is_measured(const JsonObject& object, const std::vector<std::string_view>& sides) {
  if (object.empty()) return false;
  const auto& [name, value] = object.front();
  const bool names_a_side = std::find(sides.begin(), sides.end(), name) != sides.end();
  const bool is_field = std::find(kHandFields.begin(), kHandFields.end(), name) != kHandFields.end();
  return is_field && (value.get<double>() || !names_a_side);
}

void read_side_hand(const Fields& by_side, std::string_view side, Hand& hand) {
  const JsonValue* value = by_side.find(side);
  if (!value) return;
  if (value->get<JsonObject>()) {
    hand = read_measured_hand(Fields(*value, by_side.path_of(side), kHandFields, by_side.complaints()));
  } else if (const Hand* named = read_named_hand(by_side, side)) {
    hand = *named;
  }
}

}  // namespace

void read_hands(const Fields& line, SentSituation& sent) {
  const std::vector<std::string_view> sides(sent.setup.sides.begin(), sent.setup.sides.end());
  for (std::size_t side = 0; side < sides.size(); ++side) sent.hands[side] = hand_of_seat(sent, static_cast<int>(side));
  const JsonValue* value = line.find("hand");
  if (!value) return;
  if (value->get<std::string>()) {
    if (const Hand* hand = read_named_hand(line, "hand")) sent.hands.fill(*hand);
    return;
  }
  const auto* object = value->get<JsonObject>();
  if (!object || object->empty()) {
    if (!object) return line.refuse("hand", accepted_form("hands"));
    return line.complain("hand", "not_accepted", {arg("type", "empty"), arg("form", "hands")});
  }
  if (is_measured(*object, sides)) {
    sent.hands.fill(read_measured_hand(Fields(*value, "hand", kHandFields, line.complaints())));
    return;
  }
  const Fields by_side(*value, "hand", sides, line.complaints());
  for (std::size_t side = 0; side < sides.size(); ++side) read_side_hand(by_side, sides[side], sent.hands[side]);
}

}  // namespace hammer::protocol
