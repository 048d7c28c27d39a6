// Matches of this device for tests: on the real engine, shown to nobody.
import { engineInstance } from './engine_instance';
import { eventually } from './units_setup';
import type { Engine } from '../src/engine/engine';
import type { Course, MatchSetup } from '../src/engine/types';
import { MemoryStore } from '../src/state/device_store';
import { MatchLibrary } from '../src/state/match_library';
import type { MatchPlan } from '../src/state/plan';
import { PlaySession } from '../src/state/play_session';
import type { Moment, Pace } from '../src/state/table_session';

export const libraryWords = {
  noSuchMatch: 'no such match',
  noSetup: 'no setup',
  notOpen: 'not open',
  elsewhere: 'in another window',
  notSaved: 'not saved',
  noRoom: 'no room',
};
export const pace: Pace = { thinking: 0, weight: 0, result: 0, rest: 0, retry: 5, tempo: () => 'relaxed' };
export const stage = { show: async (_course: Course) => {} };

export async function table(plan: MatchPlan): Promise<{ engine: Engine; library: MatchLibrary; store: MemoryStore; session: PlaySession; id: string }> {
  const engine = await engineInstance();
  const store = new MemoryStore();
  const library = new MatchLibrary(engine, store, libraryWords);
  const begun = await library.start(plan, 'table');
  if (!begun.ok) throw new Error(begun.error);
  const session = new PlaySession(await library.openMatch(begun.id), stage, pace);
  return { engine, library, store, session, id: begun.id };
}

export function plan(setup: Partial<MatchSetup>, levels: Record<string, string>, first?: string): MatchPlan {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  return { setup: { game: 'knock-off', seats, seed: 7, ...setup }, levels, ...(first === undefined ? {} : { first }) };
}

export function until(session: PlaySession, wanted: (moment: Moment) => boolean): Promise<Moment> {
  return eventually(() => {
    const moment = session.moment.value;
    if (!wanted(moment)) throw new Error(`still ${moment.kind}`);
    return moment;
  });
}

export const lag = { cmd: 'shoot', y: 0, speed: 1.85, angle: 0, spin: 0 } as const;
