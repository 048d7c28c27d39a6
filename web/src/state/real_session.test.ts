import { describe, expect, it } from 'vitest';

import type { Played } from '../engine/engine';
import type { AgreedSetup, Command, MatchState, TableInfo, MatchAnswer } from '../engine/types';
import { pointsReport, sidesToScore } from './points_entry';
import { decelerationOf, judgeRequest, nearestPowder, RealSession, typicalLag, weightsReport } from './real_session';
import { freePlace, laid, moved, removed, type LaidWeight } from './laid_weights';
import type { OpenMatch } from './match_library';

const table = { length: 6.3, release_x: 0.3, deceleration: { slow: 0.47, medium: 0.3, fast: 0.18 } } as TableInfo;
const radius = 0.03;
const state = (round: number) =>
  ({ round, score: { Ann: 0, Bob: 0 }, conceded: [], to_shoot: { side: 'Bob' } }) as unknown as MatchState;
const played = (answer: MatchAnswer): Played => ({ answer, lines: '', course: null, powder: null });

function openMatch(answers: MatchAnswer[], sent: Command[] = []): OpenMatch {
  return {
    id: 'm',
    kind: 'real',
    plan: { setup: { game: 'g', seats: [] }, levels: {} },
    setup: {} as AgreedSetup,
    played: played({ ok: true, events: [], state: state(1) }),
    sheet: async () => ({ rounds: [], worth: [[0, 16]], both_score: false }),
    act: async () => Promise.reject(new Error('nobody is a machine here')),
    send: async (command) => {
      sent.push(command);
      const answer = answers.shift();
      if (!answer) throw new Error('could not be saved');
      return played(answer);
    },
  };
}

describe('a match at a real board', () => {
  it('goes on with what the engine answers', async () => {
    const session = await RealSession.of(
      openMatch([{ ok: true, events: [{ event: 'scored', side: 'Ann', points: 3, total: 3 }], state: state(2) }]),
    );
    expect(session.state.value.round).toBe(1);
    expect(await session.send(pointsReport({ Ann: 3 }, {}))).toBe(true);
    expect(session.state.value.round).toBe(2);
    expect(session.events.value[0]).toMatchObject({ event: 'scored', points: 3 });
  });

  it('stays as it is when refused, and says why', async () => {
    const session = await RealSession.of(openMatch([{ ok: false, error: 'no round is worth 31', field: 'score.Ann', state: null }]));
    expect(await session.send(pointsReport({ Ann: 31 }, {}))).toBe(false);
    expect(session.fault.value).toBe('no round is worth 31');
    expect(session.state.value.round).toBe(1);
    session.forgetFault();
    expect(session.fault.value).toBeNull();
  });

  it('says so when a report could not be kept', async () => {
    const session = await RealSession.of(openMatch([]));
    expect(await session.send({ cmd: 'undo' })).toBe(false);
    expect(session.fault.value).toBe('could not be saved');
  });

  it('sends one command at a time', async () => {
    const sent: Command[] = [];
    const session = await RealSession.of(openMatch([{ ok: true, events: [], state: state(2) }], sent));
    const both = await Promise.all([session.send({ cmd: 'undo' }), session.send({ cmd: 'undo' })]);
    expect(both).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });

  it('asks for the points of both sides, or of the one at turn', () => {
    expect(sidesToScore(state(1), true)).toEqual(['Ann', 'Bob']);
    expect(sidesToScore({ ...state(1), conceded: ['Ann'] }, true)).toEqual(['Bob']);
    expect(sidesToScore(state(1), false)).toEqual(['Bob']);
    expect(sidesToScore({ ...state(1), to_shoot: null }, false)).toEqual([]);
  });
});

describe('reports', () => {
  const weights: LaidWeight[] = [{ id: 4, color: 'red', x: 6.1, y: 0.02 }];

  it('have the weights without what only the map needs', () => {
    expect(weightsReport(weights, null, {})).toEqual({ cmd: 'report', weights: [{ color: 'red', x: 6.1, y: 0.02 }] });
    expect(weightsReport([], 'blue', { first: 'Ann' })).toEqual({
      cmd: 'report',
      weights: [],
      first_color: 'blue',
      first: 'Ann',
    });
  });

  it('are asked of the judge without the handicap', () => {
    const setup = {
      game: 'g',
      preset: 'tournament',
      options: { foul_line: 'long', handicap: { Ann: 2 } },
      table: '22ft',
      weight: 'medium',
    } as unknown as AgreedSetup;
    expect(judgeRequest(setup, weights, null)).toEqual({
      game: 'g',
      preset: 'tournament',
      options: { foul_line: 'long' },
      table: '22ft',
      weight: 'medium',
      weights: [{ color: 'red', x: 6.1, y: 0.02 }],
    });
  });
});

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const half = 0.254;
const onBoard = ({ x, y }: { x: number; y: number }) => ({
  x: clamp(x, 0, table.length),
  y: clamp(y, -half, half),
});

describe('weights on the map', () => {
  it('stay on the board when one makes room for another', () => {
    const corners = [-1, 0, 1].map((side) => ({ x: table.length - 0.004, y: side * half }));
    for (const corner of corners) {
      const one = laid([], 'red', corner, radius, onBoard);
      for (const [dx, dy] of [[0, 0], [0.004, 0], [0.003, 0.01], [-0.003, -0.02], [0, 0.02]] as const) {
        const [, two] = laid(one, 'blue', onBoard({ x: corner.x + dx, y: corner.y + dy }), radius, onBoard);
        expect(onBoard(two!)).toEqual({ x: two!.x, y: two!.y });
        expect(Math.hypot(two!.x - one[0]!.x, two!.y - one[0]!.y)).toBeGreaterThanOrEqual(2 * radius);
      }
    }
  });

  it('never lie on one another', () => {
    const one = laid([], 'red', { x: 6, y: 0 }, radius, onBoard);
    const two = laid(one, 'blue', { x: 6.01, y: 0 }, radius, onBoard);
    expect(two.map(({ id }) => id)).toEqual([1, 2]);
    expect(two[1]!.x - 6).toBeGreaterThanOrEqual(2 * radius);
    const again = moved(two, 2, { x: 6, y: 0 }, radius, onBoard);
    expect(Math.hypot(again[1]!.x - 6, again[1]!.y)).toBeGreaterThanOrEqual(2 * radius);
  });

  it('go where there is room, and away again', () => {
    let weights: LaidWeight[] = [];
    for (let count = 0; count < 8; ++count) weights = laid(weights, 'red', freePlace(weights, table, radius), radius, onBoard);
    const apart = weights.flatMap((a) => weights.filter((b) => b.id > a.id).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(2 * radius);
    expect(removed(weights, 3).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  });
});

describe('the powder from one lag', () => {
  it('is 2 d / t²', () => {
    expect(decelerationOf(5.4, 6)).toBe(0.3);
    expect(decelerationOf(5.4, 0)).toBeNull();
    expect(decelerationOf(0, 6)).toBeNull();
  });

  it('is named after the nearest', () => {
    expect(nearestPowder(table, 0.29)).toBe('medium');
    expect(nearestPowder(table, 0.1)).toBe('fast');
    expect(nearestPowder(table, 0.39)).toBe('slow');
  });

  it('is timed over a good lag', () => {
    expect(typicalLag(table)).toBe(5.8);
  });
});
