import type { TableInfo } from '../../engine/types';
import { restsIn } from '../exercise/checks';
import { placeOn, zoneOn } from '../exercise/places';
import type { Drill, DrillExercise } from './drill';
import { fieldsRound, marksInFields, type Reach } from './marks';

const wide = reaches(0.4, 0.2);
const smaller = reaches(0.28, 0.15);
const small = reaches(0.22, 0.11);

// All, two thirds and one third of it.
function reaches(along: number, across: number): Reach[] {
  return [3, 2, 1].map((thirds) => ({ along: (along * thirds) / 3, across: (across * thirds) / 3 }));
}

function lagTo(board: TableInfo, fromEdge: number, left: number, size: readonly Reach[]): DrillExercise {
  const place = placeOn(board, fromEdge, left);
  const areas = fieldsRound(board, place, size);
  return { weights: [], color: 'red', areas, aimFor: place, check: restsIn(areas[0] ?? zoneOn(board, 0, 0)), marks: marksInFields(areas) };
}

export const lag: Drill = {
  key: 'lag',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', most: 3, exercises: (board) => [lagTo(board, 0.45, 0, wide)] },
    { powder: 'medium', most: 3, exercises: (board) => [lagTo(board, 0.35, 0.1, smaller), lagTo(board, 0.35, -0.1, smaller)] },
    { powder: 'fast', most: 3, exercises: (board) => [lagTo(board, 0.25, -0.13, small), lagTo(board, 0.25, 0.13, small)] },
  ],
};
