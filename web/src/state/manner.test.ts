import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import { BestThrow, type KeptThrow, worthOf } from './best_throw';
import { Manner, remarkOn } from './manner';
import type { Moment } from './table_session';
import type { Outcome, ThrowResult } from './throw_result';
import type { MatchState } from '../engine/types';

const lies = (value: number): Outcome => ({ kind: 'rests', zone: '3', value, next: null });
const fell: Outcome = { kind: 'fell', edge: 'far' };

function thrown(player: string, outcome: Outcome, more: Partial<ThrowResult> = {}): ThrowResult {
  const color = player === 'Ann' ? 'red' : 'blue';
  return { player, color, outcome, place: { x: 6, y: 0 }, others: [], knockedOff: { red: 0, blue: 0 }, moved: { red: 0, blue: 0 }, wobble: null, ...more };
}

// What a session shows, for Ann against Rosa.
function table() {
  const result = signal<ThrowResult | null>(null);
  const moment = signal<Moment>({ kind: 'aiming' });
  const state = signal({ round: 1, frame: 1, series: { game: 1 }, to_shoot: { side: 'Ann' }, hash: '0' } as MatchState);
  const session = { result, moment, state, plan: { levels: { Rosa: 'novice' } }, ownSide: () => 'Ann' };
  const shoot = (player: string, outcome: Outcome, more: Partial<ThrowResult> = {}) => {
    state.value = { ...state.value, to_shoot: { side: player } as MatchState['to_shoot'] };
    result.value = null;
    moment.value = { kind: 'sliding' };
    result.value = thrown(player, outcome, more);
    state.value = { ...state.value, hash: String(Number(state.value.hash) + 1) };
    moment.value = { kind: player === 'Ann' ? 'thinking' : 'aiming' };
  };
  const undoTo = (hash: string) => {
    moment.value = { kind: 'thinking' };
    state.value = { ...state.value, hash };
    moment.value = { kind: 'aiming' };
  };
  const nextRound = () => (state.value = { ...state.value, round: state.value.round + 1 });
  return { session, shoot, undoTo, nextRound, moment };
}

describe('the best throw', () => {
  it('is worth what it lies on and what it knocked off, and less for one’s own', () => {
    expect(worthOf(thrown('Ann', lies(3)))).toBe(3);
    expect(worthOf(thrown('Ann', fell))).toBe(0);
    expect(worthOf(thrown('Ann', lies(2), { knockedOff: { red: 0, blue: 1 } }))).toBeGreaterThan(3);
    expect(worthOf(thrown('Ann', lies(2), { knockedOff: { red: 1, blue: 0 } }))).toBe(0);
    expect(worthOf(thrown('Rosa', lies(1), { knockedOff: { red: 1, blue: 0 } }))).toBeGreaterThan(1);
  });

  it('is one’s own, is kept, and goes when it is taken back', () => {
    const { session, shoot, undoTo } = table();
    const kept: (ThrowResult | null)[] = [];
    const best = new BestThrow(session, null, (found) => kept.push(found));
    const end = best.follow();
    shoot('Ann', lies(2));
    shoot('Rosa', lies(4));
    expect(best.best.value).toMatchObject({ player: 'Ann', outcome: { value: 2 } });
    shoot('Ann', lies(1));
    shoot('Rosa', fell);
    shoot('Ann', lies(3));
    expect(best.best.value).toMatchObject({ outcome: { value: 3 } });
    undoTo('4');
    expect(best.best.value).toMatchObject({ outcome: { value: 2 } });
    expect(kept.map((each) => (each?.outcome as { value: number }).value)).toEqual([2, 3, 2]);
    end();
    shoot('Ann', lies(4));
    expect(best.best.value).toMatchObject({ outcome: { value: 2 } });
  });

  it('is the one from before a reload, unless a better one comes', () => {
    const { session, shoot } = table();
    const best = new BestThrow(session, thrown('Ann', lies(3)), () => {});
    best.follow();
    shoot('Ann', lies(2));
    expect(best.best.value).toMatchObject({ outcome: { value: 3 } });
  });

  it('is not the partner’s, who is a machine', () => {
    const { session, shoot } = table();
    const best = new BestThrow({ ...session, plan: { levels: { Rosa: 'novice', Amir: 'casual', Kofi: 'pro' } } }, null, () => {});
    best.follow();
    shoot('Ann', lies(1));
    shoot('Kofi', lies(4));
    expect(best.best.value).toMatchObject({ player: 'Ann' });
  });

  it('stays when another throw or a dusting is taken back, after a reload too, and goes when it is itself', () => {
    const { session, shoot, undoTo } = table();
    let kept: KeptThrow | null = null;
    const end = new BestThrow(session, null, (found) => (kept = found)).follow();
    shoot('Ann', lies(2));
    shoot('Rosa', fell);
    shoot('Ann', lies(3));
    shoot('Rosa', fell);
    shoot('Ann', lies(1));
    end();
    const again = new BestThrow(session, kept, () => {});
    again.follow();
    undoTo('dusted');
    undoTo('4');
    expect(again.best.value).toMatchObject({ outcome: { value: 3 } });
    undoTo('2');
    expect(again.best.value).toMatchObject({ outcome: { value: 2 } });
    undoTo('0');
    expect(again.best.value).toBeNull();
  });
});

describe('what an opponent says', () => {
  it('is about good throws and failed ones, whose ever they were', () => {
    expect(remarkOn(thrown('Ann', lies(3)), true)).toBe('praised');
    expect(remarkOn(thrown('Rosa', lies(4)), false)).toBe('made');
    expect(remarkOn(thrown('Ann', fell), true)).toBe('consoled');
    expect(remarkOn(thrown('Rosa', { kind: 'dead', removed: true, short: 20 }), false)).toBe('missed');
    expect(remarkOn(thrown('Rosa', lies(2)), false)).toBeNull();
    expect(remarkOn(thrown('Rosa', { kind: 'unseen' }), false)).toBeNull();
  });

  it('is said once a round and each kind once a match', () => {
    const { session, shoot, nextRound, moment } = table();
    const manner = new Manner(session);
    manner.follow();
    const heard: unknown[] = [];
    manner.now.subscribe((remark) => remark && heard.push(remark));
    for (let round = 0; round < 8; ++round) {
      for (let weight = 0; weight < 4; ++weight) {
        shoot('Ann', weight % 2 === 0 ? fell : lies(3));
        shoot('Rosa', weight % 2 === 0 ? lies(3) : fell);
      }
      moment.value = { kind: 'judging', judged: null as never };
      expect(manner.now.value).toBeNull();
      nextRound();
    }
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard.length).toBeGreaterThan(1);
  });

  it('about your throw is gone when you aim again, about theirs when you throw', () => {
    const { session, shoot, nextRound, moment } = table();
    const manner = new Manner(session);
    manner.follow();
    shoot('Ann', lies(3));
    expect(manner.now.value).toBe('praised');
    shoot('Rosa', lies(2));
    expect(manner.now.value).toBeNull();
    nextRound();
    shoot('Ann', lies(2));
    shoot('Rosa', lies(3));
    expect(manner.now.value).toBe('made');
    expect(moment.value.kind).toBe('aiming');
    shoot('Ann', lies(1));
    expect(manner.now.value).toBeNull();
  });
});
