import { describe, expect, it } from 'vitest';

import { refusalMessage } from '../engine/fault';
import type { SheetRound } from '../engine/types';
import { change, conflictOf, isComplete, leavingOut, linesOf, putInBefore, takeOut } from './score_sheet';

const shared = (report: number | null, points: Record<string, number>): SheetRound =>
  ({ report, game: 1, round: report ?? 1, end: 'A', side: null, first: 'Ann', points, total: points, by: report === null ? 'throws' : 'points' });
const turn = (report: number, round: number, side: string, points: number): SheetRound =>
  ({ ...shared(report, { [side]: points }), round, side });

describe('the lines of a score sheet', () => {
  it('are rounds that sides share, or frames of turns', () => {
    expect(linesOf({ rounds: [shared(1, { Ann: 3, Bob: 0 }), shared(2, { Ann: 0, Bob: 1 })] }).map(({ turns }) => turns.length)).toEqual([1, 1]);
    const frames = linesOf({ rounds: [turn(1, 1, 'Ann', 5), turn(2, 1, 'Bob', 0), turn(3, 2, 'Ann', 8)] });
    expect(frames.map(({ round, turns }) => [round, turns.map(({ side }) => side)])).toEqual([[1, ['Ann', 'Bob']], [2, ['Ann']]]);
  });
});

describe('corrections', () => {
  const [frame] = linesOf({ rounds: [turn(4, 2, 'Ann', 5), turn(5, 2, 'Bob', 0)] });
  const [round] = linesOf({ rounds: [shared(3, { Ann: 3, Bob: 0 })] });

  it('change one turn, and take out or put in whole lines', () => {
    expect(change(frame!.turns[1]!, { Bob: 7 })).toEqual({ cmd: 'correct', report: 5, removes: 1, puts: [{ score: { Bob: 7 } }] });
    expect(takeOut(frame!)).toEqual({ cmd: 'correct', report: 4, removes: 2 });
    expect(putInBefore(frame!)).toEqual({ cmd: 'correct', report: 4, puts: [{ score: { Ann: 0 } }, { score: { Bob: 0 } }] });
    expect(putInBefore(round!, { Bob: 2 })).toEqual({ cmd: 'correct', report: 3, puts: [{ score: { Ann: 0, Bob: 2 } }] });
  });

  it('keep who really shot first, and put in no frame of which turns are missing', () => {
    const odd = { ...shared(3, { Ann: 3, Bob: 0 }), first: 'Bob', out_of_turn: true as const };
    expect(change(odd, { Ann: 0, Bob: 2 })).toMatchObject({ puts: [{ score: { Ann: 0, Bob: 2 }, first: 'Bob' }] });
    expect([isComplete(frame!, ['Ann', 'Bob']), isComplete(frame!, ['Ann', 'Bob', 'Cy']), isComplete(round!, ['Ann', 'Bob'])]).toEqual([true, false, true]);
  });

  it('leave alone what was thrown', () => {
    const [thrown] = linesOf({ rounds: [shared(null, { Ann: 1, Bob: 0 })] });
    expect([change(thrown!.turns[0]!, {}), takeOut(thrown!), putInBefore(thrown!)]).toEqual([null, null, null]);
  });

  it('say what no longer fits by the numbers on the sheet, and ask with it', () => {
    const refused = (report: number | null) => refusalMessage({ code: 'later_do_not_fit', field: 'leave_out', arguments: { events: 4, report } });
    const removed = takeOut(frame!)!;
    expect(conflictOf(removed, refused(6))).toEqual({ leaveOut: 4, from: 8 });
    expect(conflictOf(putInBefore(round!, {})!, refused(6))).toEqual({ leaveOut: 4, from: 5 });
    expect(conflictOf(removed, refused(null))).toEqual({ leaveOut: 4, from: null });
    expect(conflictOf(removed, refusalMessage({ code: 'no_such_report', field: 'report', arguments: { reports: 3 } }))).toBeNull();
    expect(conflictOf(removed, null)).toBeNull();
    expect(leavingOut(removed, { leaveOut: 4, from: 8 })).toEqual({ ...removed, leave_out: 4 });
  });
});
