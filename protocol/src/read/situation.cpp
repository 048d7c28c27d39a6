#include "read/situation.h"

#include <algorithm>
#include <string>

#include "hammer/index.h"
#include "read/game_setup.h"
#include "read/match_fields.h"
#include "read/throws.h"
#include "write/code_names.h"
#include "write/complaints.h"

namespace hammer::protocol {
namespace {

constexpr double kMaxRounds = 1000;
class SituationReader {
 public:
  explicit SituationReader(const Fields& line) : line_(line) {}
  // A copy for a trial: its complaints go elsewhere.
  SituationReader(const Fields& line, const SituationReader& tried)
      : line_(line),
        sent_(tried.sent_),
        names_(tried.names_),
        to_shoot_(tried.to_shoot_),
        round_(tried.round_),
        order_(tried.order_),
        first_sides_color_(tried.first_sides_color_) {}

  std::optional<SentSituation> read() {
    auto seeded = read_setup(line_);
    if (!seeded) return std::nullopt;
    sent_.seed = seeded->seed.value_or(1);
    sent_.setup = std::move(seeded->setup);
    names_ = {sent_.setup.sides.begin(), sent_.setup.sides.end()};
    const auto weights = read_placed_weights(line_, *sent_.setup.table, *sent_.setup.weight);
    to_shoot_ = line_.choice("to_shoot", names_, true);
    order_ = read_order();
    round_ = read_whole("round", 1, kMaxRounds, 1);
    first_sides_color_ = read_colors();
    const auto thrown = read_thrown(static_cast<int>(weights.size()));
    sent_.first_color = read_first_color(thrown ? *thrown > 0 : !weights.empty());
    if (line_.complaints().first()) return std::nullopt;
    open(thrown ? *thrown : least_thrown(weights));
    if (!line_.complaints().first()) place(weights);
    if (line_.complaints().first()) return std::nullopt;
    read_scores();
    read_dryness();
    refuse_unplayable();
    check_hammer();
    read_hands(line_, sent_);
    if (line_.complaints().first()) return std::nullopt;
    return std::move(sent_);
  }

 private:
  const Game& game() const { return *sent_.setup.game; }

  int read_whole(std::string_view name, double low, double high, int fallback) const {
    return static_cast<int>(line_.number({.name = name,
                                          .unit = "",
                                          .low = low,
                                          .high = high,
                                          .fallback = static_cast<double>(fallback),
                                          .whole = true}));
  }

  // Nothing where it is not given.
  std::optional<int> read_thrown(int listed) const {
    if (!line_.find("thrown")) return std::nullopt;
    const int thrown = read_whole("thrown", 0, kMaxWeights, listed);
    if (thrown < listed) {
      line_.complain("thrown", "thrown_too_few", {arg("thrown", thrown), arg("listed", listed)});
    }
    return thrown;
  }

  std::optional<Color> read_first_color(bool is_thrown) const {
    const bool has_one = game().throws_four;
    const auto color = line_.named<Color>("first_color", kColorNames, has_one && is_thrown);
    if (color && !has_one) {
      line_.complain("first_color", "no_first_color", {arg("game", game().name)});
    }
    return color;
  }

  // Of the sides in this frame, where they play one after the other; as they are listed, where it is not said.
  SideOrder read_order() const {
    SideOrder order = kNoOrder;
    for (int i = 0; i < sent_.setup.side_count(); ++i) order[idx(i)] = static_cast<std::int8_t>(i);
    if (!line_.find("order")) return order;
    if (!game().shares_board) return MatchFields(line_, Match(sent_.setup)).read_order();
    line_.complain("order", "order_follows");
    return order;
  }

  // Of the side that is listed first, where sides have a colour and it is said.
  std::optional<Color> read_colors() const {
    const JsonValue* value = line_.find("colors");
    if (!value) return std::nullopt;
    if (!game().shares_board) {
      line_.complain("colors", "colors_not_here", {arg("game", game().name)});
      return std::nullopt;
    }
    const Fields colors(*value, "colors", names_, line_.complaints());
    const auto first = colors.named<Color>(names_[0], kColorNames, true);
    const auto second = colors.named<Color>(names_[1], kColorNames, true);
    if (first && second && *first == *second) colors.complain(names_[1], "color_of_other");
    return first;
  }

