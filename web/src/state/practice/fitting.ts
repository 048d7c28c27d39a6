// On the practice table weights can lie anywhere, but a game needs to know how many were thrown, and by which side. The page
// does not know the order of throwing, so it asks the engine about each possibility until one is accepted.
import type { Position, Study, ToShoot } from '../../engine/study';
import type { Color } from '../../engine/types';
import { positionOf, sidesOf, type Layout } from './layout';

export interface Fit {
  position: Position;
  color: Color; // of the next throw
  four: boolean; // four weights at once
}

const maxThrown = 16; // weights in a round or turn of any game

// The first possibility that the engine accepts with the wanted colour next. If there is none, it rejects with the engine's
// reason.
export async function fitOf(study: Pick<Study, 'toShoot'>, layout: Layout, signal: AbortSignal): Promise<Fit> {
  let reason: unknown = new Error();
  let isKnown = false;
  for (const toShoot of possibleSides(layout)) {
    for (const thrown of possibleNumbers(layout)) {
      for (const firstColor of possibleFirsts(layout)) {
        const position = positionOf(layout, toShoot, thrown, firstColor);
        const next = await asked(study, position, signal);
        if ('refused' in next) {
          if (fieldOf(next.refused) === null) throw next.refused; // aborted, or the engine is not available
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

// The given side, the side with the colour, or the first one. Without seats, sides have the engine's names.
function possibleSides({ situation, color }: Layout): string[] {
  const sides = sidesOf(situation);
  const owner = sides.find((side) => situation.colors?.[side] === color) ?? sides[color === 'red' ? 0 : 1];
  const named = sides.length > 0 ? [owner ?? '', sides[0] ?? ''] : [color, 'first'];
  return [...new Set([situation.toShoot ?? '', ...named])].filter((side) => side !== '');
}

// The given number, the smallest one, or any other that makes it the colour's turn.
function possibleNumbers({ situation, weights }: Layout): (number | undefined)[] {
  const all = Array.from({ length: maxThrown - weights.length }, (_, more) => weights.length + more);
  return situation.thrown === undefined ? [undefined, ...all] : [situation.thrown, undefined, ...all];
}

function possibleFirsts({ situation }: Layout): (Color | undefined)[] {
  return situation.firstColor ? [situation.firstColor, undefined] : [undefined, 'red', 'blue'];
}
