#include "read/throws.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "hammer/hand.h"
#include "read/game_setup.h"
#include "read/match_fields.h"
#include "write/code_names.h"

namespace hammer::protocol {
namespace {

constexpr std::array<std::string_view, 6> kAimOfFourFields{"color", "y", "speed", "angle", "spread", "spin"};

void refuse_blocked(const Fields& fields, const SentSituation& sent, const ai::Aim& aim) {
  const Surface surface = sent.setup.surface();
  if (fields.complaints().first()) return;
  if (find_fault(surface, position_of(sent.state.board, as_meant(sent, aim), surface.radius)))
    fields.complain("y", "lets_go_on_weight");
}

// ---------------------------------------------------------------- hands

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

// ---------------------------------------------------------------- declared throws

constexpr std::array<std::string_view, 2> kThrowFields{"aimed", "thrown"};
constexpr std::array<std::string_view, 3> kDeclaredRestFields{"from", "aimed", "rest"};
constexpr std::array<std::string_view, 2> kPlaceFields{"x", "y"};

class DeclaredReader {
 public:
  explicit DeclaredReader(const Fields& line) : line_(line) {
    const Table* table = read_table(line);
    setup_.table = table ? table : find_table(kDefaultTable);
    setup_.weight = &read_weight_size(line);
    setup_.deceleration = read_powder(line);
  }

  std::optional<ai::HandEstimate> read() {
    const JsonArray* array = line_.array("estimate", "throws", true);
    if (!array) return std::nullopt;
    if (static_cast<int>(array->size()) < ai::kMinDeclared) {
      line_.complain("estimate", "throws_too_few", {arg("count", array->size()), arg("least", ai::kMinDeclared)});
      return std::nullopt;
    }
    const auto* first = array->front().get<JsonObject>();
    bool by_rest = false;
    if (first) {
      for (const JsonMember& member : *first) by_rest |= member.name == "rest" || member.name == "from";
    }
    for (std::size_t i = 0; i < array->size(); ++i) by_rest ? read_rest((*array)[i], i) : read_throw((*array)[i], i);
    if (line_.complaints().first()) return std::nullopt;
    const Surface surface = setup_.surface();
    auto estimate = by_rest ? ai::estimate_hand(rests_, surface) : ai::estimate_hand(throws_, surface);
    if (!estimate) line_.complain("estimate", "no_estimate");
    return estimate;
  }

 private:
  static std::string path_of(std::size_t i) { return element_of("estimate", i); }

  // An empty object in place of one that is missing: the complaints are then about its fields.
  const JsonValue& part(const Fields& fields, std::string_view name) const {
    const JsonValue* value = fields.find(name);
    if (!value) fields.refuse(name, accepted_form("object"));
    return value ? *value : nothing_;
  }

  Shot read_declared(const Fields& one, std::string_view name) {
    const Fields fields(part(one, name), one.path_of(name), kShotFields, line_.complaints());
    const Shot shot = read_shot(fields, setup_, false);
    if (name == "aimed" && shot.speed <= 0) fields.complain("speed", "speed_zero");
    return shot;
  }

  void read_throw(const JsonValue& value, std::size_t i) {
    const Fields one(value, path_of(i), kThrowFields, line_.complaints());
    const Shot aimed = read_declared(one, "aimed");
    throws_.push_back({aimed, read_declared(one, "thrown")});
  }

  struct Place {
    double x, y;
  };
  Place read_place(const Fields& one, std::string_view name) {
    const Fields fields(part(one, name), one.path_of(name), kPlaceFields, line_.complaints());
    const double half = setup_.table->width / 2;
    // Nothing rests short of the release.
    const double x = fields.number({.name = "x", .unit = "m", .low = kReleaseX + 0.01, .high = setup_.table->length});
    return {x, fields.number({.name = "y", .unit = "m", .low = -half, .high = half})};
  }

  void read_rest(const JsonValue& value, std::size_t i) {
    const Fields one(value, path_of(i), kDeclaredRestFields, line_.complaints());
    const double widest = max_release_y(setup_.surface(), false);
    const double from = one.number({.name = "from", .unit = "m", .low = -widest, .high = widest, .fallback = 0});
    const Place aimed = read_place(one, "aimed");
    const Place rest = read_place(one, "rest");
    rests_.push_back({from, aimed.x, aimed.y, rest.x, rest.y});
  }

  const Fields& line_;
  Setup setup_;
  JsonValue nothing_{JsonObject{}};
  std::vector<ai::DeclaredThrow> throws_;
  std::vector<ai::DeclaredRest> rests_;
};

}  // namespace

ai::Aim read_aim(const Fields& line, const SentSituation& sent, std::string_view name) {
  const auto next = *next_throw(sent.setup, sent.state);
  const JsonValue* value = line.find(name);
  if (!value) {
    line.refuse(name, accepted_form("aim"));
    return {};
  }
  const auto known = next.four ? std::span<const std::string_view>(kAimOfFourFields) : kShotFields;
  const Fields fields(*value, line.path_of(name), known, line.complaints());
  ai::Aim aim;
  aim.shot = read_shot(fields, sent.setup, next.four);
  aim.four = next.four;
  aim.color = next.color.value_or(Color::kRed);
  if (next.four) {
    // Nothing depends on which it is.
    aim.color = fields.named<Color>("color", kColorNames, false).value_or(sent.first_color.value_or(Color::kRed));
    const double room = kMaxAngle - std::max(aim.shot.angle, -aim.shot.angle);
    aim.spread = fields.number({.name = "spread", .unit = "rad", .low = -room, .high = room, .fallback = 0});
  }
  refuse_blocked(fields, sent, aim);
  return aim;
}

Throw as_meant(const SentSituation& sent, const ai::Aim& aim) {
  const int side = next_throw(sent.setup, sent.state)->side;
  return {aim.shot, aim.four, aim.spread, aim.color, static_cast<std::int8_t>(side)};
}

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

std::optional<ai::HandEstimate> read_estimate(const Fields& line) { return DeclaredReader(line).read(); }

}  // namespace hammer::protocol
