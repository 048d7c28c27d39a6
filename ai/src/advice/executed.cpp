#include "advice/executed.h"

#include "numbered_seed.h"

namespace hammer::ai {
namespace {

// One that cannot be let go anywhere is lost.
Executed play(const View& view, int who, const Board& board, const Aim& aim, std::uint64_t seed) {
  Random random(seed);
  Throw thrown;
  if (!throw_at(view, who, aim, board, random, thrown)) return throw_away(view, who, board);
  Executed executed{board, Settled::kStands};
  executed.settled = play_throw(view.setting, thrown, executed.board);
  return executed;
}

}  // namespace

std::vector<Executed> execute(const View& view, int who, const Board& board, const Aim& aim, int throws,
                              std::uint64_t seed) {
  std::vector<Executed> all;
  all.reserve(static_cast<std::size_t>(throws));
  for (int i = 0; i < throws; ++i)
    all.push_back(play(view, who, board, aim, numbered_seed(seed, static_cast<std::uint64_t>(i))));
  return all;
}

Executed execute_as_meant(const View& view, const Board& board, const Aim& aim) {
  View steady = view;
  steady.hands[kWe] = hand_of(HandNoise::kNone);
  return play(steady, kWe, board, aim, 0);
}

Executed throw_away(const View& view, int who, const Board& board) {
  Executed away{board, Settled::kStands};
  if (who == kWe && view.to_shoot.four) {
    away.settled = Settled::kFailed;
    return away;
  }
  const Throw thrown = view.make_throw(who, board, {});
  away.board.add({thrown.color, thrown.side, Fate::kFell, view.setting.surface.length, 0});
  return away;
}

}  // namespace hammer::ai
