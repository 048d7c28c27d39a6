#include "rules/settling.h"

#include "hammer/index.h"

namespace hammer {

RoundSetting make_round_setting(const Game& game, const Table& table, const Options& options, const Surface& surface,
                                int round, int team_size) {
  return {&game, &table, &options, surface, Ruler(table, surface.radius, options), round, team_size};
}

Position position_of(const Board& board, const Throw& thrown, double radius) {
  Position position;
  for (const BoardWeight& weight : board.shot())
    if (weight.on()) position.add({.x = weight.x, .y = weight.y});
  if (thrown.four) {
    for (const Weight& weight : launch_four(thrown.shot, thrown.spread, radius)) position.add(weight);
  } else {
    position.add(launch(thrown.shot));
  }
  return position;
}

void add_thrown(const Throw& thrown, Board& board) {
  if (thrown.four) board.first_color = thrown.color;
  for (int i = 0; i < (thrown.four ? 4 : 1); ++i) board.add({thrown.color, thrown.side, Fate::kOn, 0, 0});
}

void let_rest(std::span<const Rest> rests, Board& board) {
  std::size_t next = 0;
  for (int i = 0; i < board.count; ++i) {
    BoardWeight& weight = board.weights[idx(i)];
    if (!weight.on()) continue;
    const Rest& rest = rests[next++];
    weight.x = rest.x;
    weight.y = rest.y;
    if (!rest.on()) weight.fate = Fate::kFell;
  }
}

void undo_shot_without_cushion(const Board& before, Board& board) {
  for (int i = 0; i < before.count; ++i) board.weights[idx(i)] = before.weights[idx(i)];
  BoardWeight& shot = board.weights[idx(before.count)];
  if (shot.on()) shot.fate = Fate::kTakenOff;
}

void restore(const RoundSetting& setting, const Board& before, Board& board) {
  if (!setting.game->restore) return;
  setting.game->restore({before, before.count, setting.ruler, *setting.options, setting.surface.radius}, board);
}

void remove_dead_weights(const RoundSetting& setting, Board& board) {
  if (setting.options->dead_weights() != DeadWeights::kRemoved) return;
  for (int i = 0; i < board.count; ++i) {
    BoardWeight& weight = board.weights[idx(i)];
    if (weight.on() && !setting.ruler.in_play(weight.x, weight.y)) weight.fate = Fate::kDead;
  }
}

bool has_failed(const RoundSetting& setting, const Board& board) {
  return setting.game->has_failed && setting.game->has_failed(board, setting.ruler, *setting.options);
}

Settled play_throw(const RoundSetting& setting, const Throw& thrown, Board& board) {
  const Outcome outcome = simulate(setting.surface, position_of(board, thrown, setting.surface.radius));
  if (outcome.capped) return Settled::kGivenUp;
  const Board before = board;
  add_thrown(thrown, board);
  let_rest({outcome.weights.data(), idx(outcome.count)}, board);
  if (breaks_cushion_rule(setting, thrown, outcome)) undo_shot_without_cushion(before, board);
  restore(setting, before, board);
  remove_dead_weights(setting, board);
  return has_failed(setting, board) ? Settled::kFailed : Settled::kStands;
}

Judgement judge_board(const RoundSetting& setting, const Board& board) {
  std::array<PlacedWeight, kMaxWeights> on;
  std::array<int, kMaxWeights> ids;
  std::size_t count = 0;
  bool fell = true;
  for (int i = 0; i < board.count; ++i) {
    const BoardWeight& weight = board.weights[idx(i)];
    if (weight.on()) {
      ids[count] = i;
      on[count++] = {weight.color, weight.x, weight.y};
    } else if (board.first_color == weight.color && weight.fate != Fate::kFell) {
      fell = false;  // CE4: removed is not knocked off
    }
  }
  const JudgeSetting judge_setting{.table = setting.table,
                                   .radius = setting.surface.radius,
                                   .options = setting.options,
                                   .reported = false,
                                   .first_color = board.first_color,
                                   .first_color_fell = fell};
  Judgement judgement = judge(*setting.game, judge_setting, {on.data(), count});
  for (std::size_t i = 0; i < count; ++i) judgement.weights[i].id = ids[i];
  return judgement;
}

}  // namespace hammer
