import { all, inPlay, knocksOff, restsIn, staysOn, worth } from '../exercise/checks';
import { placeOn, weightOn, zoneOn } from '../exercise/places';
import type { TableInfo } from '../../engine/types';
import type { Drill, DrillExercise } from './drill';
import { fieldsRound, marksForKnockingOff, marksInFields } from './marks';

const reaches = [1, 2 / 3, 1 / 3].map((share) => ({ along: 0.24 * share, across: 0.12 * share }));

function deepOn(board: TableInfo): DrillExercise {
  const area = zoneOn(board, board.deuce_line ?? 0, 0);
  return {
    weights: [],
    color: 'red',
    areas: [area],
    aimFor: null,
    check: worth(2, area),
    marks: (outcome) => (inPlay(outcome) ? 0 : (outcome.thrown[0]?.judged?.value ?? 0)),
  };
}

function ontoPlace(board: TableInfo, left: number): DrillExercise {
  const place = placeOn(board, 0.4, left);
  const areas = fieldsRound(board, place, reaches);
  return { weights: [], color: 'red', areas, aimFor: null, check: restsIn(areas[0] ?? zoneOn(board, 0, 0)), marks: marksInFields(areas) };
}

// One behind the other; `left` is where the deeper one lies.
function attackOn(board: TableInfo, left: number): DrillExercise {
  const weights = [weightOn(board, 'blue', 0.5, 0), weightOn(board, 'blue', 0.15, left)];
  return { weights, color: 'red', areas: [], aimFor: null, check: all(knocksOff, staysOn), marks: marksForKnockingOff(2) };
}

export const bank: Drill = {
  key: 'bank',
  throws: 8,
  needs: { cushions: true, fours: false },
  levels: [
    { powder: 'medium', most: 4, exercises: (board) => [deepOn(board)] },
    { powder: 'medium', most: 3, exercises: (board) => [ontoPlace(board, 0.08), ontoPlace(board, -0.08)] },
    { powder: 'medium', most: 5, exercises: (board) => [attackOn(board, 0.08), attackOn(board, -0.08)] },
  ],
};
