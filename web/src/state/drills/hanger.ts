import { worth } from '../exercise/checks';
import { weightOn, zoneOn } from '../exercise/places';
import type { PlacedWeight } from '../../engine/study';
import type { TableInfo } from '../../engine/types';
import type { Drill, DrillExercise } from './drill';
import { marksByZone } from './marks';

const forAll = { hanger: 5, corner_hanger: 5, '5': 2, '4': 2, '3': 2, '2': 1 };
const forTheDeepest = { hanger: 5, corner_hanger: 5, '5': 2, '4': 2, '3': 2 };

function deepOn(board: TableInfo, byZone: Record<string, number>, weights: PlacedWeight[] = []): DrillExercise {
  const area = zoneOn(board, board.trey_line ?? 0, 0);
  return { weights, color: 'red', areas: [area], aimFor: null, check: worth(3, area), marks: marksByZone(byZone) };
}

export const hanger: Drill = {
  key: 'hanger',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', most: 5, exercises: (board) => [deepOn(board, forAll)] },
    { powder: 'medium', most: 5, exercises: (board) => [deepOn(board, forTheDeepest)] },
    {
      powder: 'fast',
      most: 5,
      exercises: (board) => [deepOn(board, forTheDeepest, [weightOn(board, 'blue', 0.6, 0.09), weightOn(board, 'blue', 0.45, -0.07)])],
    },
  ],
};
