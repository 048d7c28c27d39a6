#include "match/plan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "ai/level.h"
#include "json/reader.h"
#include "json/writer.h"
#include "protocol/machine_player.h"
#include "protocol/setup.h"

namespace hammer::server {
namespace {

constexpr std::array<std::string_view, 9> kPlanFields{"game",   "preset", "options", "table", "powder",
                                                      "weight", "seats",  "listed",  "rated"};
// Those that a rated match leaves to the server.
constexpr std::array<std::string_view, 5> kAgreedFields{"preset", "options", "table", "powder", "weight"};
constexpr std::array<std::string_view, 3> kSeatFields{"side", "who", "level"};
constexpr std::array<std::string_view, 3> kWhoNames{"me", "open", "machine"};
enum class Who : std::uint8_t { kMe, kOpen, kMachine };

constexpr std::size_t kMaxSeats = kMaxSides * kMaxTeam;

std::string stand_in(int seat) { return "Player " + std::to_string(seat + 1); }

void seat_down(SeatRow& seat, const Caller& caller) {
  seat.account = caller.account;
  seat.name = caller.name;
}

std::string read_level_name(const Fields& seat) {
  const std::string* text = seat.text("level", "level", true);
  if (!text) return {};
  const auto level = protocol::read_level(*text);
  if (level) return ai::name_of(level.value());
  seat.complain("level", level.refusal().code, level.refusal().arguments);
  return {};
}

std::string read_side(const Fields& seat) {
  const std::string* side = seat.text("side", "side", false);
  if (!side) return {};
  if (const auto fault = protocol::find_name_fault(*side)) seat.complain("side", fault->code, fault->arguments);
  return *side;
}

SeatRow read_seat(const Fields& fields, int index, const Caller& caller) {
  SeatRow seat;
  seat.seat = index;
  seat.side = read_side(fields);
  const Who who = fields.named<Who>("who", kWhoNames, true).value_or(Who::kOpen);
  if (who == Who::kMachine) seat.level = read_level_name(fields);
  if (who != Who::kMachine && fields.find("level")) {
    fields.complain("level", "level_of_nobody");
  }
  if (who == Who::kMe) seat_down(seat, caller);
  return seat;
}

void check_seats(const Fields& line, const std::vector<SeatRow>& seats, const Caller& caller) {
  const auto mine = std::ranges::count_if(seats, [&](const SeatRow& seat) { return seat.account == caller.account; });
  if (mine > 1) line.complain("seats", "me_twice", {arg("times", mine)});
  const auto is_machine = [](const SeatRow& seat) { return !seat.level.empty(); };
  if (std::ranges::all_of(seats, is_machine)) line.complain("seats", "only_machines");
  const auto sides = std::ranges::count_if(seats, [](const SeatRow& seat) { return !seat.side.empty(); });
  if (sides != 0 && sides != std::ssize(seats)) {
    line.complain("seats", "sides_of_some");
  }
}

std::vector<SeatRow> read_seats(const Fields& line, const Caller& caller) {
  std::vector<SeatRow> seats;
  const JsonArray* given = line.array("seats", "online_seats", true);
  if (!given) return seats;
  if (given->size() < 2 || given->size() > kMaxSeats) {
    line.complain("seats", "seats_count", {arg("count", given->size()), arg("most", kMaxSeats)});
    return seats;
  }
  for (const JsonValue& value : *given) {
    const std::string path = "seats[" + std::to_string(seats.size()) + ']';
    const Fields fields(value, path, kSeatFields, line.complaints());
    seats.push_back(read_seat(fields, static_cast<int>(seats.size()), caller));
  }
  check_seats(line, seats, caller);
  return seats;
}

JsonArray seats_of(const std::vector<SeatRow>& seats, bool named) {
  JsonArray all;
  for (const SeatRow& seat : seats) {
    JsonObject one{{"name", {named ? seat.name : stand_in(seat.seat)}}};
    if (!seat.side.empty()) one.push_back({"side", {seat.side}});
    const auto level = seat.level.empty() ? std::nullopt : ai::find_level(seat.level);
    if (level) one.push_back({"hand", {std::string(level->hand->name)}});
    all.push_back({std::move(one)});
  }
  return all;
}

// The setup with all defaults filled in, as JSON. Returns nullopt, with complaints, if the request is wrong.
std::optional<std::string> expand_setup(JsonObject request, const std::vector<SeatRow>& seats, Complaints& complaints) {
  request.push_back({"seats", {seats_of(seats, false)}});
  const JsonValue line{std::move(request)};
  const auto seeded = protocol::read_setup(Fields(line, "", protocol::kSetupFields, complaints));
  if (!seeded || complaints.first()) return std::nullopt;
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  protocol::write_setup_fields(json, seeded->setup);
  json.end_object();
  return out;
}

JsonObject request_of(const JsonValue& body) {
  JsonObject request;
  const auto* object = body.get<JsonObject>();
  for (const JsonMember& member : object ? *object : JsonObject()) {
    const bool is_agreed = std::ranges::find(kAgreedFields, member.name) != kAgreedFields.end();
    if (member.name == "game" || is_agreed) request.push_back(member);
  }
  return request;
}

std::vector<SeatRow> two_seats(const Caller& one) {
  std::vector<SeatRow> seats(2);
  seats[1].seat = 1;
  seat_down(seats[0], one);
  return seats;
}

void check_rated(const Fields& line, const std::vector<SeatRow>& seats, const Caller& caller) {
  for (const std::string_view field : kAgreedFields) {
    if (line.find(field)) line.complain(field, "rated_by_server");
  }
  const auto mine = std::ranges::count_if(seats, [&](const SeatRow& seat) { return seat.account == caller.account; });
  const auto plain =
      std::ranges::count_if(seats, [](const SeatRow& seat) { return seat.side.empty() && seat.level.empty(); });
  if (seats.size() != 2 || plain != 2 || mine != 1) {
    line.complain("seats", "rated_seats");
  }
  // Anybody may take it up: a rating is not made among friends.
  if (!line.boolean("listed", false)) line.complain("listed", "rated_unlisted");
}

JsonValue* value_of(JsonObject& object, std::string_view name) {
  const auto found = std::ranges::find_if(object, [&](const JsonMember& member) { return member.name == name; });
  return found == object.end() ? nullptr : &found->value;
}

// Points that were planned for a stand-in go to the player who sits there.
void name_handicaps(JsonObject& points, const std::vector<SeatRow>& seats) {
  for (JsonMember& side : points) {
    const auto seat = std::ranges::find_if(seats, [&](const SeatRow& one) { return stand_in(one.seat) == side.name; });
    if (seat != seats.end()) side.name = seat->name;
  }
}

Refusal refuse_unrated(std::string_view game) { return {"game_unrated", "game", {arg("game", game)}}; }

// A human hand, whichever way somebody aims: by flick, by keys or by a program.
constexpr HandNoise kRatedHand = HandNoise::kNatural;

bool is_for_two(const Game& game) {
  const bool alone = std::ranges::find(game.team_sizes, 1) != game.team_sizes.end();
  return alone && game.min_sides <= 2 && game.max_sides >= 2;
}

bool has_option(const Game& game, Option option) {
  return std::ranges::any_of(game.options, [&](const GameOption& each) { return each.option == option; });
}

}  // namespace

std::optional<JsonObject> rated_request(const Game& game) {
  if (!is_for_two(game)) return std::nullopt;
  const PresetInfo& preset = presets()[static_cast<std::size_t>(Preset::kTournament)];
  JsonObject options;
  if (has_option(game, Option::kHand)) {
    const OptionInfo& hand = info_of(Option::kHand);
    options.push_back({std::string(hand.name), {std::string(hand.names[static_cast<std::size_t>(kRatedHand)])}});
  }
  if (has_option(game, Option::kShotClock)) {
    options.push_back({std::string(info_of(Option::kShotClock).name), {double{kRatedShotClock}}});
  }
  return JsonObject{
      {"game", {std::string(game.key)}}, {"preset", {std::string(preset.name)}}, {"options", {std::move(options)}}};
}

std::optional<std::string> rated_setup(const Game& game) {
  auto request = rated_request(game);
  Complaints complaints;
  return request ? expand_setup(std::move(*request), two_seats({}), complaints) : std::nullopt;
}

Result<MatchPlan, Refusal> read_plan(const Caller& caller, const JsonValue& request) {
  Complaints complaints;
  const Fields line(request, "", kPlanFields, complaints);
  if (complaints.first()) return Refusal(*complaints.first());
  MatchPlan plan;
  plan.rated = line.boolean("rated", false);
  plan.listed = line.boolean("listed", false);
  plan.seats = line.find("seats") || !plan.rated ? read_seats(line, caller) : two_seats(caller);
  const std::string* key = line.text("game", "game_key", true);
  const Game* game = key ? find_game(*key) : nullptr;
  if (plan.rated) check_rated(line, plan.seats, caller);
  if (complaints.first()) return Refusal(*complaints.first());
  if (plan.rated && caller.kind == AccountKind::kGuest) return Refusal("guests_unrated", "rated");

  auto agreed = plan.rated && game ? rated_request(*game) : request_of(request);
  if (!agreed) return refuse_unrated(*key);
  const auto setup = expand_setup(std::move(*agreed), plan.seats, complaints);
  if (!setup) return Refusal(*complaints.first());
  plan.game = *key;
  plan.setup = *setup;
  return plan;
}

Result<MatchPlan, Refusal> rated_plan(std::string_view game, const Caller& one, const Caller& other) {
  const Game* found = find_game(game);
  auto request = found ? rated_request(*found) : std::nullopt;
  if (!request) return refuse_unrated(game);
  MatchPlan plan;
  plan.game = found->key;
  plan.rated = plan.listed = true;
  plan.seats = two_seats(one);
  seat_down(plan.seats[1], other);
  Complaints complaints;
  const auto setup = expand_setup(std::move(*request), plan.seats, complaints);
  if (!setup) return Refusal(*complaints.first());
  plan.setup = *setup;
  return plan;
}

bool all_taken(const std::vector<SeatRow>& seats) {
  return std::ranges::all_of(seats, [](const SeatRow& seat) { return seat.account != 0 || !seat.level.empty(); });
}

void name_machines(std::vector<SeatRow>& seats) {
  const auto is_machine = [](const SeatRow& seat) { return !seat.level.empty(); };
  for (SeatRow& seat : seats) {
    if (is_machine(seat)) seat.name.clear();
  }
  for (SeatRow& seat : seats) {
    if (!is_machine(seat)) continue;
    std::string level = seat.level;
    level.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(level.front())));
    std::string name = level;
    const auto is_taken = [&](const SeatRow& other) { return other.name == name; };
    for (int number = 2; std::ranges::any_of(seats, is_taken); ++number) name = level + ' ' + std::to_string(number);
    seat.name = name;
  }
}

JsonValue setup_with(const std::string& plan, const std::vector<SeatRow>& seats) {
  auto read = read_json(plan);
  if (!read || !read.value().get<JsonObject>()) return {JsonObject()};
  JsonObject setup = *read.value().get<JsonObject>();
  if (JsonValue* all = value_of(setup, "seats")) all->held = seats_of(seats, true);
  JsonValue* options = value_of(setup, "options");
  auto* given = options ? std::get_if<JsonObject>(&options->held) : nullptr;
  JsonValue* handicap = given ? value_of(*given, info_of(Option::kHandicap).name) : nullptr;
  auto* points = handicap ? std::get_if<JsonObject>(&handicap->held) : nullptr;
  if (points) name_handicaps(*points, seats);
  return {std::move(setup)};
}

}  // namespace hammer::server
