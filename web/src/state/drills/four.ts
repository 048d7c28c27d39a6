import { fourStand } from '../exercise/checks';
import { isIn, zoneOn, type Area } from '../exercise/places';
import type { Outcome } from '../exercise/outcome';
import type { TableInfo } from '../../engine/types';
import type { Drill, DrillExercise } from './drill';

// One for each that rests in the area, and two more when all four are in play.
function marksForReaching(area: Area): (outcome: Outcome) => number {
  return ({ thrown, failed }) => thrown.filter((weight) => weight.fate === 'on' && isIn(area, weight)).length + (failed ? 0 : 2);
}

function marksForWorth({ thrown, failed }: Outcome): number {
  return failed ? 0 : thrown.reduce((sum, { judged }) => sum + (judged?.value ?? 0), 0);
}

function fourInto(area: Area, marks: (outcome: Outcome) => number): DrillExercise {
  return { weights: [], color: 'red', areas: [area], aimFor: null, check: fourStand, marks };
}

function reaching(board: TableInfo): DrillExercise {
  const area = zoneOn(board, 0.6, 0);
  return fourInto(area, marksForReaching(area));
}

const forWorth = (board: TableInfo) => [fourInto(zoneOn(board, board.deuce_line ?? 0, 0), marksForWorth)];

export const four: Drill = {
  key: 'four',
  throws: 6,
  needs: { cushions: false, fours: true },
  levels: [
    { powder: 'medium', most: 6, exercises: (board) => [reaching(board)] },
    { powder: 'medium', most: 16, exercises: forWorth },
    { powder: 'fast', most: 16, exercises: forWorth },
  ],
};
