#include "situation_fields.h"

#include <algorithm>
#include <string>

#include "agreed_game.h"
#include "code_names.h"
#include "hammer/hand.h"
#include "match_fields.h"
#include "placed_weights.h"
#include "sentences.h"
#include "table_fields.h"
#include "words.h"

namespace hammer::protocol {
namespace {

constexpr std::string_view kUnknownHand = "pro";
constexpr std::array<std::string_view, 3> kHandFields{"speed", "angle", "place"};
constexpr double kMostRounds = 1000;
constexpr std::size_t idx(int i) { return static_cast<std::size_t>(i); }

class SituationReader {
 public:
  explicit SituationReader(const Fields& line) : line_(line) {}

  std::optional<SentSituation> read() {
    auto seeded = read_setup(line_);
    if (!seeded) return std::nullopt;
    sent_.seed = seeded->seed.value_or(1);
    sent_.setup = std::move(seeded->setup);
    names_ = {sent_.setup.sides.begin(), sent_.setup.sides.end()};
    const auto weights = read_placed_weights(line_, *sent_.setup.table, *sent_.setup.weight);
    const int thrown = read_thrown(static_cast<int>(weights.size()));
    const int round = read_whole("round", 1, kMostRounds, 1);
    const int to_shoot = line_.choice("to_shoot", names_, true);
    const auto first_color = read_first_color(thrown);
    if (line_.complaints().first()) return std::nullopt;
    open(to_shoot, thrown, round);
    read_scores();
    const Board thrown_so_far = board_of(thrown, first_color);
    if (line_.complaints().first()) return std::nullopt;
    place(weights, thrown_so_far);
    refuse_unplayable();
    check_hammer();
    read_hands();
    if (line_.complaints().first()) return std::nullopt;
    return std::move(sent_);
  }

 private:
  const Game& game() const { return *sent_.setup.game; }

  int read_whole(std::string_view name, double low, double high, int otherwise) const {
    return static_cast<int>(line_.number({.name = name,
                                          .unit = "",
                                          .low = low,
                                          .high = high,
                                          .otherwise = static_cast<double>(otherwise),
                                          .whole = true}));
  }

  int read_thrown(int listed) const {
    const int thrown = read_whole("thrown", 0, kMaxWeights, listed);
    if (thrown < listed) {
      line_.complain("thrown", " is " + std::to_string(thrown) + ", but weights has " + counted(listed, "weight") +
                                   "; accepted is how many were thrown so far, those that fell included");
    }
    return thrown;
  }

  std::optional<Color> read_first_color(int thrown) const {
    const bool has_one = throws_four(game());
    const auto color = line_.named<Color>("first_color", kColorNames, has_one && thrown > 0);
    if (color && !has_one) {
      line_.complain("first_color", " is given, but " + std::string(game().name) +
                                        " has no colour that is thrown first; leave it out");
    }
    return color;
  }

  // A match that is opened so that this side is the one to shoot now.
  void open(int to_shoot, int thrown, int round) {
    const int sides = sent_.setup.side_count();
    int first = to_shoot;
    if (game().shares_board && thrown % 2 == 1) first = 1 - to_shoot;
    Open open;
    for (int i = 0; i < sides; ++i) {
      const int side = game().shares_board ? (first + i) % sides : i;
      open.order[idx(i)] = static_cast<std::int8_t>(side);
    }
    Match match(sent_.setup);
    match.apply(open);
    sent_.state = match.state();
    sent_.state.round = round;
    sent_.state.place = game().shares_board ? 0 : to_shoot;
  }

  // By the game's own order: which colour and side threw each weight. As if all had fallen.
  Board board_of(int thrown, std::optional<Color> first_color) const {
    State state = sent_.state;
    Board& board = state.board;
    auto next = next_throw(sent_.setup, state);
    while (next && board.count < thrown) {
      const int together = next->four ? kWeightsOfAColor : 1;
      if (board.count + together > thrown) {
        line_.complain("thrown", " is " + std::to_string(thrown) + "; accepted is 0, or " + std::to_string(together) +
                                     " or more: so many are thrown together");
        break;
      }
      if (next->four) board.first_color = first_color;
      const Color color = next->four ? *first_color : *next->color;
      for (int i = 0; i < together; ++i)
        board.add({color, static_cast<std::int8_t>(next->side), Fate::kFell, sent_.setup.table->length, 0});
      next = next_throw(sent_.setup, state);
    }
    if (!next) {
      line_.complain("thrown", " is " + std::to_string(thrown) + ", so nothing is left to shoot; accepted is at most " +
                                   std::to_string(kMaxWeights - 1));
    }
    return board;
  }

