import { signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';

import { eventually } from '../../../tests/units_setup';
import { noAnswer, type Answered } from '../../net/api';
import type { Match } from '../../net/messages';
import { drawNumber, forgetLuck, LuckNumber, rememberLuck, seenLuck } from './luck';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const pauses = { first: 1, max: 2 };
const commitment = 'c'.repeat(64);

const running: LuckNumber[] = [];
afterEach(() => {
  for (const number of running.splice(0)) number.stop();
  kept.clear();
});

type View = Pick<Match, 'phase' | 'luck' | 'you'>;

const view = (numbers: boolean[], seats = [0], more: Partial<View> = {}): Match =>
  ({ phase: 'playing', luck: { commitment, numbers }, you: { seats }, ...more }) as Match;

const refused = (code: string): Answered<Match> => ({ ...noAnswer, status: 409, code });
const taken: Answered<Match> = { ok: true, value: view([true, false]) };

// Answers one call after another, the last one from then on.
function table(first: Match | null, ...answers: Answered<Match>[]) {
  const sent: string[] = [];
  const seen = signal(first);
  const addNumber = async (match: string, number: string) => {
    expect(match).toBe('m');
    sent.push(number);
    return answers[Math.min(sent.length, answers.length) - 1] ?? taken;
  };
  const watch = () => {
    const number = new LuckNumber({ addNumber }, 'm', seen, pauses, store);
    running.push(number);
    return number;
  };
  return { sent, seen, watch, state: () => seenLuck('m', store)?.number?.state };
}

describe('a number for the luck', () => {
  it('is drawn at random, 16 bytes in hex', () => {
    const numbers = new Set(Array.from({ length: 100 }, drawNumber));
    expect(numbers.size).toBe(100);
    for (const number of numbers) expect(number).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is sent once, as soon as the match has begun, and remembered with the commitment', async () => {
    const { sent, seen, watch, state } = table(null, taken);
    watch();
    seen.value = view([], [0], { phase: 'waiting', luck: null });
    expect(sent).toEqual([]);
    seen.value = view([false, false]);
    seen.value = view([false, true]);
    await eventually(() => expect(state()).toBe('accepted'));
    seen.value = view([true, true]);
    expect(sent).toHaveLength(1);
    expect(seenLuck('m', store)).toEqual({ match: 'm', commitment, number: { seat: 0, value: sent[0], state: 'accepted' } });
  });

  it('is sent again after a lost connection, the same each time', async () => {
    const { sent, watch, state } = table(view([false, false]), noAnswer, { ...noAnswer, status: 503 }, taken);
    watch();
    await eventually(() => expect(state()).toBe('accepted'));
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  it('is the same after the page was left before the server answered', async () => {
    const { sent, seen, watch, state } = table(view([false, false]), noAnswer);
    const before = watch();
    await eventually(() => expect(sent.length).toBeGreaterThan(0));
    before.stop();
    expect(state()).toBe('sent');
    seen.value = view([true, false]); // it had arrived
    const again = table(seen.value, taken);
    again.watch();
    await eventually(() => expect(state()).toBe('accepted'));
    expect(again.sent).toEqual([sent[0]]);
  });

  it.each(['number_late', 'number_twice'])('is given up where the server has no use for it: %s', async (code) => {
    const { sent, seen, watch, state } = table(view([false, false]), refused(code));
    watch();
    await eventually(() => expect(state()).toBe('refused'));
    seen.value = view([false, true]);
    expect(sent).toHaveLength(1);
  });

  it('is nobody’s who only watches, whose number is there, or whose match draws from a seed', () => {
    for (const seen of [view([false, false], []), view([true, false]), view([], [0], { luck: null }), view([false, false], [0], { phase: 'over' })]) {
      const { sent, watch } = table(seen);
      watch();
      expect(sent).toEqual([]);
    }
    expect(seenLuck('m', store)?.commitment).toBe(commitment); // seen by the first, who watched
  });
});

describe('what this device has seen of the luck', () => {
  it('keeps the first commitment, whatever the server says later', () => {
    const { seen, watch } = table(view([false, false], []));
    watch();
    seen.value = view([false, false], [], { luck: { commitment: 'd'.repeat(64), numbers: [] } });
    expect(seenLuck('m', store)?.commitment).toBe(commitment);
  });

  it('is bounded, and the oldest is forgotten first', () => {
    for (let i = 0; i < 100; ++i) rememberLuck({ match: `m${i}`, commitment }, store);
    expect(seenLuck('m99', store)).not.toBeNull();
    expect(seenLuck('m40', store)).not.toBeNull();
    expect(seenLuck('m39', store)).toBeNull();
    expect(kept.get('hammer.luck')!.length).toBeLessThan(20_000);
  });

  it('is gone when the match is', () => {
    rememberLuck({ match: 'a', commitment }, store);
    rememberLuck({ match: 'b', commitment }, store);
    forgetLuck('a', store);
    expect([seenLuck('a', store), seenLuck('b', store)?.match]).toEqual([null, 'b']);
  });

  it('is nothing where the storage holds something else, or is forbidden', () => {
    for (const text of ['{', '7', '[null, 3, {"match": 1}]']) {
      kept.set('hammer.luck', text);
      expect(seenLuck('m', store)).toBeNull();
    }
    const forbidden = { getItem: () => { throw new Error('no'); }, setItem: () => { throw new Error('no'); }, removeItem: () => {} };
    rememberLuck({ match: 'm', commitment }, forbidden);
    expect(seenLuck('m', forbidden)).toBeNull();
  });
});
