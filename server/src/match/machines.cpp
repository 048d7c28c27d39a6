#include "match/machines.h"

#include <utility>

#include "ai/level.h"
#include "ai/player.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBusyWait{250};

// All that a machine looks at: a copy, because it thinks on another thread.
struct Thinking {
  Setup setup;
  State state;
  ai::Situation situation;
  const ai::ShotPolicy* policy;
  ai::Effort effort;
  std::uint64_t search_seed;
};

std::shared_ptr<Thinking> thinking_of(const Match& match, const ai::Level& level, const ai::Effort& effort,
                                      const DrawSource& draws) {
  const auto thinking =
      std::make_shared<Thinking>(Thinking{match.setup(), match.state(), ai::situation_of(match, *level.hand),
                                          level.policy, effort, ai::search_seed(draws, match)});
  thinking->situation.setup = &thinking->setup;
  thinking->situation.state = &thinking->state;
  return thinking;
}

}  // namespace

bool is_machines_move(const MatchLog& log) {
  const Turn turn = log.turn();
  return turn.kind != Turn::Kind::kNone && people_to_move(log.seats, log.match(), turn).empty();
}

Command machine_opening(const MatchLog& log) { return ai::open_by_machine(log.match(), log.hosted->draws()); }

Command machine_throw(const MatchLog& log, const ai::Aim& aim) {
  return std::visit([](const auto& shot) { return Command(shot); },
                    ai::throw_of(log.match(), log.hosted->draws(), aim));
}

MachinePlayer::MachinePlayer(Loop& loop, Workers& workers, const ai::Effort& effort, Chosen chosen,
                             std::function<void()> again)
    : loop_(loop), workers_(workers), effort_(effort), chosen_(std::move(chosen)), again_(std::move(again)) {}

MachinePlayer::~MachinePlayer() { *self_ = nullptr; }

void MachinePlayer::think(const MatchLog& log) {
  const auto level = ai::find_level(log.seat(log.turn().seat).row.level);
  if (!level) return;
  const std::size_t length = log.match().log().size();
  const auto thinking = thinking_of(log.match(), *level, effort_, log.hosted->draws());
  is_thinking_ = workers_.run([thinking, length, &loop = loop_, self = self_] {
    const ai::Choice choice =
        ai::choose(thinking->situation, *thinking->policy, thinking->effort, thinking->search_seed);
    loop.post([self, length, aim = choice.aim] {
      MachinePlayer* const player = *self;
      if (player == nullptr) return;
      player->is_thinking_ = false;
      player->chosen_(aim, length);
    });
  });
  if (!is_thinking_) think_later(kBusyWait);
}

void MachinePlayer::think_later(std::chrono::milliseconds wait) {
  timer_ = loop_.after(wait, [this] {
    const auto spent = std::move(timer_);
    again_();
  });
}

}  // namespace hammer::server