  // What was sent takes the places of its colour; the rest have fallen.
  void place(const std::vector<PlacedWeight>& weights, const Board& thrown) {
    Board& board = sent_.state.board;
    board = thrown;
    sent_.sent = static_cast<int>(weights.size());
    sent_.sent_place.fill(-1);
    for (int i = 0; i < sent_.sent; ++i) {
      const PlacedWeight& weight = weights[idx(i)];
      int slot = 0;
      while (slot < board.count && (board.weights[idx(slot)].on() || board.weights[idx(slot)].color != weight.color))
        ++slot;
      if (slot == board.count) return refuse_color(weights, weight.color);
      BoardWeight& placed = board.weights[idx(slot)];
      placed = {weight.color, placed.side, Fate::kOn, weight.x, weight.y};
      sent_.sent_place[idx(slot)] = i;
    }
  }

  void refuse_color(const std::vector<PlacedWeight>& weights, Color color) const {
    const auto is_color = [&](const auto& weight) { return weight.color == color; };
    const auto listed = std::count_if(weights.begin(), weights.end(), is_color);
    const auto shot = sent_.state.board.shot();
    const auto thrown = std::count_if(shot.begin(), shot.end(), is_color);
    const std::string name(name_of(color));
    line_.complain("weights", " has " + counted(static_cast<int>(listed), name + " weight") + ", but of the " +
                                  std::to_string(sent_.state.board.count) + " thrown before " + describe_shooter() +
                                  " shoots " + std::to_string(thrown) + (thrown == 1 ? " is " : " are ") + name +
                                  "; thrown is how many were thrown in all, those that fell included");
  }

  std::string describe_shooter() const { return sent_.setup.sides[idx(next_throw(sent_.setup, sent_.state)->side)]; }

  void refuse_unplayable() const {
    if (line_.complaints().first()) return;
    const RoundSetting setting = setting_of(sent_.setup, sent_.state);
    Position position;
    for (int i = 0; i < sent_.sent; ++i) {
      const auto slot = std::find(sent_.sent_place.begin(), sent_.sent_place.end(), i) - sent_.sent_place.begin();
      const BoardWeight& weight = sent_.state.board.weights[static_cast<std::size_t>(slot)];
      position.add({.x = weight.x, .y = weight.y});
      refuse_dead(setting, weight, i);
    }
    if (const auto fault = find_fault(setting.surface, position)) {
      const Complaint complaint = describe(*fault, {*sent_.setup.table, *sent_.setup.weight, position, sent_.sent, ""});
      line_.complaints().add(complaint.field, complaint.sentence);
    }
    if (game().has_failed && game().has_failed(sent_.state.board, setting.ruler, sent_.setup.options)) {
      line_.complain("weights", " do not have all " + std::to_string(kWeightsOfAColor) +
                                    " of the colour thrown together in play, so the turn has ended");
    }
  }

  void refuse_dead(const RoundSetting& setting, const BoardWeight& weight, int i) const {
    if (sent_.setup.options.dead_weights() != DeadWeights::kRemoved) return;
    if (setting.ruler.in_play(weight.x, weight.y)) return;
    const std::string path = "weights[" + std::to_string(i) + ']';
    line_.complaints().add(path, path +
                                     " is not clear of the foul line, and dead weights are removed; leave it out, "
                                     "and count it in thrown");
  }

  void check_hammer() const {
    const int hammer = line_.choice("hammer", names_, false);
    const int last = sent_.state.order[idx(sent_.setup.side_count() - 1)];
    if (hammer < 0 || hammer == last) return;
    line_.complain("hammer", " is " + std::string(names_[idx(hammer)]) + ", but " + std::string(names_[idx(last)]) +
                                 " shoots last when " + describe_shooter() + " is to shoot after " +
                                 counted(sent_.state.board.count, "weight"));
  }

  void read_scores() {
    const JsonValue* value = line_.find("score");
    if (!value) return;
    const Fields score(*value, "score", names_, line_.complaints());
    const double most = most_points();
    for (std::size_t side = 0; side < names_.size(); ++side) {
      const double otherwise = sent_.state.scores[side];
      sent_.state.scores[side] = static_cast<int>(score.number(
          {.name = names_[side], .unit = "", .low = 0, .high = most, .otherwise = otherwise, .whole = true}));
    }
    refuse_won();
  }

