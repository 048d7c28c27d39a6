// Seats that machines hold.
#include <utility>

#include "ai/host.h"
#include "ai/level.h"
#include "ai/player.h"
#include "base/metrics.h"
#include "base/workers.h"
#include "match/room.h"

namespace hammer::server {
namespace {

constexpr std::chrono::milliseconds kBusyWait{250};
constexpr std::chrono::milliseconds kFaultWait{2000};  // a disk that is full will not be empty at once

// All that a machine looks at, apart from the room: it thinks on another thread.
struct Thinking {
  Setup setup;
  State state;
  ai::Situation situation;
  const ai::Judging* judging;
  ai::Effort effort;
  std::uint64_t seed;
};

std::shared_ptr<Thinking> thinking_of(const Match& match, const ai::Level& level, const ai::Effort& effort,
                                      std::uint64_t seed) {
  const auto thinking =
      std::make_shared<Thinking>(Thinking{match.setup(), match.state(), ai::situation_of(match, *level.hand),
                                          level.judging, effort, ai::search_seed(seed, match)});
  thinking->situation.setup = &thinking->setup;
  thinking->situation.state = &thinking->state;
  return thinking;
}

Command command_of(const std::variant<Shoot, ThrowFour>& thrown) {
  return std::visit([](const auto& shot) { return Command(shot); }, thrown);
}

}  // namespace

bool Room::is_machines_move() const {
  return turn_.kind != Turn::Kind::kNone && people_to_move(kept_.seats, match(), turn_).empty();
}

bool Room::is_anybody_playing_or_watching() const {
  return watchers_.count() > 0 || !people_still_in(kept_.seats, match()).empty();
}

// Machines among themselves play on for those who watch.
void Room::mind_machines() {
  if (is_thinking_ || thinking_timer_ || !is_machines_move() || !is_anybody_playing_or_watching()) return;
  const std::size_t length = match().log().size();
  if (turn_.kind == Turn::Kind::kThrow) return think();
  change_unasked([this, length] {
    if (match().log().size() == length && is_machines_move()) {
      play_machine(ai::open_by_machine(match(), kept_.row.seed));
    }
  });
}

void Room::think() {
  const auto level = ai::find_level(kept_.seats[static_cast<std::size_t>(turn_.seat)].row.level);
  if (!level) return;
  const std::size_t length = match().log().size();
  Loop& loop = house_.around.loop;
  const auto thinking = thinking_of(match(), *level, house_.around.effort, kept_.row.seed);
  is_thinking_ = house_.around.workers.run([thinking, length, &loop, room = weak_from_this()] {
    const ai::Choice choice = ai::choose(thinking->situation, *thinking->judging, thinking->effort, thinking->seed);
    loop.post([room, length, aim = choice.aim] {
      const auto held = room.lock();
      if (!held) return;
      held->is_thinking_ = false;
      held->change_unasked([room = held.get(), length, aim] { room->throw_machine(aim, length); });
    });
  });
  if (!is_thinking_) think_later(kBusyWait);
}

void Room::think_later(std::chrono::milliseconds wait) {
  thinking_timer_ = house_.around.loop.after(wait, [this] {
    const auto spent = std::move(thinking_timer_);
    if (reading_ == Reading::kRead && !is_busy_) mind_machines();
  });
}

// The log may have grown since: then what was thought is of no use.
void Room::throw_machine(const ai::Aim& aim, std::size_t length) {
  if (match().log().size() != length || turn_.kind != Turn::Kind::kThrow) return mind_machines();
  play_machine(command_of(ai::throw_of(match(), kept_.row.seed, aim)));
}

void Room::play_machine(const Command& command) {
  auto line = kept_.match->play(command);
  if (!line) line = kept_.match->play(Forfeit{});  // a weight lies wherever it would be let go
  if (!line) return;
  Change change;
  add_event(change, std::move(line.value()));
  close_if_over(change, "played");
  commit(std::move(change), [this](const std::optional<Reply>& fault) {
    if (fault) return think_later(kFaultWait);
    if (std::holds_alternative<ShotPlayed>(match().log().back())) house_.around.metrics.count("hammer_shots_total");
  });
}

}  // namespace hammer::server
