// What a hand can do on a table, by throwing: the figures that say what "pro" means.
#pragma once

#include <cstdint>
#include <optional>

#include "hammer/hand.h"
#include "hammer/round.h"

namespace hammer::ai {

// Chances. On a cushion board every throw here goes off a cushion first, as the rules require (BK2).
struct HandFigures {
  // A lag up an empty board, aimed for the best chance of a 3:
  double three;  // it ends in the 3 zone or deeper, hanging included; on a target board in the middle ring or deeper
  double hangs;
  double falls;
  // One aimed for the best chance of hanging; nothing if hanging means nothing (G6):
  struct HangerTry {
    double hangs;
    double falls;
  };
  std::optional<HangerTry> hanger_try;
  // A firm throw at one weight in the middle of the 2 zone (of the rings on a target board), to knock it off:
  double hits;
  double knocks_off;
};

// The first game that two sides play on the table without putting weights back: a hand's figures depend on its zones
// and its cushion rule only. Nothing if there is none.
struct PracticeBoard {
  const Game* game;
  const Table* table;
  Options options;
  double deceleration;

  RoundSetting setting() const;  // valid while this is
};
std::optional<PracticeBoard> practice_board(const Table& table, double deceleration);

// Every aim is chosen on some throws and judged on `throws` others.
HandFigures measure_hand(const Hand& hand, const PracticeBoard& board, int throws, std::uint64_t seed);

}  // namespace hammer::ai
