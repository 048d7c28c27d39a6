// The score sheet of a real table as it is shown and put right.
import { readRefusal } from '../engine/fault';
import type { Command, Sheet, SheetRound } from '../engine/types';
import type { Points } from './points_entry';

// The turns of one frame, or the one line of a round that sides share.
export interface SheetLine {
  game: number;
  round: number;
  turns: SheetRound[];
}

export function linesOf({ rounds }: Pick<Sheet, 'rounds'>): SheetLine[] {
  const lines: SheetLine[] = [];
  for (const turn of rounds) {
    const last = lines[lines.length - 1];
    const continues = last && turn.side !== null && last.game === turn.game && last.round === turn.round;
    if (continues) last.turns.push(turn);
    else lines.push({ game: turn.game, round: turn.round, turns: [turn] });
  }
  return lines;
}

export type Correction = Extract<Command, { cmd: 'correct' }>;

export function change(turn: SheetRound, points: Points): Correction | null {
  if (turn.report === null) return null;
  const first = turn.out_of_turn ? { first: turn.first } : {};
  return { cmd: 'correct', report: turn.report, removes: 1, puts: [{ score: points, ...first }] };
}

// Null: nothing of it was reported.
export function takeOut({ turns }: SheetLine): Correction | null {
  const first = firstReport(turns);
  return first === null ? null : { cmd: 'correct', report: first, removes: turns.filter(({ report }) => report !== null).length };
}

// A line before it. `points`: of a round that sides share; each turn of a frame is worth nothing until it is changed.
export function putInBefore({ turns }: SheetLine, points: Points = {}): Correction | null {
  const first = firstReport(turns);
  if (first === null) return null;
  const scored = ({ points: sides }: SheetRound) => ({ score: Object.fromEntries(Object.keys(sides).map((side) => [side, points[side] ?? 0])) });
  return { cmd: 'correct', report: first, puts: turns.map(scored) };
}

// A frame that is not complete cannot be put in: nobody has said yet in which order the others would shoot.
export function isComplete({ turns }: SheetLine, sides: readonly string[]): boolean {
  return turns[0]?.side === null || sides.every((side) => turns.some((turn) => turn.side === side));
}

function firstReport(turns: readonly SheetRound[]): number | null {
  return turns.find(({ report }) => report !== null)?.report ?? null;
}

export interface Conflict {
  leaveOut: number; // events, if it is done all the same
  from: number | null; // the first report that no longer fits, by its number now; null: no report is among them
}

// What no longer fits after `correction`, if that is why it was refused.
export function conflictOf(correction: Correction, refusal: string | null): Conflict | null {
  const refused = refusal === null ? null : readRefusal(refusal);
  if (refused?.code !== 'later_do_not_fit') return null;
  const { events, report } = refused.arguments;
  const shift = (correction.puts?.length ?? 0) - (correction.removes ?? 0);
  return { leaveOut: Number(events), from: typeof report === 'number' ? report - shift : null };
}

export function leavingOut(correction: Correction, { leaveOut }: Conflict): Correction {
  return { ...correction, leave_out: leaveOut };
}
