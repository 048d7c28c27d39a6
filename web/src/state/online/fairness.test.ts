import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { engineInstance } from '../../../tests/engine_instance';
import { umpiredRecord, withRightSums } from '../../../tests/records';
import { noAnswer, type Answered } from '../../net/api';
import type { Match } from '../../net/messages';
import { checkFairness } from './fairness';
import { rememberLuck, seenLuck } from './luck';

// Bob added a number, Ann did not.
const hosted = readFileSync(new URL('../../../../protocol/tests/hosted/knock_off.ndjson', import.meta.url), 'utf8');
const head = JSON.parse(hosted.split('\n')[0]!) as { match: string; commitment: string };
const { secret } = JSON.parse(hosted.trimEnd().split('\n').at(-1)!) as { secret: string };
const bobs = 'c0ffee00112233445566778899aabbcc';
const other = { secret: (secret.startsWith('0') ? '1' : '0') + secret.slice(1), number: `d${bobs.slice(1)}` };
const engine = await engineInstance();

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());

function viewOf(seats: number[], more: Partial<Match> = {}): Match {
  const named = ['Ann', 'Bob'].map((name, seat) => ({ seat, side: name, name, kind: 'guest' as const, present: true }));
  return { id: head.match, phase: 'over', seats: named, you: { seats }, luck: { commitment: head.commitment, numbers: [false, true] }, ...more } as Match;
}

function check(record: string, view: Match = viewOf([1])) {
  const api = {
    match: async (): Promise<Answered<Match>> => ({ ok: true, value: view }),
    record: async (): Promise<Answered<string>> => ({ ok: true, value: record }),
  };
  return checkFairness(head.match, api, engine);
}

const forged = (what: string, by: string) => withRightSums(hosted.replace(what, by));
const wrong = (code: string) => ({ kind: 'unfair', wrong: { code } });

const remember = (seat: number, value: string, state: 'sent' | 'accepted' | 'refused') =>
  rememberLuck({ match: head.match, commitment: head.commitment, number: { seat, value, state } });

describe('a match whose luck was fair', () => {
  it('is one with the number that this device sent, whether or not the answer arrived', async () => {
    for (const state of ['accepted', 'sent'] as const) {
      remember(1, bobs, state);
      expect(await check(hosted)).toMatchObject({ kind: 'fair', luck: { isSeen: true, seats: [{ isMine: false }, { isMine: true, isConfirmed: true }] } });
    }
  });

  it('says who added which number, and how often something was drawn', async () => {
    const answer = await check(hosted, viewOf([]));
    if (answer.kind !== 'fits') throw new Error(answer.kind);
    expect(answer.luck).toMatchObject({ match: head.match, commitment: head.commitment, secret, isSeen: false });
    expect(answer.luck.draws).toBeGreaterThan(5);
    expect(answer.luck.seats.map(({ name, number, isMine }) => [name, number, isMine])).toEqual([
      ['Ann', null, false],
      ['Bob', bobs, false],
    ]);
  });
});

describe('a match that fits, though this device cannot vouch for the numbers', () => {
  it('is one that somebody watched', async () => {
    expect(await check(hosted, viewOf([]))).toMatchObject({ kind: 'fits', unconfirmed: 'watched' });
  });

  it('is one with a number for the own seat that this device did not send', async () => {
    expect(await check(hosted)).toMatchObject({ kind: 'fits', unconfirmed: 'own_elsewhere', luck: { seats: [{}, { isConfirmed: false }] } });
    remember(1, other.number, 'refused');
    expect(await check(hosted)).toMatchObject({ kind: 'fits', unconfirmed: 'own_elsewhere' });
  });

  it('is one without the own number', async () => {
    expect(await check(hosted, viewOf([0]))).toMatchObject({ kind: 'fits', unconfirmed: 'own_missing' });
    remember(0, other.number, 'refused');
    expect(await check(hosted, viewOf([0]))).toMatchObject({ kind: 'fits', unconfirmed: 'own_missing', luck: { seats: [{ isMine: true, number: null }, {}] } });
  });
});

describe('a forged match is named as such', () => {
  it('by the engine: another secret, another commitment, another number, a changed line', async () => {
    expect(await check(forged(secret, other.secret))).toEqual(wrong('secret_differs'));
    expect(await check(forged(head.commitment, 'a'.repeat(64)))).toEqual(wrong('secret_differs'));
    expect(await check(forged(bobs, other.number))).toEqual(wrong('draw_differs'));
    expect(await check(hosted.replace('"speed":1.8', '"speed":1.9'))).toMatchObject({ kind: 'unfair', wrong: { code: 'record_refused', refused: { code: 'record_changed' } } });
  });

  it('by what this device saw: another commitment, or none any more', async () => {
    rememberLuck({ match: head.match, commitment: 'b'.repeat(64) });
    expect(await check(hosted)).toEqual(wrong('other_commitment'));
    const seeded = umpiredRecord([{ game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 }, { cmd: 'concede', side: 'Ann' }]);
    expect(await check(seeded)).toEqual(wrong('no_commitment'));
  });

  it('by what this device sent: the number is another one, or missing', async () => {
    remember(1, other.number, 'accepted');
    expect(await check(hosted)).toEqual(wrong('other_number'));
    remember(0, other.number, 'accepted');
    expect(await check(hosted)).toEqual(wrong('no_number'));
  });

  it('whatever seat the server says was ours', async () => {
    remember(1, other.number, 'accepted');
    for (const seats of [[], [0], [1]]) expect(await check(hosted, viewOf(seats))).toEqual(wrong('other_number'));
  });

  it('when the server hands out another match, or keeps its secret', async () => {
    expect(await check(hosted, viewOf([1], { id: 'another' }))).toEqual(wrong('other_match'));
    expect(await check(forged(`,"secret":"${secret}"`, ''))).toMatchObject({ kind: 'unfair' });
  });
});

describe('what cannot be checked', () => {
  const seeded = umpiredRecord([{ game: 'knock-off', seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 3 }, { cmd: 'concede', side: 'Ann' }]);

  it('is a match from before there were commitments', async () => {
    expect(await check(seeded, viewOf([1], { luck: null }))).toEqual({ kind: 'older' });
  });

  it('is a match by other rules or another physics', async () => {
    const revised = withRightSums(hosted.replace(/"physics_revision":\d+/, '"physics_revision":999'));
    expect(await check(revised)).toEqual({ kind: 'other_version' });
  });

  it('is one that goes on', async () => {
    expect(await check(hosted, viewOf([1], { phase: 'playing' }))).toEqual({ kind: 'not_over' });
  });

  it('is one that the server does not hand out; if it is gone, so is what the device knew of it', async () => {
    rememberLuck({ match: 'm', commitment: 'c' });
    const away = { match: async () => noAnswer, record: async () => noAnswer };
    expect(await checkFairness('m', away, engine)).toEqual({ kind: 'refused', why: noAnswer });
    expect(seenLuck('m')).not.toBeNull();
    const gone = { ...noAnswer, status: 404, code: 'no_match' };
    expect(await checkFairness('m', { match: async () => gone, record: async () => gone }, engine)).toEqual({ kind: 'refused', why: gone });
    expect(seenLuck('m')).toBeNull();
  });
});
