import { scores, worth } from '../../exercise/checks';
import { zoneOn } from '../../exercise/exercise';
import { blue, howMany, red, toThrow, toThrowInto, type LessonStep } from '../lessons';

export const steps: LessonStep[] = [
  toThrowInto('three', (board) => zoneOn(board, board.trey_line ?? 0, 0), (area) => worth(3, area)),
  howMany('count', [red(0.09, 0.04), blue(0.17, -0.15), red(0.24, 0.13), blue(0.34, -0.06), blue(0.46, 0.17), red(0.54, -0.14)], [3, 7, 10]),
  howMany('no_three', [red(0.1225, 0.05), blue(0.2, -0.1), red(0.23, 0.14), blue(0.36, 0.02), red(0.42, -0.15)], [0, 8, 9]),
  howMany('hangers', [red(0.015, 0.238), blue(0.02, -0.06), blue(0.2, -0.17), red(0.35, 0.09)], [16, 29, 42]),
  howMany('dead', [red(0.08, 0.05), blue(0.2, -0.1), red(4.9, 0.02)], [0, 5, 6]),
  toThrow('save', scores, { lying: [red(0.08, 0.15), blue(0.2, -0.15), red(4.9)], color: 'blue' }),
];
