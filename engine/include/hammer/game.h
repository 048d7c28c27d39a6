// A game is a description: who plays, with which options, and the functions that give it its character.
// Everything that lists games, or plays one, reads this; nothing outside a game's own file knows its name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hammer/index.h"
#include "hammer/judge.h"
#include "hammer/options.h"
#include "hammer/table.h"

namespace hammer {

// What became of a weight in the round or turn.
enum class Fate : std::uint8_t {
  kOn,         // on the board, dead ones that stay included
  kFell,       // over an edge (G1)
  kDead,       // short of the foul line and removed (G9)
  kTakenOff,   // by the cushion rule (BK3) or for knocking an opponent off (TD3)
  kForfeited,  // never thrown: the clock ran out (X7)
};

struct BoardWeight {
  Color color;
  std::int8_t side;  // that shot it
  Fate fate;
  double x, y;  // where it lies, or fell; for kDead and kTakenOff where it lay before it went

  bool on() const { return fate == Fate::kOn; }
};

// The weights of one round (turn, where a side has the board alone) in the order shot.
struct Board {
  int count = 0;
  std::array<BoardWeight, kMaxWeights> weights{};
  std::optional<Color> first_color{};  // the colour that was thrown together

  std::span<const BoardWeight> shot() const { return {weights.data(), static_cast<std::size_t>(count)}; }
  void add(const BoardWeight& weight) { weights[idx(count++)] = weight; }
};

// The next throw of a round or turn.
struct NextThrow {
  int order_index;               // in the order of sides; 0 in games played alone: the side at turn
  int player;                    // in its team, 0 first
  bool four;                     // four weights together, else one
  std::optional<Color> color{};  // nothing: the side's own colour, or, for four, the player's choice
  int left;                      // how many weights this player has still to shoot, this throw included
};

struct TurnView {
  const Board& board;
  int round;      // of the game, 0 first: partners take turns at it
  int team_size;  // players a side
};

// What a shot did, for a rule that puts weights back. Weights after `shot_from` were shot just now.
struct ShotView {
  const Board& before;  // without the weights shot
  int shot_from;        // index of the first weight shot in the board after
  const Ruler& ruler;
  const Options& options;
  double radius;
};

struct RoundResult {
  int first, last;            // sides, by the order actually shot
  std::array<int, 2> points;  // of first and of last
};

struct Standing {
  const Options& options;
  int frames;  // finished
  std::span<const int> totals;
  std::span<const bool> out;  // sides that have conceded
};

inline constexpr int kNotYet = -1;
inline constexpr int kStillLevel = -2;  // it would be over, but nobody is far enough ahead: another frame

enum class Prize : std::uint8_t { kHammer, kFirst };  // what the winner of a toss would take

struct Game {
  int id;  // stands in records: never used again
  std::string_view key;
  std::string_view name;
  int revision;  // raised when a recorded match would score differently

  int min_sides, max_sides;
  std::span<const int> team_sizes;  // players a side
  std::span<const GameOption> options;
  std::span<const PresetValue> preset_values{};  // beyond what presets() says for every game

  // Two sides share the board, each with its colour, and a round is scored when both have shot their weights.
  // Else a side has the board alone with both colours, and its turn is scored.
  bool shares_board;
  bool throws_four = false;  // a round or turn begins with four weights thrown together
  Prize prize;

  bool (*is_played_on)(const Table& table, const Options& options);

  // Nothing: the round or turn is over. `turns` must have said so by the time kMaxWeights are shot.
  std::optional<NextThrow> (*turns)(const TurnView& view);

  // Restoring, after the cushion rule and before dead weights are looked at (M10). May be nullptr.
  void (*restore)(const ShotView& view, Board& board) = nullptr;

  // The turn has failed and ends with nothing. Looked at after every shot; may be nullptr.
  bool (*has_failed)(const Board& board, const Ruler& ruler, const Options& options) = nullptr;

  // Zone by zone, then what counts. Fills a Judgement whose weights have colour and place.
  void (*score)(const JudgeSetting& setting, Judgement& judgement);

  // The rules behind `score`, beyond those of every game (G4, G9, X4).
  const Grounds& (*grounds)(const Options& options) = nullptr;

  // Whether a round (turn) can be worth so many points to a side: for reports from a real table.
  bool (*can_score)(const Table& table, const Options& options, int points);
  bool (*both_can_score)(const Options& options) = nullptr;  // in one round; nullptr: only one side can

  // The side that shoots first in the next round; nullptr: the order is fixed for the game.
  int (*next_first)(const RoundResult& result) = nullptr;

  // Looked at when a frame (round) is complete: the side that has won, kNotYet or kStillLevel.
  int (*winner)(const Standing& standing);
};

// In the order of games.inc.
std::span<const Game* const> games();
const Game* find_game(std::string_view key);  // or nullptr
const Game* find_game(int id);

}  // namespace hammer
