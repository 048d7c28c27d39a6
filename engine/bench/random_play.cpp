#include "random_play.h"

#include <algorithm>

#include "hammer/hand.h"
#include "hammer/hash.h"
#include "hammer/index.h"

namespace hammer::bench {
namespace {

bool has(const Game& game, Option option) {
  return std::ranges::any_of(game.options, [&](const GameOption& one) { return one.option == option; });
}

int pick(Random& random, int count) { return static_cast<int>(random.below(static_cast<std::uint32_t>(count))); }

Color random_color(Random& random) { return random.below(2) == 0 ? Color::kRed : Color::kBlue; }

Result<Options, OptionRefusal> resolve(const Arrangement& arrangement, int sides, int players,
                                       const std::vector<OptionValue>& more) {
  std::vector<OptionValue> given = arrangement.options;
  given.insert(given.end(), more.begin(), more.end());
  OptionRequest request{.game = arrangement.game, .preset = arrangement.preset, .table = arrangement.table};
  request.sides = sides;
  request.players = players;
  request.given = given;
  return resolve_options(request);
}

// The options that decide on which boards a game is played: its scoring, where that is one.
std::vector<std::vector<OptionValue>> variants(const Game& game) {
  if (!has(game, Option::kScoring)) return {{}};
  std::vector<std::vector<OptionValue>> all;
  for (std::size_t i = 0; i < info_of(Option::kScoring).names.size(); ++i)
    all.push_back({{Option::kScoring, static_cast<double>(i)}});
  return all;
}

// Speed of a lag that would stop after so many metres.
double speed_for(const Setup& setup, double metres) {
  return __builtin_sqrt(2 * setup.deceleration * std::max(0.0, metres));
}

// Up the board, to somewhere between a good part of it and a little past its end.
Shot random_lag(const Match& match, bool four, Random& random) {
  const Setup& setup = match.setup();
  const double most = max_release_y(setup.surface(), four);
  const double run = setup.table->length - kReleaseX;
  Shot shot;
  shot.y = random.between(-most, most) * 0.7;
  shot.speed = speed_for(setup, random.between(0.78, 1.01) * run);
  const double across = random.between(-most, most) * 0.7 - shot.y;
  shot.angle = across / run;
  if (random.below(4) == 0) shot.spin = random.between(-20, 20);
  return shot;
}

// Off a cushion first, as BK2 asks.
Shot random_bank(const Match& match, Random& random) {
  const Setup& setup = match.setup();
  const double most = max_release_y(setup.surface(), false);
  Shot shot;
  shot.y = random.between(-most, most);
  const double side = random.below(2) == 0 ? 1 : -1;
  shot.angle = side * random.between(0.1, 0.5);
  shot.speed = speed_for(setup, random.between(0.9, 2.2) * setup.table->length);
  return shot;
}

// Hard at one of the weights that lie there, one of the first colour where there is such.
Shot random_attack(const Match& match, const BoardWeight& weight, Random& random) {
  const Setup& setup = match.setup();
  const double most = max_release_y(setup.surface(), false);
  Shot shot;
  shot.y = std::clamp(weight.y + random.between(-0.05, 0.05), -most, most);
  double y = weight.y + random.between(-1, 1) * setup.weight->radius;
  if (setup.table->cushions) {  // at its mirror image behind a cushion
    const double wall = random.below(2) == 0 ? most : -most;
    y = 2 * wall - y;
  }
  shot.angle = std::clamp((y - shot.y) / std::max(0.2, weight.x - kReleaseX), -1.0, 1.0);
  shot.speed = random.between(1.5, 5);
  return shot;
}

std::vector<BoardWeight> targets(const Match& match) {
  const Board& board = match.state().board;
  std::vector<BoardWeight> found;
  for (const BoardWeight& weight : board.shot())
    if (weight.on() && (!board.first_color || weight.color == *board.first_color)) found.push_back(weight);
  return found;
}

Shot random_shot(const Match& match, Random& random) {
  const std::vector<BoardWeight> there = targets(match);
  const bool attack = !there.empty() && (match.state().board.first_color || random.below(3) == 0);
  if (attack) return random_attack(match, there[idx(pick(random, static_cast<int>(there.size())))], random);
  return match.setup().table->cushions ? random_bank(match, random) : random_lag(match, false, random);
}

Command random_opening(const Match& match, std::uint64_t seed, Random& random) {
  if (match.state().phase == Phase::kChoice) {
    const bool color = match.setup().game->shares_board && (match.state().order_taken || random.below(2) == 0);
    if (!color) return Choose{random.below(2) == 0 ? Take::kHammer : Take::kFirst};
    const auto own = match.state().colors[idx(match.state().chooser)];
    return Choose{Take::kColor, own ? *own : random_color(random)};
  }
  const bool two = match.setup().side_count() == 2;
  return draw_toss(match, DrawSource::from_seed(seed), two ? pick(random, 2) : -1, Coin::kTails, std::nullopt);
}

bool are_apart(const std::vector<PlacedWeight>& weights, double x, double y, double least) {
  return std::ranges::all_of(weights, [&](const PlacedWeight& weight) {
    const double dx = weight.x - x, dy = weight.y - y;
    return dx * dx + dy * dy > least * least;
  });
}

// Up to four of each colour, most of them near the far end.
std::vector<PlacedWeight> random_places(const Match& match, bool only_one_color, Color color, Random& random) {
  const Setup& setup = match.setup();
  const double r = setup.weight->radius, half = setup.table->width / 2 - (setup.table->cushions ? r : 0);
  std::vector<PlacedWeight> weights;
  for (int i = 0; i < kMaxWeights; ++i) {
    const Color its = i < 4 ? color : other(color);
    if ((only_one_color && i >= 4) || random.below(4) == 0) continue;
    const double x = setup.table->length - random.between(0, random.below(8) == 0 ? setup.table->length : 0.5);
    const double y = random.between(-half, half);
    if (are_apart(weights, x, y, 2 * r)) weights.push_back({its, x, y});
  }
  return weights;
}

Report report_of_places(const Match& match, const Match::ToShoot& to_shoot, Random& random) {
  Report report;
  const Color color = random_color(random);
  if (!to_shoot.four) {
    report.what = random_places(match, false, color, random);
    return report;
  }
  report.first_color = other(color);
  report.what = random_places(match, random.below(4) != 0, color, random);
  return report;
}

// `turn`: the side that has the board alone.
Report report_of_points(const Match& match, int turn, Random& random) {
  const Setup& setup = match.setup();
  Report::Points points;
  const int side = setup.game->shares_board ? pick(random, 2) : turn;
  int scored = pick(random, 20);
  while (!setup.game->can_score(*setup.table, setup.options, scored)) scored = pick(random, 20);
  points.of_side[idx(side)] = scored;
  points.given[idx(side)] = true;
  Report report;
  report.what = points;
  if (setup.game->shares_board && random.below(8) == 0) report.first = pick(random, 2);
  return report;
}

// Of any round that was reported. What no longer fits afterwards is left out where that is little: matches must end.
constexpr int kMaxLeftOut = 4;

std::optional<Command> random_correction(const Match& match, Random& random) {
  std::vector<ScoredRound> rounds = match.sheet();
  std::erase_if(rounds, [](const ScoredRound& round) { return round.by == nullptr; });
  if (rounds.empty()) return std::nullopt;
  const ScoredRound& round = rounds[random.below(static_cast<std::uint32_t>(rounds.size()))];
  Correct correction{.report = round.report, .removes = pick(random, 2)};
  if (correction.removes == 0 || random.below(2) == 0)
    correction.puts.push_back(report_of_points(match, round.first, random));
  Match tried = match;
  const auto made = tried.apply(correction);
  if (!made && made.refusal().why == Refusal::kLaterDoNotFit && made.refusal().other <= kMaxLeftOut)
    correction.leave_out = made.refusal().other;
  return correction;
}

int count_in(const Match& match) {
  int count = 0;
  for (int side = 0; side < match.setup().side_count(); ++side) count += match.state().out[idx(side)] ? 0 : 1;
  return count;
}

// What happens besides throwing and reporting, about once in forty times.
std::optional<Command> random_interruption(const Match& match, Random& random) {
  if (random.below(40) != 0) return std::nullopt;
  const int side = pick(random, match.setup().side_count());
  switch (random.below(8)) {
    case 0:
      return Forfeit{};
    case 1:
      return RecordFoul{side, FoulKind::kTouchedWeight};
    case 2:
      return Dust{random.below(2) == 0 ? DustArea::kWhole : DustArea::kEdges};
    case 3:
      return GrantDust{};
    case 4:
      if (count_in(match) > 2) return Concede{side};
      return std::nullopt;
    case 5:
      return Redo{};
    default:
      return Undo{};
  }
}

}  // namespace

std::string Arrangement::name() const {
  std::string text = std::string(game->key) + ", " + std::string(presets()[idx(static_cast<int>(preset))].name) + ", " +
                     std::string(table->name);
  for (const OptionValue& value : options) {
    const OptionInfo& info = info_of(value.option);
    text += ", " + std::string(info.name) + ' ' + std::string(info.names[static_cast<std::size_t>(value.value)]);
  }
  return text;
}

std::vector<Arrangement> arrangements() {
  std::vector<Arrangement> all;
  for (const Game* game : games())
    for (const PresetInfo& preset : presets())
      for (const Table& table : tables())
        for (const auto& options : variants(*game)) {
          const Arrangement one{game, preset.preset, &table, options};
          const auto resolved = resolve(one, game->min_sides, game->min_sides, {});
          if (resolved && game->is_played_on(table, resolved.value())) all.push_back(one);
        }
  return all;
}

Setup setup_of(const Arrangement& arrangement, std::uint64_t number, const std::vector<OptionValue>& more) {
  const Game& game = *arrangement.game;
  const int range = game.max_sides - game.min_sides + 1;
  const int sides = game.min_sides + static_cast<int>(number % static_cast<std::uint64_t>(range));
  const int team = game.team_sizes[number % game.team_sizes.size()];
  Setup setup;
  setup.game = &game;
  setup.preset = arrangement.preset;
  setup.table = arrangement.table;
  setup.weight = &weight_sizes()[number % weight_sizes().size()];
  setup.deceleration = powders()[number % powders().size()].deceleration;
  for (int side = 0; side < sides; ++side) {
    const bool named = game.shares_board && number % 2 == 0;
    setup.sides.push_back(named ? (side == 0 ? "red" : "blue") : "side " + std::to_string(side + 1));
  }
  for (int player = 0; player < team; ++player)
    for (int side = 0; side < sides; ++side)
      setup.seats.push_back({"player " + std::to_string(setup.seats.size() + 1), side});
  setup.options = resolve(arrangement, sides, sides * team, more).value();
  return setup;
}

Setup with_hands(Setup setup, std::uint64_t number) {
  for (std::size_t seat = number % 2; seat < setup.seats.size(); seat += 2)
    setup.seats[seat].hand = &hands()[(number + seat) % hands().size()];
  return setup;
}

std::vector<OptionValue> short_game(const Game& game) {
  if (has(game, Option::kInnings)) return {{Option::kInnings, 2}};
  return {{Option::kGameScore, 3}};
}

Command random_command(const Match& match, std::uint64_t seed, Random& random) {
  if (const auto interruption = random_interruption(match, random)) return *interruption;
  const auto to_shoot = match.to_shoot();
  if (!to_shoot) return random_opening(match, seed, random);
  const DrawSource draws = DrawSource::from_seed(seed);
  if (!to_shoot->four) return draw_throw(match, draws, random_shot(match, random));
  Shot shot = random_lag(match, true, random);
  shot.speed = speed_for(match.setup(), random.between(0.75, 0.98) * match.setup().table->length);
  const Color color = random_color(random);
  return draw_throw_four(match, draws, color, shot, random.between(0, 0.01));
}

Command random_report(const Match& match, std::uint64_t seed, Random& random) {
  if (const auto interruption = random_interruption(match, random)) return *interruption;
  const auto to_shoot = match.to_shoot();
  if (!to_shoot) return random_opening(match, seed, random);
  if (random.below(40) == 0) {
    if (const auto correction = random_correction(match, random)) return *correction;
  }
  if (random.below(2) == 0) return report_of_places(match, *to_shoot, random);
  return report_of_points(match, to_shoot->side, random);
}

Match play_out(Setup setup, std::uint64_t seed, const NextCommand& next, int max_commands,
               const std::function<void(const Match&)>& after) {
  Match match(std::move(setup));
  Random random(seed * 0x9e3779b97f4a7c15u + 1);
  for (int i = 0; i < max_commands && match.state().phase != Phase::kOver; ++i)
    if (match.apply(next(match, seed, random)) && after) after(match);
  return match;
}

std::uint32_t match_signature() {
  constexpr int kMaxCommands = 2000;
  Hash hash;
  std::uint64_t number = 0;
  for (const Arrangement& arrangement : arrangements()) {
    std::vector<OptionValue> more = short_game(*arrangement.game);
    more.push_back({Option::kWear, static_cast<double>(number % 2)});
    more.push_back({Option::kHand, static_cast<double>(number % 3)});
    hash.add(play_out(setup_of(arrangement, number, more), number, random_command, kMaxCommands).hash());
    ++number;
  }
  return static_cast<std::uint32_t>(hash.value());
}

}  // namespace hammer::bench
