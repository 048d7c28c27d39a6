import { describe, expect, it } from 'vitest';

import type { Advice, AdviceRequest, AdvisedShot, Position } from '../../engine/study';
import { adviseCommand, Coach, firstEffort, fullEffort, sidesOf, withHammer } from './coach';

const position: Position = { game: 'any', weights: [], to_shoot: 'red' };

function shot(kind: AdvisedShot['kind'], target: number | null = null): AdvisedShot {
  const aim = { y: 0, speed: 2, angle: 0, spin: 0 };
  const chances = { success: 0.5, success_error: 0.01, win: 0.5, win_error: 0.01, gain: 0.1, points: 1 };
  return { kind, target, second: null, zone: '3', value: 3, bank: false, aim, ...chances, reasons: [], sample: [] };
}

function adviceOf(...shots: AdvisedShot[]): Advice {
  return { to_shoot: 'red', weights_left: 1, win_thrown_away: 0.4, shots, simulated: 1 };
}

class Refused extends Error {
  constructor(readonly field: string) {
    super(`${field} is wrong`);
  }
}

// Answers when told to; a cancelled question fails as it does in the worker.
function scripted() {
  const asked: { request: AdviceRequest; answer(advice: Advice): void; refuse(error: Error): void; signal: AbortSignal }[] = [];
  const advise = (request: AdviceRequest, signal?: AbortSignal) =>
    new Promise<Advice>((resolve, reject) => {
      asked.push({ request, answer: resolve, refuse: reject, signal: signal! });
      signal!.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
    });
  return { asked, study: { advise } };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('the coach', () => {
  it('answers with little effort first and then with all of it', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const done = coach.ask([position]);
    expect(coach.thinking.value).toBe(true);
    asked[0]!.answer(adviceOf(shot('lag')));
    await soon();
    expect(coach.answer.value).toMatchObject({ isFinal: false, line: { effort: firstEffort } });
    expect(coach.thinking.value).toBe(true);
    asked[1]!.answer(adviceOf(shot('stick', 0), shot('lag')));
    await done;
    expect(coach.answer.value).toMatchObject({ isFinal: true, line: { effort: fullEffort } });
    expect(coach.thinking.value).toBe(false);
    expect(coach.shot.value?.kind).toBe('stick');
    expect(coach.times.value!.final).toBeGreaterThanOrEqual(coach.times.value!.first);
  });

  it('calls off what was asked before, and never shows it', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const old = coach.ask([position]);
    asked[0]!.answer(adviceOf(shot('lag')));
    await soon();
    const latest = coach.ask([{ ...position, thrown: 3 }]);
    expect(coach.answer.value).toBeNull();
    expect(asked[1]!.signal.aborted).toBe(true);
    await old;
    expect(coach.thinking.value).toBe(true);
    asked[2]!.answer(adviceOf(shot('tap', 1)));
    await soon();
    asked[3]!.answer(adviceOf(shot('tap', 1)));
    await latest;
    expect(coach.answer.value!.line.thrown).toBe(3);
  });

  it('goes on showing the shot that is looked at, where the better answer has it', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const done = coach.ask([position]);
    asked[0]!.answer(adviceOf(shot('lag'), shot('guard', 1)));
    await soon();
    coach.choose(1);
    asked[1]!.answer(adviceOf(shot('stick', 0), shot('lag'), shot('guard', 1)));
    await done;
    expect(coach.shot.value?.kind).toBe('guard');
  });

  it('takes the hammer that the engine accepts', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const done = coach.ask(withHammer(position, ['red', 'blue']));
    asked[0]!.refuse(new Refused('hammer'));
    await soon();
    expect(asked[1]!.request.hammer).toBe('blue');
    asked[1]!.answer(adviceOf(shot('lag')));
    await soon();
    asked[2]!.answer(adviceOf(shot('lag')));
    await done;
    expect(coach.answer.value!.line.hammer).toBe('blue');
  });

  it('says why there is no answer', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const done = coach.ask([position]);
    asked[0]!.refuse(new Refused('score'));
    await done;
    expect(coach.fault.value).toBe('score is wrong');
    expect(coach.answer.value).toBeNull();
    expect(coach.thinking.value).toBe(false);
  });

  it('says nothing more of a position that is no longer there', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const done = coach.ask([position]);
    asked[0]!.answer(adviceOf(shot('lag'), shot('guard')));
    await soon();
    coach.choose(1);
    for (const isWaiting of [true, false]) {
      coach.forget(isWaiting);
      expect([coach.answer.value, coach.shot.value, coach.times.value, coach.chosen.value, coach.thinking.value]).toEqual([null, null, null, 0, isWaiting]);
    }
    await done;
    expect([coach.answer.value, coach.thinking.value]).toEqual([null, false]);
  });

  it('is silent once it is stopped', async () => {
    const { asked, study } = scripted();
    const coach = new Coach(study);
    const done = coach.ask([position]);
    coach.stop();
    await done;
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(coach.fault.value).toBeNull();
  });
});

describe('a question to the coach', () => {
  it('has the sides of its seats, or those that the engine takes without', () => {
    expect(sidesOf({ shares_board: true }, {})).toEqual(['red', 'blue']);
    expect(sidesOf({ shares_board: false }, {})).toEqual(['first', 'second']);
    const seats = [{ name: 'Ann', side: 'A' }, { name: 'Bob' }, { name: 'Cem', side: 'A' }];
    expect(sidesOf({ shares_board: true }, { seats })).toEqual(['A', 'Bob']);
  });

  it('can be pasted into a shell, whatever the players are called', () => {
    const line = { ...position, seats: [{ name: "O'Hara" }] };
    expect(adviseCommand(line)).toBe(String.raw`echo '{"game":"any","weights":[],"to_shoot":"red","seats":[{"name":"O'\''Hara"}]}' | hammer advise`);
  });
});
