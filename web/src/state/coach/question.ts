// The question to the coach: a position as it lies, with hands, and with the hammer said.
import type { Hand, Position } from '../../engine/study';
import type { GameInfo } from '../../engine/types';

// The sides of a position, as the engine names them where no seats are given.
export function sidesOf(game: Pick<GameInfo, 'shares_board'>, position: Pick<Position, 'seats'>): string[] {
  if (position.seats) return [...new Set(position.seats.map(({ name, side }) => side ?? name))];
  return game.shares_board ? ['red', 'blue'] : ['first', 'second'];
}

// `hands`: by side; one that is not here keeps the hand that the position gives it.
export function withHands(position: Position, hands: Record<string, Hand>): Position {
  if (Object.keys(hands).length === 0) return position;
  const { hand } = position;
  const before = typeof hand === 'object' && !('speed' in hand) ? hand : {};
  return { ...position, hand: { ...before, ...hands } };
}

// Who has the hammer follows from whose throw it is and how many were thrown; how, is the engine's business. It accepts
// the one that is right.
export function withHammer(position: Position, sides: readonly string[]): Position[] {
  return position.hammer === undefined ? sides.map((hammer) => ({ ...position, hammer })) : [position];
}

function isAboutTheHammer(error: unknown): boolean {
  return error instanceof Error && 'field' in error && error.field === 'hammer';
}

// The first that is accepted, and its answer.
export async function firstAccepted<T>(positions: readonly Position[], ask: (position: Position) => Promise<T>): Promise<{ position: Position; answer: T }> {
  let refusal: unknown;
  for (const position of positions) {
    try {
      return { position, answer: await ask(position) };
    } catch (error) {
      if (!isAboutTheHammer(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
