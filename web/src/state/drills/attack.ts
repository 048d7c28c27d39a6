import { all, knocksOff, staysOn } from '../exercise/checks';
import { weightOn } from '../exercise/places';
import type { TableInfo } from '../../engine/types';
import type { Drill, DrillExercise } from './drill';
import { marksForKnockingOff } from './marks';

// Blue lies at these places: from the far edge, left of the middle.
function attackOn(board: TableInfo, ...places: [number, number][]): DrillExercise {
  const weights = places.map(([fromEdge, left]) => weightOn(board, 'blue', fromEdge, left));
  return { weights, color: 'red', areas: [], aimFor: null, check: all(knocksOff, staysOn), marks: marksForKnockingOff(2) };
}

export const attack: Drill = {
  key: 'attack',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', most: 3, exercises: (board) => [attackOn(board, [0.12, 0])] },
    {
      powder: 'medium',
      most: 3,
      exercises: (board) => [attackOn(board, [0.15, 0.2]), attackOn(board, [0.15, -0.2]), attackOn(board, [0.7, 0.1]), attackOn(board, [0.7, -0.1])],
    },
    {
      powder: 'medium',
      most: 5,
      exercises: (board) => [attackOn(board, [0.25, 0.02], [0.1, 0.07]), attackOn(board, [0.25, -0.02], [0.1, -0.07])],
    },
  ],
};
