#include "advice/valued_board.h"

#include "hammer/index.h"

namespace hammer::ai {

ValuedBoard value_board(const RoundSetting& setting, const Board& board) {
  const Judgement judgement = judge_board(setting, board);
  ValuedBoard valued;
  valued.points = judgement.points;
  valued.verdicts = judgement.verdicts;
  std::size_t next = 0;  // those on the board are judged in their order
  for (std::size_t i = 0; i < static_cast<std::size_t>(board.count); ++i) {
    if (!board.weights[i].on()) continue;
    const JudgedWeight& judged = judgement.weights[next++];
    valued.value[i] = judged.value;
    valued.counts[i] = judged.counts;
  }
  return valued;
}

int margin_of(const RoundSetting& setting, const ValuedBoard& valued, Settled settled, Color own) {
  if (settled == Settled::kFailed) return 0;
  if (!setting.game->shares_board) return valued.points[0];
  return valued.points[idx(own)] - valued.points[idx(other(own))];
}

}  // namespace hammer::ai
