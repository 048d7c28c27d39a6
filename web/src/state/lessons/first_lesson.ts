// For someone who has never played: hold, lag, attack, block, hanger, hammer.
import { all, inPlay, knocksOff, leavesOwn, restsIn, scores, staysOn, worth } from '../exercise/checks';
import { zoneOn } from '../exercise/places';
import { blue, red, toThrow, toThrowInto, whoScores, type LessonStep } from './lesson';

export const firstLesson = 'first';

export const firstSteps: LessonStep[] = [
  toThrow('hold', inPlay),
  toThrowInto('reach', (board) => zoneOn(board, 1.3, 0), restsIn),
  toThrowInto('lag', (board) => zoneOn(board, board.deuce_line ?? 0, 0), (area) => worth(2, area)),
  toThrowInto('aim', (board) => zoneOn(board, 1.2, 0, board.width / 2, 0.04), restsIn),
  toThrow('attack', knocksOff, { lying: [blue(0.12)] }),
  toThrow('stay', all(knocksOff, staysOn), { lying: [blue(0.2, -0.05)] }),
  toThrowInto('block', (board) => zoneOn(board, 1.3, 0.3, 0.1, -0.1), (area) => all(leavesOwn, restsIn(area)), { lying: [red(0.12)] }),
  toThrowInto('hanger', (board) => zoneOn(board, board.trey_line ?? 0, 0), (area) => worth(3, area)),
  whoScores('count', [red(0.09, 0.1), red(0.25, -0.05), blue(0.2, 0.02), blue(0.45, -0.12), red(0.6, 0.14)]),
  toThrow('hammer', scores, { lying: [blue(0.22, 0.03), blue(0.7, -0.16), red(0.4, 0.17)] }),
];