  // A match that is opened so that this side is the one to shoot after so many. By the game's own order: which colour
  // and side threw each weight. As if all had fallen.
  void open(int thrown) {
    Match match(sent_.setup);
    const Open opening = opening_after(thrown);
    if (!match.apply(opening)) return line_.complain("colors", "colors_differ");
    sent_.state = match.state();
    sent_.state.round = round_;
    const auto place = std::find(opening.order.begin(), opening.order.end(), to_shoot_) - opening.order.begin();
    sent_.state.order_index = game().shares_board ? 0 : static_cast<int>(place);
    throw_all(thrown);
  }

  Open opening_after(int thrown) const {
    Open opening;
    opening.order = order_;
    if (!game().shares_board) return opening;
    const int first = thrown % 2 == 1 ? 1 - to_shoot_ : to_shoot_;
    opening.order[0] = static_cast<std::int8_t>(first);
    opening.order[1] = static_cast<std::int8_t>(1 - first);
    if (first_sides_color_) opening.first_sides_color = first == 0 ? *first_sides_color_ : other(*first_sides_color_);
    return opening;
  }

  void throw_all(int thrown) {
    Board& board = sent_.state.board;
    auto next = next_throw(sent_.setup, sent_.state);
    while (next && board.count < thrown) {
      const int together = next->four ? kWeightsOfAColor : 1;
      if (board.count + together > thrown) {
        line_.complain("thrown", "thrown_together", {arg("thrown", thrown), arg("together", together)});
        break;
      }
      if (next->four) board.first_color = sent_.first_color;
      const Color color = next->four ? *sent_.first_color : *next->color;
      for (int i = 0; i < together; ++i)
        board.add({color, static_cast<std::int8_t>(next->side), Fate::kFell, sent_.setup.table->length, 0});
      next = next_throw(sent_.setup, sent_.state);
    }
    if (!next) line_.complain("thrown", "nothing_left", {arg("thrown", thrown), arg("most", kMaxWeights - 1)});
  }

  // How many were thrown at least, for these to lie there and this side to shoot; where there is no such number, as
  // many as there are.
  int least_thrown(const std::vector<PlacedWeight>& weights) const {
    const int listed = static_cast<int>(weights.size());
    for (int thrown = listed; thrown < kMaxWeights; ++thrown) {
      Complaints complaints;
      const JsonValue nothing{JsonObject{}};
      const Fields unheard(nothing, "", complaints);
      SituationReader trial(unheard, *this);
      trial.open(thrown);
      if (!complaints.first()) trial.place(weights);
      if (!complaints.first() && !trial.has_failed()) return thrown;
    }
    return listed;
  }

  bool has_failed() const {
    return game().has_failed &&
           game().has_failed(sent_.state.board, setting_of(sent_.setup, sent_.state).ruler, sent_.setup.options);
  }

  // The weights that were sent are the first of their colour; the rest have fallen.
  void place(const std::vector<PlacedWeight>& weights) {
    Board& board = sent_.state.board;
    sent_.sent = static_cast<int>(weights.size());
    sent_.sent_index.fill(-1);
    for (int i = 0; i < sent_.sent; ++i) {
      const PlacedWeight& weight = weights[idx(i)];
      int slot = 0;
      while (slot < board.count && (board.weights[idx(slot)].on() || board.weights[idx(slot)].color != weight.color))
        ++slot;
      if (slot == board.count) return refuse_color(weights, weight.color);
      BoardWeight& placed = board.weights[idx(slot)];
      placed = {weight.color, placed.side, Fate::kOn, weight.x, weight.y};
      sent_.sent_index[idx(slot)] = i;
    }
  }

  void refuse_color(const std::vector<PlacedWeight>& weights, Color color) const {
    const auto is_color = [&](const auto& weight) { return weight.color == color; };
    const auto listed = std::count_if(weights.begin(), weights.end(), is_color);
    const auto shot = sent_.state.board.shot();
    const auto thrown = std::count_if(shot.begin(), shot.end(), is_color);
    line_.complain("weights", "colors_miscounted",
                   {arg("color", name_of(color)), arg("listed", listed), arg("thrown", sent_.state.board.count),
                    arg("side", shooter()), arg("of_color", thrown)});
  }

  std::string shooter() const { return sent_.setup.sides[idx(next_throw(sent_.setup, sent_.state)->side)]; }

