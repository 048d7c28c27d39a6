import { all, leavesOwn, restsIn } from '../exercise/checks';
import { weightOn, zoneOn } from '../exercise/places';
import type { TableInfo } from '../../engine/types';
import type { Drill, DrillExercise } from './drill';

interface Lane {
  left: number; // of the weight to be guarded
  near: number; // the lane, from the far edge
  far: number;
  width: number;
}

// In the lane 3, beside it 1.
function blockOn(board: TableInfo, { left, near, far, width }: Lane): DrillExercise {
  const lane = zoneOn(board, near, far, left + width / 2, left - width / 2);
  const beside = zoneOn(board, near + 0.2, far - 0.1, left + width, left - width);
  const inLane = all(leavesOwn, restsIn(lane));
  const isBeside = all(leavesOwn, restsIn(beside));
  return {
    weights: [weightOn(board, 'red', 0.12, left)],
    color: 'red',
    areas: [lane],
    aimFor: null,
    check: inLane,
    marks: (outcome) => (!inLane(outcome) ? 3 : !isBeside(outcome) ? 1 : 0),
  };
}

const narrow = { near: 0.75, far: 0.35, width: 0.11 };

export const block: Drill = {
  key: 'block',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', most: 3, exercises: (board) => [blockOn(board, { left: 0, near: 0.85, far: 0.4, width: 0.12 })] },
    { powder: 'medium', most: 3, exercises: (board) => [blockOn(board, { left: 0.13, ...narrow }), blockOn(board, { left: -0.13, ...narrow })] },
    {
      powder: 'fast',
      most: 3,
      exercises: (board) => [0.15, -0.15].map((left) => blockOn(board, { left, near: 0.6, far: 0.3, width: 0.09 })),
    },
  ],
};
