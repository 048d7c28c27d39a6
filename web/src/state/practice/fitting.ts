// Weights are laid on the practice table as one likes; a game counts those thrown before. How many were, and by whom, is
// asked of the engine until it agrees: the page knows no order of throwing.
import type { Position, Study, ToShoot } from '../../engine/study';
import type { Color } from '../../engine/types';
import { positionOf, sidesOf, type Layout } from './layout';

export interface Fit {
  position: Position;
  color: Color; // of what is thrown next
  four: boolean; // four together
}

const most = 16; // thrown in a round or turn of any game

// The first that the engine accepts with the wanted colour thrown next; else it fails with the engine's reason.
export async function fitOf(study: Pick<Study, 'toShoot'>, layout: Layout, signal: AbortSignal): Promise<Fit> {
  let reason: unknown = new Error();
  let isKnown = false;
  for (const toShoot of possibleSides(layout)) {
    for (const thrown of possibleNumbers(layout)) {
      for (const firstColor of possibleFirsts(layout)) {
        const position = positionOf(layout, toShoot, thrown, firstColor);
        const next = await asked(study, position, signal);
        if ('refused' in next) {
          if (fieldOf(next.refused) === null) throw next.refused; // called off, or no engine there to ask
          if (!isKnown && fieldOf(next.refused) !== 'to_shoot') [reason, isKnown] = [next.refused, true];
        } else if (next.color === null || next.color === layout.color) {
          return { position: { ...position, thrown: next.thrown }, color: layout.color, four: next.throws === 4 };
        }
      }
    }
  }
  throw reason;
}

async function asked(study: Pick<Study, 'toShoot'>, position: Position, signal: AbortSignal): Promise<ToShoot | { refused: unknown }> {
  try {
    return await study.toShoot(position, signal);
  } catch (error) {
    return { refused: error };
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

export function fieldOf(error: unknown): string | null {
  const field = typeof error === 'object' && error !== null && 'field' in error ? error.field : null;
  return typeof field === 'string' ? field : null;
}

// The one that was said, the one that has the colour, or the first; without seats they have the engine's own names.
function possibleSides({ situation, color }: Layout): string[] {
  const sides = sidesOf(situation);
  const owner = sides.find((side) => situation.colors?.[side] === color) ?? sides[color === 'red' ? 0 : 1];
  const named = sides.length > 0 ? [owner ?? '', sides[0] ?? ''] : [color, 'first'];
  return [...new Set([situation.toShoot ?? '', ...named])].filter((side) => side !== '');
}

// As said; else the fewest; else one that makes it the colour's turn.
function possibleNumbers({ situation, weights }: Layout): (number | undefined)[] {
  const all = Array.from({ length: most - weights.length }, (_, more) => weights.length + more);
  return situation.thrown === undefined ? [undefined, ...all] : [situation.thrown, undefined, ...all];
}

function possibleFirsts({ situation }: Layout): (Color | undefined)[] {
  return situation.firstColor ? [situation.firstColor, undefined] : [undefined, 'red', 'blue'];
}