  void refuse_unplayable() const {
    if (line_.complaints().first()) return;
    const RoundSetting setting = setting_of(sent_.setup, sent_.state);
    Position position;
    for (int i = 0; i < sent_.sent; ++i) {
      const auto slot = std::find(sent_.sent_index.begin(), sent_.sent_index.end(), i) - sent_.sent_index.begin();
      const BoardWeight& weight = sent_.state.board.weights[static_cast<std::size_t>(slot)];
      position.add({.x = weight.x, .y = weight.y});
      refuse_dead(setting, weight, i);
    }
    if (const auto fault = find_fault(setting.surface, position)) {
      line_.complaints().add(complaint_of(*fault, {*sent_.setup.table, *sent_.setup.weight, position, sent_.sent, ""}));
    }
    if (has_failed()) line_.complain("weights", "four_not_in_play", {arg("count", kWeightsOfAColor)});
  }

  void refuse_dead(const RoundSetting& setting, const BoardWeight& weight, int i) const {
    if (sent_.setup.options.dead_weights() != DeadWeights::kRemoved) return;
    if (setting.ruler.in_play(weight.x, weight.y)) return;
    line_.complaints().add({"dead_there", element_of("weights", static_cast<std::size_t>(i))});
  }

  void check_hammer() const {
    const int hammer = line_.choice("hammer", names_, false);
    const int last = sent_.state.order[idx(sent_.setup.side_count() - 1)];
    if (hammer < 0 || hammer == last) return;
    line_.complain("hammer", "hammer_elsewhere",
                   {arg("hammer", names_[idx(hammer)]), arg("last", names_[idx(last)]), arg("side", shooter()),
                    arg("thrown", sent_.state.board.count)});
  }

  void read_scores() {
    const JsonValue* value = line_.find("score");
    if (!value) return;
    const Fields score(*value, "score", names_, line_.complaints());
    const double most = max_points();
    for (std::size_t side = 0; side < names_.size(); ++side) {
      const double usual = sent_.state.scores[side];
      sent_.state.scores[side] = static_cast<int>(
          score.number({.name = names_[side], .unit = "", .low = 0, .high = most, .fallback = usual, .whole = true}));
    }
    refuse_won();
  }

  // No score is far above the game score: the last round or frame can only add so much.
  double max_points() const {
    constexpr double kMore = 2000;
    return sent_.setup.options.has(Option::kGameScore) ? sent_.setup.options.game_score() + kMore : kMore;
  }

  void refuse_won() const {
    if (line_.complaints().first() || (!game().shares_board && sent_.state.order_index > 0)) return;
    const auto sides = static_cast<std::size_t>(sent_.setup.side_count());
    const int winner = game().winner({sent_.setup.options,
                                      sent_.state.round - 1,
                                      {sent_.state.scores.data(), sides},
                                      {sent_.state.out.data(), sides}});
    if (winner < 0) return;
    line_.complain("score", "won_already", {arg("side", names_[idx(winner)])});
  }

  // Cell by cell from the shooter's edge, each row from the shooter's right, as the page draws it.
  void read_dryness() {
    constexpr int kCells = kPowderCellsAlong * kPowderCellsAcross;
    const JsonValue* value = line_.find("dryness");
    if (!value) return;
    const auto* array = value->get<JsonArray>();
    const JsonObject cells{arg("form", "dryness"), arg("cells", kCells)};
    if (!array) return line_.refuse("dryness", cells);
    if (!sent_.state.powder) return line_.complain("dryness", "nothing_wears");
    if (array->size() != kCells) {
      return line_.complain("dryness", "cells_count", {arg("count", array->size()), arg("cells", kCells)});
    }
    for (int i = 0; i < static_cast<int>(array->size()); ++i) {
      const double* number = (*array)[idx(i)].get<double>();
      if (!number || *number < 0 || *number > 1) {
        JsonObject arguments = shown((*array)[idx(i)]);
        arguments.insert(arguments.end(), cells.begin(), cells.end());
        return line_.complain("dryness", "has_in_it", std::move(arguments));
      }
      sent_.state.powder->set_dryness(i / kPowderCellsAcross, i % kPowderCellsAcross, *number);
    }
  }

  const Fields& line_;
  SentSituation sent_;
  std::vector<std::string_view> names_;
  int to_shoot_ = -1, round_ = 1;
  SideOrder order_ = kNoOrder;
  std::optional<Color> first_sides_color_{};
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
