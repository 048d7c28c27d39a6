#include "ai/calibration.h"

#include <algorithm>

#include "ai/host.h"
#include "hammer/index.h"

namespace hammer::ai {
namespace {

Throw as_thrown(const Match::ToShoot& to_shoot, const std::variant<Shoot, ThrowFour>& shot) {
  const auto side = static_cast<std::int8_t>(to_shoot.side);
  if (const auto* four = std::get_if<ThrowFour>(&shot))
    return {four->thrown, true, four->thrown_spread, four->color, side};
  return {std::get_if<Shoot>(&shot)->thrown, false, 0, *to_shoot.color, side};
}

// As the match would play it, but with another seed each time.
void execute(const Match& match, const Advised& advised, int times, std::uint64_t seed, Calibration& calibration) {
  const RoundSetting setting = setting_of(match.setup(), match.state());
  const Board& before = match.state().board;
  Random seeds(seed);
  for (int i = 0; i < times; ++i) {
    const Throw thrown =
        as_thrown(*match.to_shoot(), throw_of(match, DrawSource::from_seed(seeds.bits()), advised.aim));
    const bool blocked = find_fault(setting.surface, position_of(before, thrown, setting.surface.radius)).has_value();
    Board after = before;
    const Settled settled = blocked ? Settled::kGivenUp : play_throw(setting, thrown, after);
    calibration.add(advised.success, succeeds(setting, advised.name, before, after, settled));
  }
}

void play_on(Match& match, const Aim& aim, const DrawSource& draws) {
  const auto shot = throw_of(match, draws, aim);
  const auto notes = std::visit([&](const auto& one) { return match.apply(one); }, shot);
  if (!notes) match.apply(Forfeit{});
}

}  // namespace

void Calibration::add(double chance, bool succeeded) {
  const auto last = static_cast<int>(tenths.size()) - 1;
  PredictedAndSeen& tenth = tenths[idx(std::clamp(static_cast<int>(chance * 10), 0, last))];
  ++tenth.shots;
  tenth.predicted += chance;
  if (succeeded) ++tenth.succeeded;
}

void Calibration::add(const Calibration& other) {
  for (std::size_t i = 0; i < tenths.size(); ++i) {
    tenths[i].shots += other.tenths[i].shots;
    tenths[i].predicted += other.tenths[i].predicted;
    tenths[i].succeeded += other.tenths[i].succeeded;
  }
  positions += other.positions;
  simulated += other.simulated;
}

std::int64_t Calibration::shots() const {
  std::int64_t sum = 0;
  for (const PredictedAndSeen& tenth : tenths) sum += tenth.shots;
  return sum;
}

Calibration calibrate(const Setup& setup, const CalibrationPlan& plan, std::uint64_t seed, int max_positions) {
  Match match(setup);
  Calibration calibration;
  const DrawSource draws = DrawSource::from_seed(seed);
  Random random(seed);
  while (match.state().phase != Phase::kOver && calibration.positions < max_positions) {
    const auto to_shoot = match.to_shoot();
    if (!to_shoot) {
      match.apply(open_by_machine(match, draws));
      continue;
    }
    const Situation situation = situation_of(match, setup.hand(setup.seat(to_shoot->side, to_shoot->player)));
    const Advice advice = advise(situation, plan.effort, plan.shots, search_seed(draws, match), plan.sampling);
    ++calibration.positions;
    calibration.simulated += advice.simulated;
    for (const Advised& advised : advice.shots) execute(match, advised, plan.executions, random.bits(), calibration);
    const auto count = static_cast<std::uint32_t>(advice.shots.size());
    play_on(match, advice.shots[random.below(count)].aim, draws);
  }
  return calibration;
}

}  // namespace hammer::ai
