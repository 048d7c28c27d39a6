import { describe, expect, it, vi } from 'vitest';

import type { Course } from '../engine/types';
import { PlaySession } from './play_session';
import { lag, pace, plan, stage, table, until } from '../../tests/play_sessions';
import { showings, tempos, type Tempo } from './tempo';
import { Referee } from './throw_result';

describe('the tempo', () => {
  // The speeds at which throws are shown, by player.
  async function speeds(tempo: Tempo, levels: Record<string, string>, skips = (_session: PlaySession) => {}): Promise<Record<string, Set<number>>> {
    const { library, id } = await table(plan({ options: { game_score: 100 } }, levels, 'Ann'));
    const shown: Record<string, Set<number>> = {};
    const watched = { show: async (_course: Course, _mayLook: boolean, speed = 1) => void (shown[session.state.value.to_shoot!.player] ??= new Set()).add(speed) };
    const session = new PlaySession(await library.openMatch(id), watched, { ...pace, tempo: () => tempo });
    session.moment.subscribe(() => skips(session));
    session.begin();
    for (let thrown = 0; thrown < 3; ++thrown) {
      await until(session, ({ kind }) => kind === 'aiming');
      await session.send({ ...lag, y: 0.06 * thrown });
    }
    await until(session, ({ kind }) => kind === 'aiming');
    return shown;
  }

  it('is for machines; what people here throw is shown as it is', async () => {
    for (const tempo of tempos) expect(await speeds(tempo, { Bob: 'novice' })).toEqual({ Ann: new Set([1]), Bob: new Set([showings[tempo].speed]) });
    expect(await speeds('instant', {})).toEqual({ Ann: new Set([1]), Bob: new Set([1]) });
  });

  it('a machine that is skipped while it thinks is shown where its throw ends, and only that one', async () => {
    let skipped = 0;
    const once = (session: PlaySession) => session.moment.value.kind === 'thinking' && session.state.value.to_shoot?.player === 'Bob' && ++skipped === 2 && session.skip();
    expect(await speeds('brisk', { Bob: 'novice' }, once)).toEqual({ Ann: new Set([1]), Bob: new Set([3, Infinity]) });
  });

  it('shortens how long a machine thinks and its result stays, but not that of one’s own throw', async () => {
    const { engine, library, id } = await table(plan({}, { Bob: 'novice' }, 'Ann'));
    const session = new PlaySession(await library.openMatch(id), stage, { ...pace, thinking: 100, rest: 10, tempo: () => 'brisk' });
    const [game, info] = [(await engine.games()).find(({ key }) => key === 'knock-off')!, (await engine.tables()).find(({ name }) => name === session.setup.table)!];
    session.referee = new Referee(engine, session.setup, game, info, () => Promise.reject(new Error('no wobble')));
    session.begin();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await session.send(lag);
    await until(session, ({ kind }) => kind === 'aiming');
    const known = waits.mock.calls.map(([, wait]) => wait).filter((wait) => [10, 100, 40, 4].includes(wait ?? 0));
    waits.mockRestore();
    expect(known).toEqual([10, 40, 4]);
  });
});