  // Far above the game score nobody is: the last round or frame can only add so much.
  double most_points() const {
    constexpr double kMore = 2000;
    return sent_.setup.options.has(Option::kGameScore) ? sent_.setup.options.game_score() + kMore : kMore;
  }

  void refuse_won() const {
    if (line_.complaints().first() || (!game().shares_board && sent_.state.place > 0)) return;
    const auto sides = static_cast<std::size_t>(sent_.setup.side_count());
    const int winner = game().winner({sent_.setup.options,
                                      sent_.state.round - 1,
                                      {sent_.state.scores.data(), sides},
                                      {sent_.state.out.data(), sides}});
    if (winner < 0) return;
    line_.complain("score", " has " + std::string(names_[idx(winner)]) +
                                " as the winner of the game already; accepted is a game that goes on");
  }

  // ------------------------------------------------------------ hands

  void read_hands() {
    for (int side = 0; side < sent_.setup.side_count(); ++side) sent_.hands[idx(side)] = hand_of_seat(side);
    const JsonValue* value = line_.find("hand");
    if (!value) return;
    if (value->get<std::string>()) {
      if (const Hand* hand = read_named_hand(line_, "hand")) sent_.hands.fill(*hand);
      return;
    }
    if (!value->get<JsonObject>()) {
      return line_.complain("hand", " is " + describe(*value) +
                                        R"(; accepted is a name, or hands by side, as {"red":"pro","blue":"casual"})");
    }
    const Fields by_side(*value, "hand", names_, line_.complaints());
    for (std::size_t side = 0; side < names_.size(); ++side) read_side_hand(by_side, side);
  }

  // That of the player at turn; where no seat and no option says anything, a stand-in.
  Hand hand_of_seat(int side) const {
    const auto next = next_throw(sent_.setup, sent_.state);
    const int player = game().shares_board || next->side == side ? next->player : 0;
    const Hand& hand = sent_.setup.hand(sent_.setup.seat(side, player));
    const bool is_said = sent_.setup.seat(side, player).hand || sent_.setup.options.hand() != HandNoise::kNone;
    return is_said ? hand : *find_hand(kUnknownHand);
  }

  static const Hand* read_named_hand(const Fields& fields, std::string_view name) {
    const int chosen = fields.choice(name, names_of(hands()), false);
    return chosen < 0 ? nullptr : &hands()[idx(chosen)];
  }

  void read_side_hand(const Fields& by_side, std::size_t side) {
    const JsonValue* value = by_side.find(names_[side]);
    if (!value) return;
    if (!value->get<JsonObject>()) {
      if (const Hand* hand = read_named_hand(by_side, names_[side])) sent_.hands[side] = *hand;
      return;
    }
    const Fields fields(*value, by_side.path_of(names_[side]), kHandFields, line_.complaints());
    Hand hand = *find_hand(kUnknownHand);
    const double speed_growth = hand.speed_hard / hand.speed, angle_growth = hand.angle_hard / hand.angle;
    hand.name = "";
    hand.speed = fields.number({.name = "speed", .unit = "", .low = 0, .high = 0.5});
    hand.angle = fields.number({.name = "angle", .unit = "rad", .low = 0, .high = 0.5});
    hand.place = fields.number({.name = "place", .unit = "m", .low = 0, .high = 0.5});
    hand.speed_hard = hand.speed * speed_growth;
    hand.angle_hard = hand.angle * angle_growth;
    sent_.hands[side] = hand;
  }

  const Fields& line_;
  SentSituation sent_;
  std::vector<std::string_view> names_;
};

JsonValue text(std::string_view held) { return {std::string(held)}; }

}  // namespace

JsonValue with_seats(const JsonValue& line) {
  const auto* object = line.get<JsonObject>();
  if (!object) return line;
  const Game* game = nullptr;
  for (const JsonMember& member : *object) {
    if (member.name == "seats") return line;
    const auto* key = member.value.get<std::string>();
    if (member.name == "game" && key) game = find_game(*key);
  }
  constexpr std::array<std::string_view, 2> kNoColors{"first", "second"};
  JsonArray seats;
  for (const std::string_view name : game && game->shares_board ? kColorNames : kNoColors)
    seats.push_back({JsonObject{{"name", text(name)}}});
  JsonObject with = *object;
  with.push_back({"seats", {std::move(seats)}});
  return {std::move(with)};
}

std::optional<SentSituation> read_situation(const Fields& line) { return SituationReader(line).read(); }

}  // namespace hammer::protocol
