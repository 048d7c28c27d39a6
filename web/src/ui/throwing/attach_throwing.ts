// Puts a thrower at the table: pointers on the canvas, keys, and what the scene shows of it.
import { computed } from '@preact/signals';

import type { Engine } from '../../engine/engine';
import type { Course, Shot, TableInfo } from '../../engine/types';
import type { TableScene } from '../../scene/contract';
import type { TableSession } from '../../state/table_session';
import { changePreferences, preferences } from '../../state/preferences';
import { commandFor, inHand } from '../../state/throwing/aim';
import { reachOf } from '../../state/throwing/reach';
import { Thrower, type ThrowerParts } from '../../state/throwing/thrower';
import { weightRadius } from '../../state/match_options';
import { reducedMotion } from '../table_host';
import { showHeldWeight } from './held_weight';
import { listenToKeys } from './keys';
import { listenToPointers } from './pointers';

export interface ThrowingParts {
  scene: TableScene | null; // null: nothing can be drawn, and only keys and buttons throw
  session: Pick<TableSession, 'moment' | 'state' | 'setup' | 'send'>;
  engine: Pick<Engine, 'speedToReach'>;
  table: TableInfo; // of the session
  usual: TableInfo; // the engine's first: flicks are set for it
  onShot?: (shot: Shot) => void;
}

export interface Throwing {
  thrower: Thrower;
  table: TableInfo;
  isDrawn: boolean; // else there is no weight to take hold of, and only keys and controls throw
  // To be played instead of the course itself: goes on from where the hand let go.
  join(course: Course): Course;
  detach(): void;
}

export async function attachThrowing(parts: ThrowingParts): Promise<Throwing> {
  const { session, table, engine, usual } = parts;
  const { powder, weight } = session.setup;
  return throwingWith(parts.scene, {
    table,
    radius: weightRadius(table, weight),
    reach: await reachOf(engine, { table, powder, weight }, usual),
    hand: computed(() => inHand(session.moment.value, session.state.value)),
    onShot: (shot, hand, color) => {
      parts.onShot?.(shot);
      return session.send(commandFor(shot, hand, color));
    },
  });
}

const byKeysOnly = computed(() => ({ ...preferences.value, throwBy: 'keyboard' as const }));

type FromPage = 'preferences' | 'toBoard' | 'window' | 'now' | 'changeWay';

// The parts that the page gives are added here, as far as they are not others.
export function throwingWith(scene: TableScene | null, parts: Omit<ThrowerParts, FromPage> & Partial<ThrowerParts>): Throwing {
  const thrower = new Thrower({
    preferences: scene ? preferences : byKeysOnly,
    toBoard: ({ x, y }) => scene?.boardPoint(x, y) ?? null,
    window: () => ({ width: innerWidth, height: innerHeight }),
    now: () => performance.now(),
    changeWay: (throwBy) => changePreferences({ throwBy }),
    ...parts,
  });
  const ends = [listenToKeys(thrower), () => thrower.dispose()];
  if (scene) ends.unshift(listenToPointers({ canvas: scene.canvas, arrive: () => scene.arrive() }, thrower), showHeldWeight(scene, thrower, reducedMotion));
  return {
    thrower,
    table: parts.table,
    isDrawn: scene !== null,
    join: (course) => thrower.join(course),
    detach: () => {
      for (const end of ends) end();
    },
  };
}
